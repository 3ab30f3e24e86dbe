import { expect, test } from 'vitest';
import { budgets } from './allowance.ts';

test('what is used up comes back with time, to each name by itself, and never more than the limit', () => {
  let now = 0;
  const budgetOf = budgets({ most: 1000, perSecond: 100 }, () => now);
  const ada = budgetOf('ada');
  ada.take(1500);
  expect(ada.has()).toBe(false);
  expect(budgetOf('ada').has()).toBe(false);
  expect(budgetOf('bob').has()).toBe(true);
  now = 5_000;
  expect(ada.has()).toBe(false);
  now = 5_100;
  expect(ada.has()).toBe(true);
  now = 60_000;
  ada.take(1000);
  expect(ada.has()).toBe(false);
});
