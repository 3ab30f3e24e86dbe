// A state is a value: a kept one never changes. Changes go to a private copy of plain data; keeping the copy freezes it
// and shares every unchanged part with the state before.
import { copy } from './copy.ts';

/** Freezes a value and everything in it. Parts that are frozen already are left alone. */
export function freeze<T>(x: T): T {
  if (x === null || typeof x !== 'object' || Object.isFrozen(x)) return x;
  Object.freeze(x);
  for (const key in x) freeze(x[key]);
  return x;
}

/** Parts that no step ever writes into: the terms of a game, and the board, which is replaced (`boardToWrite`). */
const VALUES: readonly string[] = ['options', 'rulings', 'board'];

/** A state to write to; values are shared with the state it comes from. */
export function ownCopy<S extends object>(s: S): S {
  const own: Record<string, unknown> = {};
  for (const key in s) own[key] = VALUES.includes(key) ? s[key] : copy(s[key]);
  return own as S;
}

/**
 * Freezes a copy that was written to, sharing every unchanged part with the state before. The copy can be written to
 * further: its changed parts are copied once more.
 */
export function kept<S extends object>(before: S, own: S): S {
  const next: Fields = {};
  for (const key in own) {
    if (VALUES.includes(key)) (own as Fields)[key] = next[key] = sharedValue(before[key], own[key]);
    else next[key] = shared(before[key], own[key]);
  }
  return hasParts(before as Fields, next) ? before : (Object.freeze(next) as S);
}

type Fields = Record<string, unknown>;

const isObject = (x: unknown): x is Fields => typeof x === 'object' && x !== null;

function hasParts(before: Fields, parts: Fields): boolean {
  const keys = Object.keys(before);
  let i = 0;
  for (const key in parts) if (keys[i++] !== key || before[key] !== parts[key]) return false;
  return i === keys.length;
}

/** Keeps a replaced value itself instead of a copy, because caches are keyed by it and by its parts. */
function sharedValue(before: unknown, value: unknown): unknown {
  if (before === value || !isObject(before) || !isObject(value) || Object.isFrozen(value)) return freeze(value);
  for (const key in value) if (shared(before[key], value[key]) === before[key]) value[key] = before[key];
  return hasParts(before, value) ? before : freeze(value);
}

/** Returns the part of before if this one equals it, else a frozen copy that shares what it can. */
function shared(before: unknown, own: unknown): unknown {
  if (before === own || !isObject(own)) return own;
  if (!isObject(before) || Array.isArray(before) !== Array.isArray(own)) return freeze(copy(own));
  return Array.isArray(own) ? sharedList(before as unknown as unknown[], own) : sharedFields(before, own);
}

/** Keys in another order make another value, because rules iterate in key order. */
function sharedFields(before: Fields, own: Fields): Fields {
  const keys = Object.keys(before);
  let next: Fields | undefined;
  let i = 0;
  for (const key in own) {
    const is = own[key];
    const was = before[key];
    const part = is === was || !isObject(is) ? is : shared(was, is);
    if (next === undefined && (part !== was || key !== keys[i])) next = firstOf(before, keys, i);
    if (next !== undefined) next[key] = part;
    i += 1;
  }
  if (next === undefined && i === keys.length) return before;
  return Object.freeze(next ?? firstOf(before, keys, i));
}

function firstOf(before: Fields, keys: readonly string[], count: number): Fields {
  const first: Fields = {};
  for (let i = 0; i < count; i++) first[keys[i]!] = before[keys[i]!];
  return first;
}

function sharedList(before: readonly unknown[], own: readonly unknown[]): readonly unknown[] {
  let next = before.length === own.length ? undefined : new Array<unknown>(own.length);
  for (let i = 0; i < own.length; i++) {
    const is = own[i];
    const was = before[i];
    const part = is === was || !isObject(is) ? is : shared(was, is);
    if (next === undefined && part !== was) next = before.slice();
    if (next !== undefined) next[i] = part;
  }
  return next === undefined ? before : Object.freeze(next);
}
