// What chance must have given for a set-up that a record writes down: the inverse of a shuffle.

/** The draws after which `shuffle` leaves these things in this order; equal things may stand for each other. */
export function drawsFor<T>(things: readonly T[], wanted: readonly T[]): number[] {
  const out = [...things];
  const draws: number[] = [];
  for (let i = out.length - 1; i > 0; i--) {
    const j = out.slice(0, i + 1).lastIndexOf(wanted[i]!);
    draws.push(j);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return draws;
}
