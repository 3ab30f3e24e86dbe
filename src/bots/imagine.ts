import { below, type Core, ownCopy } from '../engine/index.ts';

/** A private copy of what a seat sees, to try things out in. What chance may still bring, it draws for itself. */
export function imagine<S extends Core>(view: S, rng: number[]): S {
  const s = ownCopy(view);
  s.chance.rng = Array.from({ length: 4 }, () => below(rng, 0x100000000) | 0);
  return s;
}
