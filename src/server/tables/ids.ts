// Ids and secrets of tables, drawn from the system's random source.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 32 signs that are hard to confuse, so that each stands for five bits. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

export const randomId = (length: number): string =>
  Array.from(randomBytes(length), (byte) => SIGNS[byte & 31]).join('');

/** The seed of a game, and its hash, which may be shown beforehand. */
export function newSeed(): { seed: string; seed_hash: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, seed_hash: createHash('sha256').update(seed).digest('hex') };
}

export function shuffled<T>(things: readonly T[]): T[] {
  const out = [...things];
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
