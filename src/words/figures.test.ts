import { expect, test } from 'vitest';
import { changeText, figureText, moneyText } from './figures.ts';

// biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before the sum
const dollars = '${n}';

test('the sign stands before the currency', () => {
  expect(moneyText(-3219, dollars, 'en')).toBe('−$3,219');
  expect(changeText(12, dollars, 'en')).toBe('+$12');
  expect(changeText(-12, '{n} Ft', 'it')).toBe('−12 Ft');
  expect(changeText(0, dollars, 'en')).toBe('$0');
});

test('thousands are grouped from four digits on, by the point or by the comma', () => {
  expect(moneyText(1240, 'L.{n}', 'it')).toBe('L.1.240');
  expect(moneyText(1240, 'L.{n}', 'en')).toBe('L.1,240');
  expect(figureText(-6000, 'it')).toBe('−6.000');
  expect(figureText(999, 'it')).toBe('999');
});
