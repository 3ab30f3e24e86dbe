import { expect, test } from 'vitest';
import { loadGame } from '../../../titles/registry.ts';
import { wordsFor } from '../../../titles/words.ts';
import type { Lang } from '../../../words/phrases.ts';
import { loadFace } from '../../kit/face.ts';
import { partText } from './partText.ts';

async function named(id: string, lang: Lang, field: string, value: string): Promise<string> {
  const words = await wordsFor((await loadGame(id))!, lang, ['Ada', 'Bruno', 'Chiara']);
  return partText({ field, value }, { words, face: await loadFace(id, { players: 3 }), lang });
}

test('a source stands on a card without its article', async () => {
  expect(await named('1856', 'it', 'from', 'offer')).toBe('offerta iniziale');
  expect(await named('1862', 'it', 'from', 'offer')).toBe('IPO');
  expect(await named('18mag', 'it', 'from', 'bank')).toBe('riserva');
  expect(await named('1865', 'en', 'from', 'pool')).toBe('pool');
});

test('a price is a sum of money', async () => {
  expect(await named('1856', 'it', 'par', '65')).toBe('$65');
});
