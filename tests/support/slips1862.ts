// A record of 1862 with two things found only in imported records: a tile turned for a station, and a sum kept as recorded.
import { readFileSync } from 'node:fs';
import { apply, type Game } from '../../src/engine/index.ts';
import { bestRuns } from '../../src/engine/routes/bestRuns.ts';
import { liveLine } from '../../src/records/liveLine.ts';
import type { Entry, GameRecord } from '../../src/records/record.ts';
import { game1862 } from '../../src/titles/1862/rules/index.ts';
import { problemOf } from '../../src/titles/1862/rules/operating/problem.ts';
import { type State1862, turnOf } from '../../src/titles/1862/rules/state.ts';
import { goldenAt } from './goldenAt.ts';

const NAME = '4p-platform';
/** WStI, directed from seat 3, builds next; in Acle (G6) there is a station on 0-2. */
const MOVES = 512;
const SEAT = 3;

/** The tile keeps 0-2, and other track lies there. */
const turned = { type: 'turnStation', hex: 'G6', rotation: 5, track: '1-5' };

/** It ends with these two, before the dividend. All seats belong to people. */
export function slipped(): GameRecord {
  const file = new URL(`../replays/golden/1862/${NAME}.json`, import.meta.url);
  const { seed: _, result: __, ...golden }: GameRecord = JSON.parse(readFileSync(file, 'utf8'));
  const recorded = { turnedStation: 'stands', recordedRevenue: 'stands' };
  const before = liveLine(golden.entries).slice(0, MOVES);
  const start = goldenAt(game1862 as unknown as Game, NAME, MOVES) as State1862;
  const built = done({ ...start, rulings: { ...start.rulings, ...recorded } }, turned);
  const { runs, revenue } = bestRuns(problemOf(built, turnOf(built).company));
  const routes = runs.map(({ train, track }) => ({ train, track: [...track] }));
  const ran = { type: 'runAsRecorded', revenue: revenue - 10, routes };
  const moves = [...before, { seat: SEAT, action: turned }, { seat: SEAT, action: ran }];
  return {
    ...golden,
    rulings: { ...golden.rulings, ...recorded },
    seats: golden.seats.map(({ name }) => ({ name, kind: 'person' })),
    draws: done(built, ran).chance.drawn,
    entries: moves.map(({ seat, action }, i): Entry => ({ seq: i + 1, seat, action })),
  };
}

function done(s: State1862, action: object): State1862 {
  const outcome = apply(game1862, s, SEAT, action);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.state;
}
