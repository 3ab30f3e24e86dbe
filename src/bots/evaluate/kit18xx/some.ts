// Some of a list, drawn.
import { below } from '../../../engine/core/chance.ts';

export function some<T>(all: T[], count: number, rng: number[]): T[] {
  while (all.length > count) all.splice(below(rng, all.length), 1);
  return all;
}
