// Small sets of numbers as bits, some words of them.

export type Bits = Int32Array;

export const noBits = (size: number): Bits => new Int32Array(Math.max(1, Math.ceil(size / 32)));

export function addBit(bits: Bits, i: number): void {
  bits[i >> 5]! |= 1 << (i & 31);
}

/** The numbers in a set, ascending. */
export function bitsOf(bits: Bits): number[] {
  const found: number[] = [];
  for (let w = 0; w < bits.length; w++)
    for (let rest = bits[w]!; rest !== 0; rest &= rest - 1) found.push(32 * w + 31 - Math.clz32(rest & -rest));
  return found;
}

export const hasBit = (bits: Bits, i: number): boolean => (bits[i >> 5]! & (1 << (i & 31))) !== 0;

export function meets(a: Bits, b: Bits): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w]! & b[w]!) !== 0) return true;
  return false;
}

/** True if every bit of the first is in the second. */
export function isWithin(a: Bits, b: Bits): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w]! & ~b[w]!) !== 0) return false;
  return true;
}

/** Puts the bits of the second into the first. */
export function join(a: Bits, b: Bits): void {
  for (let w = 0; w < a.length; w++) a[w]! |= b[w]!;
}

/** Joins sets that have something in common, until none have. */
export function merged(sets: readonly Bits[]): readonly Bits[] {
  const found: Bits[] = [];
  for (const set of sets) {
    const whole = set.slice();
    for (let i = found.length - 1; i >= 0; i--) if (meets(found[i]!, whole)) join(whole, found.splice(i, 1)[0]!);
    found.push(whole);
  }
  return found;
}
