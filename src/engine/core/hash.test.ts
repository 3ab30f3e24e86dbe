import { expect, test } from 'vitest';
import { below, rngFrom } from './chance.ts';
import { canonical, hashState, hashText } from './hash.ts';

test('the hash of a text never changes: records and other devices rely on it', () => {
  expect(hashText('')).toMatchInlineSnapshot(`"5db3acd1bc8c4a22"`);
  expect(hashText('Chicago')).toMatchInlineSnapshot(`"6eb884f01c57ce20"`);
  expect(hashText('è così')).toMatchInlineSnapshot(`"63cdfb20889af8fb"`);
});

test('the draws of a seed never change', () => {
  const rng = rngFrom('1');
  expect(Array.from({ length: 8 }, () => below(rng, 100))).toMatchInlineSnapshot(`
    [
      85,
      56,
      44,
      26,
      26,
      1,
      51,
      66,
    ]
  `);
});

test('of a number by chance every value is as likely: draws beyond the last whole row are thrown away', () => {
  const raw = rngFrom('row');
  const draws = Array.from({ length: 200 }, () => below(raw, 2 ** 32));
  const most = 3 * 2 ** 30;
  const three = rngFrom('row');
  const kept = draws.filter((draw) => draw < most);
  expect(kept.length).toBeLessThan(180);
  expect(kept.map(() => below(three, most))).toEqual(kept);
  // two whole rows: nothing is thrown away
  const half = rngFrom('row');
  expect(draws.map(() => below(half, 2 ** 31))).toEqual(draws.map((draw) => draw % 2 ** 31));
  expect(() => below(half, 0)).toThrow('no number below 0');
});

test('keys are put in order, whatever order an object was filled in', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(hashText(canonical({ a: 1, b: 2 }))).toBe(hashText(canonical({ b: 2, a: 1 })));
});

test('a state holds whole numbers and nothing undefined', () => {
  expect(() => canonical({ a: 0.5 })).toThrow('whole number');
  expect(() => canonical({ a: undefined })).toThrow('undefined');
});

test('of chance only what it gave counts', () => {
  const played = { x: 1, chance: { drawn: [3], follow: [], rng: [1, 2, 3, 4] } };
  const told = { x: 1, chance: { drawn: [3], follow: [3], rng: null } };
  expect(hashState(played)).toBe(hashState(told));
  expect(hashState(played)).not.toBe(hashState({ ...told, chance: { ...told.chance, drawn: [2] } }));
});
