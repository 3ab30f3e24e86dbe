// A game of this browser and a table's agreements, with an automaton beside a lone player.

import { expect, test } from 'vitest';
import { yard } from '../../tests/support/yard.ts';
import type { Game } from '../engine/index.ts';
import type { GameRecord, SeatInfo } from '../records/record.ts';
import { asked } from './consent.ts';
import { forkOf } from './forkOf.ts';
import { openOwn } from './openOwn.ts';
import { type OwnGame, type OwnProblem, ownRecord, withMove } from './ownGame.ts';
import { headOf } from './timeline.ts';
import { undoRight } from './undo.ts';

const game = yard as unknown as Game;
const seats: readonly SeatInfo[] = [
  { name: 'Ada', kind: 'person' },
  { name: 'Otto', kind: 'automaton' },
];
const blank: GameRecord = {
  ...{ format: 'binario', version: 1, game: 'yard', rulesVersion: 1, options: {}, rulings: {} },
  ...{ seats, draws: [], seed: 'alone', entries: [] },
};

function sure(own: OwnGame | OwnProblem): OwnGame {
  if ('problem' in own) throw new Error(own.problem);
  return own;
}

test('it opens, goes on, forks and is written with the automaton on its seat', () => {
  const own = sure(withMove(sure(openOwn(game, blank)), 1, { type: 'borrow' }));
  expect(headOf(own.timeline).state.players).toBe(1);
  expect(ownRecord(own).seats).toEqual(seats);
  const fork = forkOf(own.timeline, 1, { seats })!;
  expect(sure(openOwn(game, { ...fork, seed: 'other' })).timeline.line).toHaveLength(2);
  expect(openOwn(game, { ...blank, seats: seats.slice(0, 1) })).toEqual({ problem: 'notARecord', field: 'seats' });
  expect(withMove(own, 2, { type: 'borrow' })).toMatchObject({ refusal: { code: 'flow.notYours' } });
});

test('an automaton is asked nothing', () => {
  const voices = seats.map(({ kind }, i) => ({ seat: i + 1, kind, overdue: false }));
  expect(asked(voices, 1)).toEqual([]);
  const entries = [{ seq: 1, seat: 1, action: { type: 'borrow' } }];
  expect(undoRight(entries, seats, 1, 0)).toEqual({ ok: true, asks: [] });
});
