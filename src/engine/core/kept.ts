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

/** A state to write to. The board is shared with the state it comes from: who changes it replaces it (`boardToWrite`). */
export function ownCopy<S extends object>(s: S): S {
  const own: Record<string, unknown> = {};
  for (const key in s) own[key] = key === 'board' ? s[key] : copy(s[key]);
  return own as S;
}

/** What is written, frozen; parts that are as they were before are those of before, so that states share them. */
export const kept = <S>(before: S, written: S): S => shared(before, written) as S;

function shared(before: unknown, written: unknown): unknown {
  if (before === written || written === null || typeof written !== 'object') return written;
  if (before === null || typeof before !== 'object') return freeze(written);
  if (Array.isArray(written)) return Array.isArray(before) ? sharedList(before, written) : freeze(written);
  return Array.isArray(before) ? freeze(written) : sharedRecord(before as Fields, written as Fields);
}

type Fields = Record<string, unknown>;

function sharedList(before: readonly unknown[], written: unknown[]): readonly unknown[] {
  let isSame = before.length === written.length;
  for (let i = 0; i < written.length; i++) {
    const part = shared(before[i], written[i]);
    if (part !== written[i]) written[i] = part;
    if (part !== before[i]) isSame = false;
  }
  return isSame ? before : Object.freeze(written);
}

/** Keys in another order make another value: rules go through them in their order. */
function sharedRecord(before: Fields, written: Fields): Fields {
  const keys = Object.keys(before);
  let isSame = true;
  let i = 0;
  for (const key in written) {
    if (keys[i++] !== key) isSame = false;
    const part = shared(before[key], written[key]);
    if (part !== written[key]) written[key] = part;
    if (part !== before[key]) isSame = false;
  }
  return isSame && i === keys.length ? before : Object.freeze(written);
}
