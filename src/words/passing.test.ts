// The words beside a pass, and the sentence for the cheapest of several too dear.
import { expect, test } from 'vitest';
import { loadGame } from '../titles/registry.ts';
import { wordsFor } from '../titles/words.ts';

const italian = await wordsFor((await loadGame('1862'))!, 'it', ['Ada']);
const english = await wordsFor((await loadGame('18mag'))!, 'en', ['Ada']);

test('a pass says "more" only after a first tile, purchase or sale', () => {
  const stock = { kind: 'stock', at: 'trade', bought: null, sold: [] as string[] };
  expect(italian.kind('pass', ['sellShares'], stock)).toBe('Passa: non comprare né vendere');
  expect(italian.kind('pass', ['sellShares'], { ...stock, sold: ['I&B'] } as typeof stock)).toBe(
    'Passa: non comprare né vendere altro',
  );
  const minor = { kind: 'minor', at: 'track', lays: 0 };
  expect(english.kind('pass', ['layTile'], minor)).toBe('Pass: lay no track');
  expect(english.kind('pass', ['layTile'], { ...minor, lays: 1 } as typeof minor)).toBe('Pass: lay no more track');
});

test('of shares that are all too dear the cheapest is named', () => {
  const refusal = { code: 'share.tooDear', rule: '1862-R053', args: { price: 60, cash: 50 } };
  expect(italian.refusal({ ...refusal, example: true })).toBe('La più economica costa £60; hai £50 (1862-R053)');
  expect(italian.refusal(refusal)).toBe('Costa £60; hai £50 (1862-R053)');
});
