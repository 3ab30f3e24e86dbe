import { expect, test } from 'vitest';
import { minus, signed, spanText, sure, turnOf } from './span.ts';

const pounds = (sum: number) => `£${sum}`;

test('a certain figure is told once, an open one by both ends', () => {
  expect(spanText(sure(3))).toBe('3');
  expect(spanText({ least: -64, most: 64 }, signed(pounds))).toBe('−£64 … +£64');
});

test('nothing has no sign', () => expect(signed(pounds)(0)).toBe('£0'));

test('a difference is a gain, a loss, neither, or open', () => {
  const after = { least: 3, most: 5 };
  expect([2, 3, 4, 5, 6].map((before) => turnOf(minus(after, before)))).toEqual([
    'gain',
    'gain',
    'open',
    'loss',
    'loss',
  ]);
  expect(turnOf(sure(0))).toBe('none');
});
