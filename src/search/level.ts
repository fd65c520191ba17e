import { longer, longerBytes, longerFloat } from './longer.js';

/** Places at first. */
const FIRST = 64;

/**
 * The best positions of a level of a beam, at most `width`, each saved as `bytes` bytes: a heap by
 * score with the worst first. `cut` tells whether any was turned away.
 */
export class Level {
  /** Saved positions by place; the node of each (see `beam.ts`). */
  states: Uint8Array;
  nodes = new Int32Array(FIRST);
  count = 0;
  cut = false;
  private scores = new Float64Array(FIRST);
  private places = new Int32Array(FIRST);
  private readonly width: number;

  constructor(width: number, bytes: number) {
    this.width = width;
    this.states = new Uint8Array(FIRST * bytes);
  }

  clear(): void {
    this.count = 0;
  }

  /** The place where a position of this score is to be saved; -1 if all kept are as good. */
  offer(score: number): number {
    if (this.count < this.width) {
      if (this.count === this.places.length) this.grow();
      const place = this.count++;
      this.rise(place, score, place);
      return place;
    }
    this.cut = true;
    if (score >= this.scores[0]!) return -1;
    const place = this.places[0]!;
    this.sink(score, place);
    return place;
  }

  private grow(): void {
    this.states = longerBytes(this.states);
    this.nodes = longer(this.nodes);
    this.places = longer(this.places);
    this.scores = longerFloat(this.scores);
  }

  private put(at: number, score: number, place: number): void {
    this.scores[at] = score;
    this.places[at] = place;
  }

  private rise(from: number, score: number, place: number): void {
    let at = from;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (this.scores[up]! >= score) break;
      this.put(at, this.scores[up]!, this.places[up]!);
      at = up;
    }
    this.put(at, score, place);
  }

  private sink(score: number, place: number): void {
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= this.count) break;
      if (down + 1 < this.count && this.scores[down + 1]! > this.scores[down]!) down++;
      if (this.scores[down]! <= score) break;
      this.put(at, this.scores[down]!, this.places[down]!);
      at = down;
    }
    this.put(at, score, place);
  }
}
