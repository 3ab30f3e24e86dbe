// A state is a value: whoever keeps one keeps it for ever. A change is made on a private copy, which is plain data to read
// and to write; the copy then takes back from the state before it whatever came out the same, and is frozen.
import { copy } from './copy.ts';

/** Nothing below can be written to any more. What is frozen already is left alone. */
export function freeze<T>(x: T): T {
  if (x === null || typeof x !== 'object' || Object.isFrozen(x)) return x;
  Object.freeze(x);
  for (const key in x) freeze(x[key]);
  return x;
}

/** What no step ever writes into: the terms of a game, and the board, which is replaced (`boardToWrite`). */
const VALUES: readonly string[] = ['options', 'rulings', 'board'];

/** A state to write to; values are shared with the state it comes from. */
export function ownCopy<S extends object>(s: S): S {
  const own: Record<string, unknown> = {};
  for (const key in s) own[key] = VALUES.includes(key) ? s[key] : copy(s[key]);
  return own as S;
}

/** What is written, frozen; parts that are as they were before are those of before, so that states share them. */
export const kept = <S>(before: S, written: S): S =>
  isSame(before, written) ? before : (shared(before, written) as S);

type Fields = Record<string, unknown>;

/** The same for two things of which one knows that they differ. */
function shared(before: unknown, written: unknown): unknown {
  if (!isObject(before) || !isObject(written)) return freeze(written);
  for (const key in written) {
    const [one, other] = [before[key], written[key]];
    if (one === other) continue;
    if (isSame(one, other)) written[key] = one;
    else if (isObject(other)) shared(one, other);
  }
  return Object.freeze(written);
}

const isObject = (x: unknown): x is Fields => typeof x === 'object' && x !== null;

/** Keys in another order make another value: rules go through them in their order. */
function isSame(before: unknown, written: unknown): boolean {
  if (before === written) return true;
  if (!isObject(before) || !isObject(written)) return false;
  if (Array.isArray(before) && Array.isArray(written)) return areSame(before, written);
  const keys = Object.keys(before);
  let i = 0;
  for (const key in written) {
    if (keys[i++] !== key) return false;
    const [one, other] = [before[key], written[key]];
    if (one !== other && !isSame(one, other)) return false;
  }
  return i === keys.length && Array.isArray(before) === Array.isArray(written);
}

function areSame(before: readonly unknown[], written: readonly unknown[]): boolean {
  if (before.length !== written.length) return false;
  for (let i = 0; i < written.length; i++) {
    const [one, other] = [before[i], written[i]];
    if (one !== other && !isSame(one, other)) return false;
  }
  return true;
}
