import { expect, test } from 'vitest';
import { midSentence } from './midSentence.ts';

const names = ['Barrie', 'Ada', 'the bank', 'Ilona'];

test('what follows a colon begins small', () => {
  expect(midSentence('Costa $100; in cassa ci sono $50', names)).toBe('costa $100; in cassa ci sono $50');
  expect(midSentence('A Barrie non c’è posto', names)).toBe('a Barrie non c’è posto');
  expect(midSentence('Il treno 2 lì non è in vendita', names)).toBe('il treno 2 lì non è in vendita');
});

test('names and initials stay as they are', () => {
  expect(midSentence('Barrie is full', names)).toBe('Barrie is full');
  expect(midSentence('CPR has no token left', names)).toBe('CPR has no token left');
  expect(midSentence('N&S has no token left', names)).toBe('N&S has no token left');
  expect(midSentence('Adapting is not allowed', names)).toBe('adapting is not allowed');
});
