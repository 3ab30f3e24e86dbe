import { expect, test } from 'vitest';
import { pickLang } from './pickLang.ts';

test('the language chosen here goes before the browser’s', () => {
  expect(pickLang('it', ['en-GB'])).toBe('it');
});

test('the first language of the browser that we know decides', () => {
  expect(pickLang(null, ['de-CH', 'it-CH', 'en'])).toBe('it');
  expect(pickLang('fr', ['EN-us', 'it'])).toBe('en');
});

test('English where we know none of them', () => {
  expect(pickLang(null, ['de', 'fr'])).toBe('en');
  expect(pickLang(null, [])).toBe('en');
});
