import { below, type Core, ownCopy } from '../engine/index.ts';

/** A private copy of a seat's view, to try things out in, with its own draws for future chance. */
export function imagine<S extends Core>(view: S, rng: number[]): S {
  const s = ownCopy(view);
  s.chance.rng = Array.from({ length: 4 }, () => below(rng, 0x100000000) | 0);
  return s;
}
