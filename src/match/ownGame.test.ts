import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/support/toy.ts';
import { apply, type Core, type Game, hashState, seeded, setup, view } from '../engine/index.ts';
import { openRecord } from '../records/open.ts';
import { readRecord } from '../records/read.ts';
import type { GameRecord } from '../records/record.ts';
import { forkOf } from './forkOf.ts';
import { backTo, forwardTo } from './freeUndo.ts';
import { logOf } from './logOf.ts';
import { openOwn, openOwnCalmly } from './openOwn.ts';
import { type OwnGame, type OwnProblem, ownRecord, timesOf, withJump, withMove } from './ownGame.ts';
import { follow, headOf, openTimeline } from './timeline.ts';

const game = toy as unknown as Game;
const pass = { type: 'pass' };
const buy = { type: 'buy', good: 'pear', amount: 1, gifts: [] };
const seats = [
  { name: 'Ada', kind: 'person' },
  { name: 'Bo', kind: 'bot', level: 'random' },
] as const;

const blank: GameRecord = {
  format: 'binario',
  version: 1,
  game: 'toy',
  rulesVersion: 2,
  options: {},
  rulings: {},
  seats,
  draws: [],
  seed: 'stall',
  entries: [],
};

function sure(own: OwnGame | OwnProblem | null): OwnGame {
  if (own === null || 'problem' in own) throw new Error(own?.problem ?? 'nowhere');
  return own;
}

const opened = (record: GameRecord): OwnGame => sure(openOwn(game, record));
const through = (own: OwnGame, ...moves: (readonly [number, unknown])[]): OwnGame =>
  moves.reduce((at, [seat, action]) => sure(withMove(at, seat, action)), own);
const hash = (own: OwnGame) => hashState(headOf(own.timeline).state);
const isPerson = (seat: number) => seats[seat - 1]!.kind === 'person';

/** The same moves by the engine alone, the generator in the state. */
function played(moves: readonly (readonly [number, unknown])[]): Core {
  const ready = setup(game, { players: 2 }, seeded('stall'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  return moves.reduce<Core>((state, [seat, action]) => {
    const outcome = apply(game, state, seat, action);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.state;
  }, ready.state);
}

describe('a game of our own', () => {
  const moves = [
    [1, buy],
    [2, pass],
    [1, pass],
  ] as const;

  test('draws as the engine would with the same seed, and shows none of it', () => {
    const own = through(opened(blank), ...moves);
    expect(hash(own)).toBe(hashState(view(played(moves))));
    expect(headOf(own.timeline).state.chance.rng).toBeNull();
  });

  test('saved, read and opened again it goes on with the same draws', () => {
    const saved = readRecord(JSON.stringify(ownRecord(through(opened(blank), ...moves.slice(0, 2)))));
    if ('problem' in saved) throw new Error(saved.problem);
    expect(hash(through(opened(saved), moves[2]))).toBe(hashState(view(played(moves))));
    expect(openRecord(game, saved)).toMatchObject({ applied: 2, refused: null });
  });

  test('after an undo the branch stays, with what chance gave on it', () => {
    const back = sure(withJump(through(opened(blank), ...moves), 1, 1));
    const on = through(back, [2, buy], [1, pass], [2, pass]);
    const again = opened(ownRecord(on));
    expect(hash(again)).toBe(hash(on));
    expect(again.timeline.heads.get(3)!.state).toEqual(on.timeline.heads.get(3)!.state);
    expect(hash(on)).toBe(hashState(view(played([moves[0], [2, buy], [1, pass], [2, pass]]))));
  });

  test('others can follow it from its entries alone', () => {
    const own = sure(withJump(through(opened(blank), ...moves), 1, 1));
    const opening = openTimeline(game, { table: { players: 2 }, draws: own.timeline.line[0]!.state.chance.drawn });
    if ('problem' in opening) throw new Error(opening.problem);
    const told = follow(opening, own.timeline.entries);
    expect(told.ok && hashState(headOf(told.timeline).state)).toBe(hash(own));
  });

  test('a branch whose draws nobody wrote down is left out; the line itself is whole', () => {
    const { seed: _, ...unseeded } = ownRecord(sure(withJump(through(opened(blank), ...moves), 1, 1)));
    const entries = unseeded.entries.map((entry) => ({ ...entry, draws: undefined }));
    const own = opened({ ...unseeded, entries });
    expect(own.timeline.entries.map((entry) => entry.seq)).toEqual([1]);
  });

  test('what cannot be played is told', () => {
    expect(withMove(opened(blank), 2, pass)).toMatchObject({ problem: 'refused', refusal: { code: 'flow.notYours' } });
    expect(withJump(opened(blank), 1, 9)).toBeNull();
    expect(openOwn(game, { ...blank, game: 'chess' })).toEqual({ problem: 'unknownGame', game: 'chess' });
    expect(openOwn(game, { ...blank, rulesVersion: 9 })).toMatchObject({ problem: 'newerRules' });
    expect(openOwn(game, { ...blank, entries: [{ seq: 1, seat: 2, action: pass }] })).toMatchObject({
      problem: 'refused',
      seq: 1,
    });
  });

  test('a game begun by older rules opens, its actions brought into shape', () => {
    const old = { type: 'buy', good: 'pear', amount: 1, to: [2] };
    const own = opened({ ...blank, rulesVersion: 1, entries: [{ seq: 1, seat: 1, action: old }] });
    expect(headOf(own.timeline)).toMatchObject({ action: { gifts: [2] }, state: { rulesVersion: 1 } });
  });

  test('undo goes back to a decision of a person, redo forward to the next', () => {
    const own = through(opened(blank), ...moves, [2, pass]);
    expect(backTo(own.timeline, isPerson)).toBe(2);
    const back = sure(withJump(own, 1, 2));
    expect(forwardTo(back.timeline, isPerson)).toBe(4);
    expect(backTo(back.timeline, isPerson)).toBe(0);
    expect(backTo(opened(blank).timeline, isPerson)).toBeNull();
    expect(forwardTo(own.timeline, isPerson)).toBeNull();
    expect(backTo(own.timeline, () => false)).toBe(3);
  });
});

describe('times', () => {
  const calm = { clock: () => 0, rest: async () => {} };
  const own = sure(withJump(sure(withMove(through(opened(blank), [1, buy]), 2, pass, 2000)), 1, 1, 3000));
  const logged = ({ timeline }: OwnGame) =>
    logOf(timeline).map((item) => (item.kind === 'move' ? item.moment.at : item.at));

  test('of moves and undos are known where they were told, and no record holds them', () => {
    expect(logged(own)).toEqual([undefined, undefined, 2000, 3000]);
    expect(timesOf(own.timeline)).toEqual([
      [2, 2000],
      [3, 3000],
    ]);
    expect(ownRecord(own).entries.some((entry) => 'at' in entry)).toBe(false);
  });

  test('kept beside the record they are there when it is opened again', async () => {
    const again = sure(await openOwnCalmly(game, ownRecord(own), calm, timesOf(own.timeline)));
    expect(logged(again)).toEqual(logged(own));
    expect(timesOf(again.timeline)).toEqual(timesOf(own.timeline));
    expect(timesOf(sure(await openOwnCalmly(game, ownRecord(own), calm)).timeline)).toEqual([]);
  });

  test('that stand in a file are not believed', () => {
    const entries = own.timeline.entries;
    expect(timesOf(opened({ ...ownRecord(own), entries }).timeline)).toEqual([]);
  });
});

describe('a fork', () => {
  const own = sure(withJump(through(opened(blank), [1, buy], [2, buy], [1, pass]), 1, 1));
  const on = through(own, [2, pass]);

  test('begins where the moment stands, without branches and seed, and goes on with draws of its own', () => {
    const record = forkOf(on.timeline, 5, { seats })!;
    expect(record).not.toHaveProperty('seed');
    expect(record.entries.map((entry) => entry.seq)).toEqual([1, 2]);
    const fork = opened({ ...record, seed: 'another' });
    expect(hash(fork)).toBe(hash(on));
    expect(through(fork, [1, pass]).timeline.line).toHaveLength(4);
  });

  test('of a moment that was taken back', () => {
    const fork = opened({ ...forkOf(on.timeline, 3, { seats })!, seed: 'another' });
    expect(headOf(fork.timeline).state).toEqual(on.timeline.heads.get(3)!.state);
  });

  test('of the set-up, and of nothing', () => {
    expect(forkOf(on.timeline, 0, { seats })!.entries).toEqual([]);
    expect(forkOf(on.timeline, 99, { seats })).toBeNull();
  });

  test('of a game that began in the middle', () => {
    const start = headOf(on.timeline).state;
    const middle = opened({ ...blank, start, draws: start.chance.drawn });
    const further = through(middle, [1, pass]);
    const fork = opened({ ...forkOf(further.timeline, 1, { seats, start })!, seed: 'another' });
    expect(hash(fork)).toBe(hash(further));
  });
});

test('the log tells what counts, what was taken back, and that it was', () => {
  const own = sure(withJump(through(opened(blank), [1, buy], [2, buy], [1, pass]), 1, 1));
  const on = sure(withJump(through(own, [2, pass]), 2, 3));
  const told = logOf(on.timeline).map((item) => (item.kind === 'move' ? item.counts : item.moves));
  expect(told).toEqual([true, true, true, true, 2, false, -1]);
});
