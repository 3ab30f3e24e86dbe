// Chance lives in the state: the draws so far, the draws that are already settled, and a generator for the rest.
import { hashText } from './hash.ts';

export interface Chance {
  /** Every draw so far, in order: a record replays from these alone. */
  drawn: number[];
  /** Draws that are already settled (a replay, an imported set-up); followed before the generator is asked. */
  follow: number[];
  /** The generator, four 32-bit words; null if only `follow` may be drawn. */
  rng: number[] | null;
}

/** A record's draws run out or are impossible: a fault of the record, not of the game. */
export class OutOfDraws extends RangeError {}

type WithChance = { chance: Chance };

export const seeded = (seed: string): Chance => ({ drawn: [], follow: [], rng: rngFrom(seed) });

/** Follows these draws; a fork goes on beyond them with a seed of its own. */
export const following = (draws: readonly number[], seed?: string): Chance => ({
  drawn: [],
  follow: [...draws],
  rng: seed === undefined ? null : rngFrom(seed),
});

/** A whole number from 0 to n - 1. */
export function roll(s: WithChance, n: number): number {
  const { chance } = s;
  // The generator also advances on settled draws, so that a resumed game draws the same numbers as an unbroken one.
  const fresh = chance.rng && below(chance.rng, n);
  const value = chance.follow[chance.drawn.length] ?? fresh;
  if (value === null) throw new OutOfDraws('the record has no more draws');
  if (!(value < n)) throw new OutOfDraws(`the record draws ${value} where fewer than ${n} are possible`);
  chance.drawn.push(value);
  return value;
}

/** A copy of the things in random order. */
export function shuffle<T>(s: WithChance, things: readonly T[]): T[] {
  const out = [...things];
  for (let i = out.length - 1; i > 0; i--) {
    const j = roll(s, i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}

/** sfc32, our own eight lines, so that no upgrade of a library changes a game's draws. */
export function rngFrom(seed: string): number[] {
  const h = hashText(seed);
  const rng = [parseInt(h.slice(0, 8), 16) | 0, parseInt(h.slice(8), 16) | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

function next(rng: number[]): number {
  const a = rng[0]!;
  const b = rng[1]!;
  const c = rng[2]!;
  const d = rng[3]!;
  const t = (((a + b) | 0) + d) | 0;
  rng[3] = (d + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

const ALL = 0x100000000;

/** Unbiased: throws away draws from the last, incomplete row of n, which would favour the low numbers. */
export function below(rng: number[], n: number): number {
  if (!(n >= 1 && n <= ALL)) throw new RangeError(`no number below ${n}`);
  if (n === ALL) return next(rng);
  for (;;) {
    const x = next(rng);
    const value = x % (n >>> 0); // two whole numbers of 32 bits: others are divided three times as slowly
    if (x - value <= ALL - n) return value;
  }
}
