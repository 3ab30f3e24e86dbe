import { expect, test } from 'vitest';
import { patched, patchOf } from './patch.ts';

const from = { a: 1, b: { c: [1, 2, 3], d: null }, e: [1], f: 'gone', g: { h: 1 } };
const to = { a: 1, b: { c: [1, 5, 3], d: { x: null } }, e: [1, 2], g: null, new: [] };

test('a patch holds what differs alone', () => {
  expect(patchOf(from, to)).toEqual({
    b: { c: { 1: [5] }, d: [{ x: null }] },
    e: [[1, 2]],
    f: [],
    g: [null],
    new: [[]],
  });
  expect(patchOf(from, structuredClone(from))).toBeNull();
});

test('patching gives the other value, and leaves the first as it was', () => {
  const before = structuredClone(from);
  expect(patched(from, patchOf(from, to)!)).toEqual(to);
  expect(from).toEqual(before);
  expect(patched({ list: [1, 2] }, { list: [[]] })).toEqual({ list: [] });
});
