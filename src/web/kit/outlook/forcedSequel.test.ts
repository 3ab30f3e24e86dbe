import { describe, expect, test } from 'vitest';
import { goldenAt } from '../../../../tests/support/goldenAt.ts';
import { cashOf, type Game, isOver, presidentOf, trainsOf } from '../../../engine/index.ts';
import { type RailState, treasuryOf } from '../../../kernel/index.ts';
import { sourcesOf } from '../../../match/forcedPayment.ts';
import { dutyIn as in1856 } from '../../../titles/1856/face/dutyIn.ts';
import { game1856 } from '../../../titles/1856/rules/index.ts';
import { dutyIn as in1862 } from '../../../titles/1862/face/dutyIn.ts';
import { game1862 } from '../../../titles/1862/rules/index.ts';
import { dutyIn as in1865 } from '../../../titles/1865/face/dutyIn.ts';
import { game1865 } from '../../../titles/1865/rules/index.ts';
import { type Duty, planOf } from './forcedSequel.ts';

const games = {
  1856: { game: game1856, dutyIn: in1856 },
  1862: { game: game1862, dutyIn: in1862 },
  1865: { game: game1865, dutyIn: in1865 },
} as const;

/** The plan at a moment of a golden game, with the seat that owes. */
function planned(id: keyof typeof games, name: string, move: number, action: Record<string, unknown> | null = null) {
  const game = games[id].game as unknown as Game<RailState>;
  const now = goldenAt(game as unknown as Game, name, move) as RailState;
  const duty = (games[id].dutyIn as unknown as (s: RailState) => Duty | null)(now)!;
  return { now, duty, ...planOf({ game, duty }, now, action) };
}

const moves = ({ assumed }: ReturnType<typeof planned>) => assumed.map(({ action }) => action.type);
const sources = ({ now, duty: { company }, events }: ReturnType<typeof planned>) =>
  sourcesOf(company, events, { treasury: treasuryOf(now, company), cash: cashOf(now, presidentOf(now, company)!) });
const none = { treasury: 0, shares: 0, loans: 0, refinancing: 0, president: 0 };

describe('a train that must be bought', () => {
  test('in 1856 the president sells for what the treasury lacks', () => {
    const plan = planned(1856, '3p-whole-cgr', 291);
    expect(moves(plan)).toEqual(['raiseCash', 'buyTrain']);
    expect(sources(plan)).toEqual({ ...none, price: 225, treasury: 172, president: 27, shares: 26 });
    expect(trainsOf(plan.state, plan.duty.company)).toEqual(['3-4']);
  });

  test('in 1862 the company sells own shares, or is refinanced if that is chosen', () => {
    const plan = planned(1862, '2p-advanced', 211);
    expect(sources(plan)).toEqual({ ...none, price: 280, treasury: 262, shares: 18 });
    const refinanced = planned(1862, '2p-advanced', 211, { type: 'refinance' });
    expect(moves(refinanced).at(-1)).toBe('buyTrain');
    expect(sources(refinanced).refinancing).toBeGreaterThan(0);
  });

  test('in 1865 the president’s cash comes before his shares', () => {
    const plan = planned(1865, '3p-full', 237);
    expect(moves(plan)).toEqual(['buyTrain', 'raiseCash']);
    const { price, treasury, president, shares } = sources(plan);
    expect([price, treasury, president, shares]).toEqual([350, 82, 208, 60]);
    expect(treasury + president + shares).toBe(price);
  });

  test('it may end in bankruptcy', () => {
    const plan = planned(1856, '5p-options', 604);
    expect(moves(plan)).toEqual(['raiseCash', 'declareBankrupt']);
    expect([isOver(plan.state), plan.events.at(-2)!.type]).toEqual([true, 'wentBankrupt']);
  });
});

test('a fine is paid by the block that brings most, and the game goes on from there', () => {
  const plan = planned(1862, '3p-beginners', 156);
  expect([plan.duty.owes, moves(plan)]).toEqual(['sum', ['raiseCash']]);
  expect(plan.state.flow.some(({ kind }) => kind === 'fine')).toBe(false);
});
