/** A private copy of plain data, to be written to in place. Several times faster than `structuredClone`. */
export function copy<T>(x: T): T {
  if (x === null || typeof x !== 'object') return x;
  if (Array.isArray(x)) {
    const out: unknown[] = new Array(x.length);
    for (let i = 0; i < x.length; i++) out[i] = copy(x[i]);
    return out as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in x) out[key] = copy((x as Record<string, unknown>)[key]);
  return out as T;
}
