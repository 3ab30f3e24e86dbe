import { expect, test } from 'vitest';
import { isNews } from './isNews.ts';

const rounds = [{ seq: 0 }, { seq: 12 }];

test('an order that has ended is told until the next round begins', () => {
  expect(isNews({ status: 'open' }, {}, rounds)).toBe(true);
  expect(isNews({ status: 'done', ended: 14 }, {}, rounds)).toBe(true);
  // it ended because this round began
  expect(isNews({ status: 'done', ended: 12 }, {}, rounds)).toBe(true);
  expect(isNews({ status: 'stopped', ended: 11 }, {}, rounds)).toBe(false);
  expect(isNews({ status: 'stopped', ended: 14 }, { since: 14 }, [])).toBe(false);
});
