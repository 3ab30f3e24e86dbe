import { expect, test } from 'vitest';
import { loadGame } from '../../titles/registry.ts';
import { wordsFor } from '../../titles/words.ts';
import { typeset, typesetWords } from './typeset.ts';

test('quotation marks and apostrophes follow the language', () => {
  expect(typeset('moves the dial "Build" to 1', 'en')).toBe('moves the dial “Build” to 1');
  expect(typeset('un\'azione, la lancetta "Asta"', 'it')).toBe('un’azione, la lancetta «Asta»');
  expect(typeset("'90 it stays", 'en')).toBe("'90 it stays");
});

test('what another line tells stays untold', async () => {
  const words = typesetWords(await wordsFor((await loadGame('chicago-express'))!, 'it', ['Ada', 'Bo']), 'it');
  expect(words.event({ type: 'paid' })).toBeNull();
  expect(words.event({ type: 'shareUnsold', company: 'PRR' } as never)).toBe('Nessuno offre: l’azione resta a PRR');
});
