// The draws that lead to a recorded set-up: the inverse of a shuffle.

/** The draws with which `shuffle` puts these things in this order; equal things are interchangeable. */
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
