// A record with any change in it is refused or opened, and never throws or hangs: records come from anywhere.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyInPlace } from '../../src/engine/core/apply.ts';
import { rngFrom } from '../../src/engine/core/chance.ts';
import { copy } from '../../src/engine/core/copy.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import type { Core } from '../../src/engine/core/state.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { openRecord } from '../../src/records/open.ts';
import { recordFrom } from '../../src/records/read.ts';
import type { Entry, GameRecord } from '../../src/records/record.ts';
import { automataOf } from '../../src/records/seats.ts';
import { recordOf } from '../../src/records/write.ts';
import { games } from '../support/games.ts';
import { positionsOf } from '../support/positions.ts';
import { RUNS, SEED } from '../support/randomPlay.ts';

const MOVES = 5;

/** A position and a few random moves after it, as a record with a start. */
function recordFromThere(game: Game, start: Core): GameRecord {
  const s = copy(start);
  const rng = rngFrom('records');
  const entries: Entry[] = [];
  for (let seq = 1; seq <= MOVES && !isOver(s); seq++) {
    const seat = waiting(game, s)[0]!;
    const action = wander(game, s, seat, rng);
    entries.push({ seq, seat, action });
    applyInPlace(game, s, seat, action);
  }
  const people = Array.from({ length: s.players }, (_, i) => ({ name: `${i + 1}`, kind: 'person' as const }));
  const seats = [...people, ...automataOf(game, s.players)];
  return JSON.parse(JSON.stringify(recordOf(game, s, { seats, entries, start })));
}

/** Every path to a leaf of a JSON value. */
const paths = (x: unknown, at: readonly string[] = []): string[][] =>
  typeof x === 'object' && x !== null
    ? [[...at], ...Object.entries(x).flatMap(([key, value]) => paths(value, [...at, key]))]
    : [[...at]];

function changed(record: GameRecord, path: readonly string[], junk: unknown): unknown {
  if (path.length === 0) return junk;
  const whole = copy(record) as unknown as Record<string, unknown>;
  const parent = path.slice(0, -1).reduce((x, key) => x[key] as Record<string, unknown>, whole);
  parent[path.at(-1)!] = junk;
  return whole;
}

/** Junk of any kind, and plausible values: numbers of any size, ids. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.constantFrom('1', 'bank', 'pool', -1, 0, 1, 7, 1e9),
);

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const records = positionsOf(game)
    .filter((s) => !isOver(s))
    .map((s) => recordFromThere(game, s))
    .map((record) => ({ record, all: paths(record) }));

  test('unchanged they open', () => {
    for (const { record } of records)
      expect(openRecord(game, record)).toMatchObject({ refused: null, applied: record.entries.length });
  });

  test('changed they are refused or opened', () => {
    fc.assert(
      fc.property(fc.constantFrom(...records), fc.nat(), junk, ({ record, all }, where, what) => {
        const read = recordFrom(JSON.parse(JSON.stringify(changed(record, all[where % all.length]!, what))));
        if ('problem' in read) return;
        const opened = openRecord(read.game === game.id ? game : undefined, read);
        if (!('problem' in opened)) expect(hashState(opened.state)).toHaveLength(16);
      }),
      { numRuns: 100 * RUNS, seed: SEED, endOnFailure: true },
    );
  });
});
