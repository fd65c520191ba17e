import { longer, longerFloat } from './longer.js';

/** A binary heap of numbers from 0, the one with the least cost first. */
export class Heap {
  private items = new Int32Array(1 << 8);
  private costs = new Float64Array(1 << 8);
  size = 0;

  clear(): void {
    this.size = 0;
  }

  push(item: number, cost: number): void {
    if (this.size === this.items.length) {
      this.items = longer(this.items);
      this.costs = longerFloat(this.costs);
    }
    const { items, costs } = this;
    let at = this.size++;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (costs[up]! <= cost) break;
      items[at] = items[up]!;
      costs[at] = costs[up]!;
      at = up;
    }
    items[at] = item;
    costs[at] = cost;
  }

  /** Takes the first out. There must be one. */
  pop(): number {
    const { items, costs } = this;
    const first = items[0]!;
    const size = --this.size;
    const item = items[size]!;
    const cost = costs[size]!;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      if (below + 1 < size && costs[below + 1]! < costs[below]!) below++;
      if (costs[below]! >= cost) break;
      items[at] = items[below]!;
      costs[at] = costs[below]!;
      at = below;
    }
    items[at] = item;
    costs[at] = cost;
    return first;
  }
}
