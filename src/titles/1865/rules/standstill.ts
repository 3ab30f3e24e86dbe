// Nothing happens any more: a stock round and both operating rounds have left everything as it was. The book does not speak of
// it, for it counts on the bank running out; the game ends then.
import { canonical, hashText } from '../../../engine/core/hash.ts';
import type { State1865 } from './state.ts';

/** All but what is going on, which counts the rounds. */
function digestOf(s: State1865): string {
  const { flow, chance, stood, ...position } = s;
  return hashText(canonical(position));
}

/** Asked before each stock round. Everybody could act, but all have passed, nobody was paid and no price moved. */
export function isStandstill(s: State1865): boolean {
  const before = s.stood;
  s.stood = digestOf(s);
  return s.stood === before;
}
