// A readable transcript of whole games, or of stretches of long ones, turn by turn: the seat that decides, its choices,
// and the events. `npm run playthroughs` rewrites the files; the diff is the review of a rule change.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choices } from '../../src/engine/core/choices.ts';
import type { GameEvent } from '../../src/engine/core/event.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { canonical, hashState } from '../../src/engine/core/hash.ts';
import { isOver, result, waiting } from '../../src/engine/core/play.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { liveLine } from '../../src/records/liveLine.ts';
import { openRecord } from '../../src/records/open.ts';
import { readRecord } from '../../src/records/read.ts';
import { loadGame } from '../../src/titles/registry.ts';
import { wordsFor } from '../../src/titles/words.ts';
import type { Words } from '../../src/words/words.ts';

/** Records, with the stretches to show of long ones: the first and the last move of each. */
const shown: readonly (readonly [name: string, stretches: readonly (readonly [number, number])[]])[] = [
  ['chicago-express/2p-16', []],
  ['chicago-express/3p-1', []],
  ['chicago-express/4p-1', []],
  [
    '1856/3p-greedy',
    [
      [0, 120],
      [640, 680],
    ],
  ],
  ['1856/4p-cgr', [[0, 40]]],
  [
    '18mag/3p-greedy',
    [
      [0, 120],
      [637, 660],
    ],
  ],
  ['18mag/solo-hard-long', []],
  [
    '1862/4p-greedy',
    [
      [0, 120],
      [700, 740],
    ],
  ],
  ['1862/3p-random', [[180, 260]]],
  ['1865/3p-full', []],
];

test.each(shown)('%s', async (name, stretches) => {
  const record = readRecord(readFileSync(new URL(`../replays/golden/${name}.json`, import.meta.url), 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  const game = (await loadGame(record.game))!;
  const words = await wordsFor(
    game,
    'en',
    record.seats.map((seat) => seat.name),
  );
  const moves = liveLine(record.entries);
  const text: string[] = [];
  openRecord(game, record, {
    watch: (state, events, index) => {
      if (stretches.length > 0 && !stretches.some(([first, last]) => index >= first && index <= last)) return;
      if (stretches.some(([first]) => index === first && first > 0)) text.push('…', '');
      const move = moves[index - 1];
      if (move) text.push(`${index}. ${words.f.seat(move.seat)}: ${words.action(move.action as { type: string })}`);
      text.push(...told(events, words), ...position(game, state, words, index), '');
    },
  });
  await expect(text.join('\n')).toMatchFileSnapshot(`./${name.replace('/', '-')}.txt`);
});

/** Payments are included: an audit reads them. */
const told = (events: readonly GameEvent[], words: Words): string[] =>
  events.map((event) => `   ${words.event(event) ?? canonical(event)}`);

/** A state of this many letters is shown less often. */
const LONG = 4000;

/** The position in full now and then, with its choices. */
function position(game: Game, state: Core, words: Words, index: number): string[] {
  if (isOver(state)) return [`   = ${canonical(result(game, state))} ${hashState(state)}`];
  const seat = waiting(game, state)[0]!;
  const open = choices(game, state, seat).map(({ type, open }) => {
    if (!open) return type;
    if (open.kind === 'path') return `${type} ${open.field} ${open.paths.map(({ to }) => to).join(' ')}`;
    if (open.kind === 'routes') return `${type} ${open.field} ${open.trains.join(' ')}`;
    const values = open.kind === 'int' ? `${open.min}–${open.max}` : open.values.map((v) => String(v)).join(' ');
    return `${type} ${open.field} ${values}`;
  });
  const { options: _, rulings: __, ...plain } = state;
  const text = canonical(plain);
  const full = index % (text.length > LONG ? 100 : 25) === 0 ? [`   state ${text}`] : [];
  return [...full, `   → ${words.f.seat(seat)}: ${open.join(' | ')}`];
}
