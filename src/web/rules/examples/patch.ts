// The difference between two plain values: `[value]` puts it there, `[]` removes it, an object goes one level down.

export type Patch = readonly [unknown?] | { readonly [key: string]: Patch };

/** Null without a difference. */
export function patchOf(from: unknown, to: unknown): Patch | null {
  if (from === to) return null;
  if (!isParts(from) || !isParts(to) || !areAlike(from, to)) return [to];
  const inside: Record<string, Patch> = {};
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const found: Patch | null = !Object.hasOwn(to, key)
      ? []
      : Object.hasOwn(from, key)
        ? patchOf(from[key], to[key])
        : [to[key]];
    if (found) inside[key] = found;
  }
  return Object.keys(inside).length === 0 ? null : inside;
}

export function patched(from: unknown, patch: Patch): unknown {
  if (isWhole(patch)) return patch[0];
  const to = (Array.isArray(from) ? [...from] : { ...(from as object) }) as Record<string, unknown>;
  for (const [key, inside] of Object.entries(patch))
    if (isWhole(inside) && inside.length === 0) delete to[key];
    else to[key] = patched(to[key], inside);
  return to;
}

const isWhole = (patch: Patch): patch is readonly [unknown?] => Array.isArray(patch);

type Parts = Readonly<Record<string, unknown>>;

const isParts = (x: unknown): x is Parts => typeof x === 'object' && x !== null;

/** True if two parts can be patched; lists of another length are given whole. */
const areAlike = (a: Parts, b: Parts): boolean =>
  Array.isArray(a) || Array.isArray(b) ? Array.isArray(a) && Array.isArray(b) && a.length === b.length : true;
