// Every button of random games, told as done: no toast keeps an order.
import { expect, test } from 'vitest';
import { apply } from '../../src/engine/core/apply.ts';
import { rngFrom } from '../../src/engine/core/chance.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { gameIds, loadGame } from '../../src/titles/registry.ts';
import { wordsFor } from '../../src/titles/words.ts';
import { langs } from '../../src/words/phrases.ts';
import { decisionLines } from '../../src/words/web/decision.ts';
import { start } from '../support/randomPlay.ts';

const told = { en: /^(?:You |The company )/, it: /^(?:Hai |Non hai |La società )/ };
const three = ['Ada', 'Bruno', 'Carla'];

test.each(gameIds)('%s', async (id) => {
  const game = (await loadGame(id))!;
  const words = await Promise.all(langs.map((lang) => wordsFor(game, lang, three)));
  const rng = rngFrom('deeds');
  const types = new Set<string>();
  let s = start(game, 3, 'deeds', {});
  for (let moves = 0; moves < 600 && !isOver(s); moves++) {
    const seat = waiting(game, s)[0]!;
    const action = wander(game, s, seat, rng);
    types.add(action.type);
    for (const [i, lang] of langs.entries())
      expect(decisionLines[lang].done(words[i]!.action(action))).toMatch(told[lang]);
    const outcome = apply(game, s, seat, action);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    s = outcome.state;
  }
  expect(types.size).toBeGreaterThan(4);
});

test('what is offered to another player was proposed', () => {
  expect(decisionLines.it.done('Proponi di comprare un treno 3')).toBe('Hai proposto di comprare un treno 3');
  expect(decisionLines.en.done('Offer to buy a 3-train')).toBe('You offered to buy a 3-train');
  expect(decisionLines.it.done('Passa')).toBe('Hai passato');
  expect(decisionLines.en.done('Pass')).toBe('You passed');
});
