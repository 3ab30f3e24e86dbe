import { describe, expect, test } from 'vitest';
import { goldenAt } from '../../tests/support/goldenAt.ts';
import { toy } from '../../tests/support/toy.ts';
import { type Action, type Core, type Game, seeded, setup, waiting } from '../engine/index.ts';
import { game1856 } from '../titles/1856/rules/index.ts';
import { rail1856 } from '../titles/1856/rules/rail.ts';
import type { State1856 } from '../titles/1856/rules/state.ts';
import { game1862 } from '../titles/1862/rules/index.ts';
import { chicagoExpress } from '../titles/chicago-express/rules/index.ts';
import type { ChicagoState } from '../titles/chicago-express/rules/state.ts';
import { cautionsOf } from './cautions.ts';

const game = game1856 as unknown as Game;
const at = (moves: number) => goldenAt(game, '6p-platform', moves);
const cautions = (state: Core, seat: number, action: Action & Readonly<Record<string, unknown>>) =>
  cautionsOf({ game, state, seat }, action);
const chicago = chicagoExpress as unknown as Game;
const deciderAt = (file: string, moves: number) => waiting(game, goldenAt(game, file, moves))[0]!;
const PASSING = { type: 'pass' };

describe('a caution', () => {
  test('is to buy no train for a company that has none, while the bank has one it can pay for', () => {
    expect(cautions(at(547), 3, PASSING)).toEqual([{ kind: 'noTrain', company: 'TGB' }]);
    // the same pass earlier in a turn, or with a train, is none
    expect(cautions(at(20), 5, PASSING)).toEqual([]);
    expect(cautions(at(36), 4, PASSING)).toEqual([]);
  });

  test('is to buy a train that goes out of use with the next one sold', () => {
    const buys = { type: 'buyTrain', from: 'GW', train: '2-0', price: 1 };
    expect(cautions(at(36), 4, buys)).toEqual([]);
    const state = at(36) as State1856;
    for (const { type, count } of rail1856.trainTypes(state))
      if (type === '2' || type === '3') state.depot.sold[type] = count ?? 0;
    expect(cautions(state, 4, buys)).toEqual([{ kind: 'rustsNext', train: '2-0', by: '4' }]);
  });

  test('is to buy a train for which the company has no permit', () => {
    const mania = game1862 as unknown as Game;
    const state = goldenAt(mania, '4p-greedy', 104);
    const buys = (kind: string) =>
      cautionsOf({ game: mania, state, seat: 1 }, {
        type: 'buyTrain',
        from: 'bank',
        train: 'A-0',
        kind,
        warranties: 0,
        price: 100,
      } as Action);
    expect(buys('local')).toEqual([]);
    expect(buys('freight')).toMatchObject([{ kind: 'noPermit' }]);
  });

  test('is to buy a train for a company without a route', () => {
    const buys = (file: string, moves: number, seat: number, train: string) =>
      cautionsOf({ game, state: goldenAt(game, file, moves), seat }, {
        type: 'buyTrain',
        from: 'bank',
        train,
        price: 100,
      } as Action);
    expect(buys('3p-random', 15, deciderAt('3p-random', 15), '2-0')).toEqual([{ kind: 'noRoute', company: 'TGB' }]);
    expect(buys('3p-greedy', 47, deciderAt('3p-greedy', 47), '2-5')).toEqual([]);
  });

  test('is to build nothing for trains that have no route, or to run for nothing', () => {
    const passes = (file: string, moves: number) =>
      cautionsOf({ game, state: goldenAt(game, file, moves), seat: deciderAt(file, moves) }, PASSING);
    expect(passes('3p-random', 53)).toEqual([{ kind: 'earnsNothing', company: 'TGB' }]);
    // after the run it is too late to say so
    expect(passes('3p-random', 54)).toEqual([]);
  });

  test('is to pass the run of trains that could run, or to run none of them (1862-R126)', () => {
    const mania = game1862 as unknown as Game;
    const state = goldenAt(mania, '4p-greedy', 478);
    const seat = waiting(mania, state)[0]!;
    const told = [{ kind: 'earnsNothing', company: 'L&H' }];
    expect(cautionsOf({ game: mania, state, seat }, PASSING)).toEqual(told);
    expect(cautionsOf({ game: mania, state, seat }, { type: 'run', routes: [] } as Action)).toEqual(told);
  });

  test('is to sell at half the price: in 1862 a company without a train', () => {
    const mania = game1862 as unknown as Game;
    const state = goldenAt(mania, '3p-random', 32);
    const seat = waiting(mania, state)[0]!;
    const sells = { type: 'sellShares', company: 'SVR', percent: 30 } as Action;
    expect(cautionsOf({ game: mania, state, seat }, sells)).toEqual([
      { kind: 'presidency', company: 'SVR', to: null },
      { kind: 'halfPrice', company: 'SVR', price: 34, full: 68 },
    ]);
    expect(cautionsOf({ game: mania, state, seat, assist: 'none' }, sells)).toEqual([]);
  });

  test('is to bid all one has where less would do', () => {
    const state = goldenAt(chicago, '4p-1', 43);
    const bid = (amount: number) => cautionsOf({ game: chicago, state, seat: 4 }, { type: 'bid', amount } as Action);
    expect(bid(14)).toEqual([{ kind: 'allCash' }]);
    expect(bid(13)).toEqual([]);
    // nothing less is possible
    const poor = { ...state, cash: { ...(state as ChicagoState).cash, 4: 3 } };
    expect(cautionsOf({ game: chicago, state: poor, seat: 4 }, { type: 'bid', amount: 3 } as Action)).toEqual([]);
  });

  test('is to sell a presidency', () => {
    const sells = { type: 'sellShares', company: 'TGB', percent: 30 };
    expect(cautions(at(587), 3, sells)).toEqual([{ kind: 'presidency', company: 'TGB', to: 5 }]);
    expect(cautions(at(153), 1, { type: 'sellShares', company: 'CPR', percent: 10 })).toEqual([]);
  });

  test('is to start a company whose home no tile of the phase fits', () => {
    const starts = (company: string) => cautions(at(153), 1, { type: 'startCompany', company, par: 65 });
    expect(starts('THB')).toMatchObject([{ kind: 'noTrack', company: 'THB' }]);
    expect(starts('GT')).toEqual([]);
  });

  test('is not told of at a table without help', () => {
    const state = at(547);
    expect(cautionsOf({ game, state, seat: 3, assist: 'arithmetic' }, PASSING)).toHaveLength(1);
    expect(cautionsOf({ game, state, seat: 3, assist: 'none' }, PASSING)).toEqual([]);
  });

  test('is nothing that a game without rails knows', () => {
    const stall = toy as unknown as Game;
    const ready = setup(stall, { players: 2 }, seeded('slips'));
    if (!ready.ok) throw new Error('no set-up');
    expect(cautionsOf({ game: stall, state: ready.state, seat: 1 }, PASSING)).toEqual([]);
  });
});
