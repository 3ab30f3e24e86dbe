import { expect, test } from 'vitest';
import { moneyText } from './moneyText.ts';

// biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before the sum
const dollars = '${n}';

test('the sign stands before the currency', () => {
  expect(moneyText(-12, dollars, 'en')).toBe('−$12');
  expect(moneyText(12, dollars, 'en', true)).toBe('+$12');
  expect(moneyText(0, dollars, 'en', true)).toBe('$0');
});

test('thousands are grouped as the language groups them', () => {
  expect(moneyText(1240, 'L.{n}', 'it')).toBe('L.1.240');
  expect(moneyText(1240, 'L.{n}', 'en')).toBe('L.1,240');
});
