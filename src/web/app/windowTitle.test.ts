import { expect, test } from 'vitest';
import { windowTitle } from './windowTitle.ts';

test('the title counts the games that wait for me', () => {
  expect(windowTitle(2, null)).toBe('(2) Binario');
  expect(windowTitle(0, null)).toBe('Binario');
  expect(windowTitle(1, 'Chicago Express')).toBe('(1) Chicago Express · Binario');
});
