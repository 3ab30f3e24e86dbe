// The platform's random numbers, recomputed: every game there has a seed from which all of them follow.

const MODULUS = 2n ** 31n;

/** The seed of a game: the one in its settings, or else the first run of digits in its id. */
export function seedOf(setting: unknown, id: unknown): number {
  const named = /^\d+$/.exec(String(setting ?? '').trim());
  const digits = named ?? /\d+/.exec(String(id ?? ''));
  return Number(BigInt(digits?.[0] ?? 0) % MODULUS);
}

/** One draw after the other. `Math.imul` keeps the low 32 bits of the product, which would not fit a double. */
export function drawsFrom(seed: number): () => number {
  let x = seed;
  return () => {
    x = (Math.imul(1103515245, x) + 12345) & 0x7fffffff;
    return x;
  };
}

/** One draw for each of these things in their order; then the things in rising order of their draws. */
export const sortedByDraws = <T>(things: readonly T[], draw: () => number): readonly T[] =>
  things
    .map((thing) => ({ thing, drawn: draw() }))
    .sort((a, b) => a.drawn - b.drawn)
    .map(({ thing }) => thing);
