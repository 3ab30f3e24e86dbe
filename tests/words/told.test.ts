// Every event of random games of every title is told or silent on purpose, in both languages, and every offered value
// has a word.
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/engine/core/event.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { apply, choices, isOver, rngFrom, waiting } from '../../src/engine/index.ts';
import { wordsFor } from '../../src/titles/words.ts';
import { langs } from '../../src/words/phrases.ts';
import { missing } from '../../src/words/telling.ts';
import type { Words } from '../../src/words/words.ts';
import { examples, games } from '../support/games.ts';
import { start } from '../support/randomPlay.ts';

/** A missing word, or a fact in its raw form. */
const HOLE = new RegExp(`${missing('.*')}|undefined|NaN|\\[object|\\bnull\\b`);
/** An id in the form of code, not of a name. */
const CODE = /^[a-z][a-zA-Z]+$/;

const holes = (said: readonly (readonly [of: string, text: string | null])[]): string[] =>
  said.filter(([, text]) => text !== null && (text === '' || HOLE.test(text))).map(([of, text]) => `${of}: "${text}"`);

function saidOf(event: GameEvent, words: Words): (readonly [string, string | null])[] {
  const short = words.short(event.type);
  return [
    [`log of ${event.type}`, words.event(event)],
    [`short of ${event.type}`, short ? short([event] as never, words.f, { kind: 'nobody' }) : null],
  ];
}

const setUps = [...games, ...examples].flatMap((game) => {
  const [min, max] = game.players;
  const byHouse = Object.fromEntries(game.rulings.map((ruling) => [ruling.id, ruling['18xx.games']]));
  return [...new Set([min, max])].flatMap((players) => [
    [`${game.id}, ${players} players`, game, players, {}] as const,
    [`${game.id}, ${players} players, rulings of 18xx.games`, game, players, byHouse] as const,
  ]);
});

describe.each(setUps)('%s', (_, game: Game, players, asked) => {
  test('every event, choice and frame has its words', async () => {
    const seats = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'].slice(0, players);
    const spoken = await Promise.all(langs.map((lang) => wordsFor(game, lang, seats)));
    const found = new Set<string>();
    const rng = rngFrom('told');
    for (let s = start(game, players, 'told', asked); !isOver(s); ) {
      const seat = waiting(game, s)[0]!;
      const offered = choices(game, s, seat);
      const action = wander(game, s, seat, rng);
      const outcome = apply(game, s, seat, action);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      for (const words of spoken) {
        const frame = s.flow.at(-1)!;
        const said: (readonly [string, string | null])[] = [
          ...outcome.events.flatMap((event) => saidOf(event, words)),
          [`action ${action.type}`, words.action(action)],
          [`frame ${frame.kind}`, words.frame(frame)],
          ...offered.map(({ type }) => [`kind ${type}`, words.kind(type)] as const),
          ...offered.flatMap(({ open }) => (open ? [[`field ${open.field}`, words.field(open.field)] as const] : [])),
        ];
        for (const hole of holes(said)) found.add(hole);
        for (const { open } of offered)
          for (const value of open?.kind === 'oneOf' ? open.values : [])
            if (CODE.test(String(value)) && words.value(open!.field, String(value)) === value)
              found.add(`value ${value} of ${open!.field}`);
      }
      s = outcome.state;
    }
    expect([...found]).toEqual([]);
  });
});
