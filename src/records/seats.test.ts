// Records of games in which an automatic opponent sits beside a lone player.

import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/support/toy.ts';
import { yard } from '../../tests/support/yard.ts';
import { type Game, hashState, isOver, view } from '../engine/index.ts';
import { openRecord } from './open.ts';
import { readRecord } from './read.ts';
import type { GameRecord, SeatInfo } from './record.ts';
import { automataOf, hasItsAutomata, playersAt } from './seats.ts';
import { recordOf } from './write.ts';

const game = yard as unknown as Game;
const ada: SeatInfo = { name: 'Ada', kind: 'person' };
const otto: SeatInfo = { name: 'Otto', kind: 'automaton' };
/** Ada passes whenever she can, and has an engine only because she must. */
const shift = [{ type: 'pass' }, { type: 'pass' }];

const record = (seats: readonly SeatInfo[], changes: Partial<GameRecord> = {}): GameRecord => ({
  ...{ format: 'binario', version: 1, game: 'yard', rulesVersion: 1, options: {}, rulings: {} },
  ...{ seats, draws: [], seed: 'alone', entries: [] },
  ...changes,
});

function opened(from: GameRecord) {
  const told = openRecord(game, from);
  if ('problem' in told) throw new Error(told.problem);
  return told;
}

test('players are counted without automata, and a game names its own', () => {
  expect(playersAt([ada, { name: 'Bo', kind: 'bot', level: 'greedy' }, otto])).toBe(2);
  expect(automataOf(game, 1)).toEqual([otto]);
  expect(automataOf(game, 2)).toEqual([]);
  expect(automataOf(toy as unknown as Game, 2)).toEqual([]);
});

describe('a record of one player', () => {
  test('opens as a game of one player, whose opponent has a worth', () => {
    const { state } = opened(record([ada, otto]));
    expect(state.players).toBe(1);
    expect(game.worth(state)).toEqual({ 1: 3, 2: 3 });
  });

  test('may call its opponent otherwise', () => {
    expect(opened(record([ada, { ...otto, name: 'The old one' }])).state.players).toBe(1);
  });

  test.each([
    ['without its automaton', [ada]],
    ['with one too many', [ada, otto, otto]],
    ['with the automaton first', [otto, ada]],
    ['among two players, where none belongs', [ada, ada, otto]],
    ['with nobody who plays', [otto]],
  ])('%s is no record of this game', (_, seats) => {
    expect(openRecord(game, record(seats))).toEqual({ problem: 'notARecord', field: 'seats' });
    expect(hasItsAutomata(game, seats)).toBe(false);
  });

  test('whose automaton acts is refused', () => {
    const entries = [{ seq: 1, seat: 2, action: { type: 'borrow' } }];
    expect(opened(record([ada, otto], { entries })).refused).toMatchObject({ refusal: { code: 'flow.notYours' } });
  });

  test('replays from its draws, also from a position set up by hand', () => {
    const borrow = { seq: 1, seat: 1, action: { type: 'borrow' } };
    const buy = { seq: 2, seat: 1, action: { type: 'buyEngine', engine: 'shunter' } };
    const rest = shift.map((action, i) => ({ seq: 3 + i, seat: 1, action }));
    const whole = record([ada, otto], { entries: [borrow, buy, ...rest] });
    const { state, refused } = opened(whole);
    expect(refused).toBeNull();
    expect(isOver(state)).toBe(false);
    const seats = [ada, otto];
    const told = readRecord(JSON.stringify(recordOf(game, state, { seats, entries: whole.entries })));
    expect(hashState(opened(told as GameRecord).state)).toBe(hashState(state));

    const start = JSON.parse(JSON.stringify(view(state)));
    const fromThere = recordOf(game, state, { seats, entries: [{ ...borrow }], start, seed: 'on' });
    expect(opened(fromThere)).toMatchObject({ refused: null, applied: 1 });
    expect(openRecord(game, { ...fromThere, seats: [ada, ada] })).toEqual({ problem: 'badStart' });
  });
});
