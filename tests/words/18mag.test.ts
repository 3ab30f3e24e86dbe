// The words of 18Mag: names by field and by map, and whole games told in both languages without a hole in any line.
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/core/apply.ts';
import { rngFrom } from '../../src/engine/core/chance.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { game18mag } from '../../src/titles/18mag/rules/index.ts';
import { loadCatalogue } from '../../src/titles/words.ts';
import { langs } from '../../src/words/phrases.ts';
import { wordsFrom } from '../../src/words/words.ts';
import { start } from '../support/randomPlay.ts';

const game = game18mag as unknown as Game;
const catalogues = (await loadCatalogue('18mag'))!;
const wordsOf = (lang: 'en' | 'it', seats: readonly string[]) => wordsFrom(catalogues[lang], game, lang, seats);
const three = ['Ada', 'Bruno', 'Carla'];
const solo = ['Ada', 'István'];

describe('names', () => {
  test('a number is a minor, a train or nothing but itself, as the field says', () => {
    const words = wordsOf('en', three);
    expect(words.value('item', '3')).toBe('MNyV (3)');
    expect(words.value('train', '3')).toBe('3-train');
    expect(words.value('train', '3-12')).toBe('3-train');
    expect(words.value('rotation', '3')).toBe('3');
    expect(words.value('item', 'SKEV')).toBe('SzKÉV');
    expect(words.value('from', 'bank')).toBe('the supply');
  });

  test('places are those of the map that so many play on', () => {
    expect(wordsOf('it', three).f.name('C8')).toBe('Pozsony (C8)');
    expect(wordsOf('it', solo).f.name('C8')).toBe('Buda & Pest (C8)');
    expect(wordsOf('it', solo).f.name('C8.1')).toBe('Buda & Pest (C8), seconda città');
    expect(wordsOf('it', []).f.name('E12')).toBe('Buda & Pest (E12)');
  });
});

/** Ids that must appear as words, and signs of a hole in a line. */
const RAW = /\b(RABA|SKEV|MAVAG|undefined|NaN|null)\b|\[object/;

describe.each([
  ['three players', 3, three, {}],
  [
    'two players, by the rulings of 18xx.games',
    2,
    ['Ada', 'Bruno'],
    Object.fromEntries(game.rulings.map((r) => [r.id, r['18xx.games']])),
  ],
  ['against István, hard', 1, solo, { soloLevel: 'hard', soloCards: 'picked' }],
] as const)('%s', (_, players, names, asked) => {
  test('a whole game can be told in both languages', () => {
    const words = langs.map((lang) => wordsOf(lang, names));
    const told = new Set<string>();
    const rng = rngFrom('words');
    for (let s = start(game, players, 'words', asked); !isOver(s); ) {
      const seat = waiting(game, s)[0]!;
      const action = wander(game, s, seat, rng);
      const outcome = apply(game, s, seat, action);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      for (const { event, action: deed, frame } of words) {
        expect(frame(s.flow.at(-1)!)).not.toBeNull();
        const lines = [deed(action), frame(s.flow.at(-1)!), ...outcome.events.map(event)];
        for (const line of lines) expect(line ?? '').not.toMatch(RAW);
      }
      for (const { type } of outcome.events) told.add(type);
      s = outcome.state;
    }
    expect(told).toContain('gameOver');
  });
});
