import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/support/toy.ts';
import { type Game, hashState } from '../engine/index.ts';
import type { GameRecord } from '../records/record.ts';
import { openOwn } from './openOwn.ts';
import { type OwnGame, type OwnProblem, withMove } from './ownGame.ts';
import { headOf, lastSeq } from './timeline.ts';
import { isTaken, openTrial, retried, sendable, type Trial, triedMoves, tryJump, tryMove } from './trial.ts';

const game = toy as unknown as Game;
const pass = { type: 'pass' };
const buy = (good: string) => ({ type: 'buy', good, amount: 1, gifts: [] });
const record: GameRecord = {
  format: 'binario',
  version: 1,
  game: 'toy',
  rulesVersion: 2,
  options: {},
  rulings: {},
  seats: [
    { name: 'Ada', kind: 'person' },
    { name: 'Bo', kind: 'person' },
  ],
  draws: [],
  seed: 'stall',
  entries: [],
};
function sure<T extends object>(made: T | OwnProblem | null): T {
  if (made === null || 'problem' in made) throw new Error(made?.problem ?? 'nowhere');
  return made as T;
}
const real: OwnGame = sure<OwnGame>(withMove(sure<OwnGame>(openOwn(game, record)), 1, pass));
const through = (trial: Trial, ...moves: (readonly [number, unknown])[]): Trial =>
  moves.reduce((at, [seat, action]) => sure<Trial>(tryMove(at, seat, action)), trial);

describe('trying out', () => {
  test('goes on from the present for every seat, and leaves the game as it was', () => {
    const before = hashState(headOf(real.timeline).state);
    const trial = through(openTrial(real.timeline, 'try'), [2, buy('pear')], [1, pass]);
    expect(triedMoves(trial).map(({ seat }) => seat)).toEqual([2, 1]);
    expect(lastSeq(trial.timeline)).toBe(3);
    expect(lastSeq(real.timeline)).toBe(1);
    expect(hashState(headOf(real.timeline).state)).toBe(before);
  });

  test('chance is its own: the draws do not follow the seed of the table', () => {
    const draws = (seed: string) =>
      headOf(through(openTrial(real.timeline, seed), [2, buy('pear')], [1, buy('pear')]).timeline).state.chance.drawn;
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => JSON.stringify(draws(seed)));
    expect(new Set(seeds).size).toBeGreaterThan(1);
    expect(triedMoves(through(openTrial(real.timeline, 'a'), [2, buy('pear')]))[0]!.drew).toBe(true);
  });

  test('steps back and forth, and never behind its beginning', () => {
    const trial = through(openTrial(real.timeline, 'try'), [2, pass], [1, pass]);
    const back = sure<Trial>(tryJump(trial, 2, 1));
    expect(triedMoves(back)).toEqual([]);
    expect(triedMoves(sure<Trial>(tryJump(back, 2, 3)))).toHaveLength(2);
    expect(tryJump(trial, 2, 0)).toBeNull();
  });

  test('what is refused at the table is refused here', () => {
    expect(tryMove(openTrial(real.timeline, 'try'), 1, pass)).toMatchObject({ problem: 'refused' });
  });

  test('sent are one’s own leading moves, up to the first that asked chance', () => {
    const move = (seat: number, drew = false) => ({ seat, action: pass, drew });
    expect(sendable([move(1), move(1), move(2), move(1)], [1])).toHaveLength(2);
    expect(sendable([move(1), move(1, true), move(1)], [1])).toHaveLength(2);
    expect(sendable([move(2), move(1)], [1])).toEqual([]);
    expect(sendable([move(2), move(1)], [1, 2])).toHaveLength(2);
  });

  test('after the table has moved on, what is still legal is played again', () => {
    const trial = through(openTrial(real.timeline, 'try'), [2, pass], [1, pass], [2, pass]);
    const moved = sure<OwnGame>(withMove(sure<OwnGame>(withMove(real, 2, pass)), 1, pass));
    const again = retried(trial, moved.timeline, 'again');
    expect(again.lost).toBe(0);
    expect(headOf(moved.timeline)).toBe(again.trial.from);
    const elsewhere = sure<OwnGame>(withMove(real, 2, pass));
    expect(retried(trial, elsewhere.timeline, 'again').lost).toBe(3);
    expect(isTaken(elsewhere.timeline, { seat: 1, action: pass, drew: false })).toBe(true);
    expect(isTaken(elsewhere.timeline, { seat: 2, action: pass, drew: false })).toBe(false);
  });
});
