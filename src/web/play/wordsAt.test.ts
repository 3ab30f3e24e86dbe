import { describe, expect, test } from 'vitest';
import { goldenAt } from '../../../tests/support/goldenAt.ts';
import { begin, type Game, narrow, preview, waiting } from '../../engine/index.ts';
import type { Desk } from '../../match/menu.ts';
import { roundsOf } from '../../match/turns.ts';
import { face1856 as face } from '../../titles/1856/face/face.ts';
import { game1856 } from '../../titles/1856/rules/index.ts';
import { wordsFor } from '../../titles/words.ts';
import type { Lang } from '../../words/phrases.ts';
import { deedOf } from './decision/deedOf.ts';
import { dealAt } from './decision/useDeal.ts';
import { roundLines } from './story/turnLines.ts';
import { wordsAt } from './wordsAt.ts';

const game = game1856 as unknown as Game;

async function toronto(lang: Lang, at = 1107) {
  const state = goldenAt(game, '3p-whole-cgr', at);
  const desk: Desk = { game, state, seat: waiting(game, state)[0]! };
  const words = await wordsFor(game, lang, ['Ada', 'Bruno', 'Chiara']);
  return { game, face, lang, words, desk };
}

const placing = (city: string) => ({ type: 'placeToken', city });
const action = placing('N11.0');

describe('Toronto has become one city', () => {
  test.each([
    ['en', 'Toronto (N11)', 'Place a token in Toronto (N11)'],
    ['it', 'Toronto (N11)', 'Piazza una stazione a Toronto (N11)'],
  ] as const)('%s: its card and the button do not number it', async (lang, card, button) => {
    const play = await toronto(lang);
    const start = begin(game, play.desk.state, play.desk.seat, 'placeToken')!;
    const { cards } = dealAt(play, [start]);
    expect(cards.map(({ label }) => label)).toContain(card);
    expect(deedOf(play, action)).toBe(button);
    const { effects } = dealAt(play, [start, narrow(game, play.desk.state, start, 'N11.0')]);
    expect(effects.join()).toMatch(/Toronto \(N11\)(?!,)/);
  });

  test.each(['E18', 'F13'])('%s has one too', async (hex) => {
    const play = await toronto('en', 1117);
    expect(deedOf(play, placing(`${hex}.0`))).toBe(`Place a token in ${hex}`);
  });

  test('the log and a reason say it alike, and number it as long as there are two', async () => {
    const play = await toronto('en');
    const { state, seat } = play.desk;
    const done = preview(game, state, seat, action);
    if (!done.ok) throw new Error('refused');
    const set = { seq: 0, before: null, seat: 0, action: null, events: [], state };
    const line = [set, { ...set, seq: 1, before: set, seat, action, events: done.events, state: done.state }];
    const told = { words: play.words, game: game.id, lang: 'en', face } as const;
    const [round] = roundLines(roundsOf(line, face.chapters!), told);
    expect(round!.lines.at(-1)!.text).toContain('token in Toronto (N11)');
    expect(round!.lines.at(-1)!.text).not.toContain('city');
    const full = { code: 'token.cityFull', rule: null, args: { city: 'N11.0' } };
    expect(wordsAt(play, state).refusal(full)).toBe('There is no room in Toronto (N11)');
    expect(wordsAt(play, goldenAt(game, '3p-whole-cgr', 0)).refusal(full)).toBe(
      'There is no room in Toronto (N11), city 1',
    );
  });
});
