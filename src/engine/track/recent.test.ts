import { expect, test } from 'vitest';
import { recent } from './recent.ts';

test('what was asked about last is remembered, and what nobody asked about for longest gives way', () => {
  const [a, b, c, d] = [{}, {}, {}, {}];
  const memory = recent<object, string>(3);
  expect(memory.get(a)).toBeUndefined();
  memory.set(a, 'a');
  memory.set(b, 'b');
  memory.set(c, 'c');
  expect([memory.get(a), memory.get(b), memory.get(c)]).toEqual(['a', 'b', 'c']);
  expect(memory.get(a)).toBe('a'); // so it is b whose turn it is to go
  memory.set(d, 'd');
  expect([a, b, c, d].map((key) => memory.get(key))).toEqual(['a', undefined, 'c', 'd']);
});

test('what is set again takes no second place', () => {
  const [a, b] = [{}, {}];
  const memory = recent<object, string>(2);
  memory.set(a, 'a');
  memory.set(b, 'b');
  memory.set(a, 'A');
  expect([memory.get(b), memory.get(a)]).toEqual(['b', 'A']);
});
