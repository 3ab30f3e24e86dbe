import { expect, test } from 'vitest';
import { readable, termName, termValue } from './termWords.ts';

test('an id without words is made readable', () => {
  expect(readable('hudsonFrom')).toBe('Hudson from');
  expect(readable('eight_train-variant')).toBe('Eight train variant');
});

test('the words of the game go first', () => {
  const names = { length: 'Length', 'length.short': 'Short game' };
  expect(termName(names, 'length')).toBe('Length');
  expect(termValue(names, 'length', 'short')).toBe('Short game');
  expect(termValue(names, 'length', 'full')).toBe('Full');
  expect(termValue(names, 'market', '18xx.games')).toBe('18xx.games');
});
