// A random choice of some elements of a list.
import { below } from '../../engine/index.ts';

export function some<T>(all: T[], count: number, rng: number[]): T[] {
  while (all.length > count) all.splice(below(rng, all.length), 1);
  return all;
}
