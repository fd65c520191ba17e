import type { Core, Position } from '../src/core/types.js';
import { createReferee } from '../src/referee/referee.js';

/** Every position that can be reached, and whether it can be won, by the referee alone. */
export const everyPosition = (core: Core, deal: Position, most: number) => {
  const referee = createReferee(core);
  referee.load(deal);
  const buffer = new Int32Array(4096);
  const number = new Map<string, number>();
  const positions: Position[] = [];
  const before: number[][] = [];
  const won: number[] = [];
  const enter = (from: number | undefined): boolean => {
    const known = number.get(referee.text());
    const at = known ?? positions.length;
    if (from !== undefined) before[at] = [...(before[at] ?? []), from];
    if (known !== undefined) return false;
    number.set(referee.text(), at);
    positions.push(referee.position());
    before[at] ??= [];
    if (referee.won()) won.push(at);
    return true;
  };
  const walk = (): void => {
    const at = number.get(referee.text())!;
    const moves = Array.from(buffer.subarray(0, referee.moves(buffer, 0)));
    for (const move of moves) {
      if (positions.length > most) return;
      referee.play(move);
      if (enter(at)) walk();
      referee.undo();
    }
  };
  enter(undefined);
  walk();
  if (positions.length > most) return undefined;
  const winnable = new Set(won);
  for (const at of winnable) for (const from of before[at]!) winnable.add(from);
  return positions.map((position, at) => ({ position, wins: winnable.has(at) }));
};
