// Section 11: the end of the game, and the final score.
import { describe, expect } from 'vitest';
import { result } from '../../../src/engine/index.ts';
import { rule } from '../../support/rule.ts';
import { table1865 } from '../../support/table1865.ts';

const names = ['Alan', 'Bob', 'Carl'];
type Table = ReturnType<typeof table1865>;
type Operating = Parameters<Table['operating']>[0];

const payout = { type: 'dividend', kind: 'payout' } as const;
const withhold = { type: 'dividend', kind: 'withhold' } as const;
const isOver = (t: Table): boolean => t.state.flow.length === 0;

/** Passes or withholds for every seat until this is so. */
function until(t: Table, holds: () => boolean): Table {
  for (let left = 200; !holds() && !isOver(t); left--) {
    if (left === 0) throw new Error('it does not end');
    const [name] = t.waiting;
    const withholds = t.choices(name!).some(({ type }) => type === 'dividend');
    t.plays(name!, withholds ? withhold : { type: 'pass' });
  }
  return t;
}

/** Alan's FMS is about to pay out 80, 60% of it to him and the rest to Carl; the bank has this much left. */
const withBank = (left: number, at: Partial<Operating> = {}) => {
  const t = table1865(names)
    .company('FMS', { price: 100, owners: { Alan: [40, 20], Carl: [20, 20] }, trains: ['PH2'], traffic: 8 })
    .purses({ Alan: 100, Bob: 100, Carl: 100 })
    .operating({ company: 'FMS', at: 'dividend', ...at }, { revenue: 80 });
  return t.purses({ Bob: 100 + t.cash('bank') - left });
};

const rounds = (t: Table) => t.told('operatingRoundBegan').map(({ set, round, last }) => [set, round, last]);

describe('the bank', () => {
  rule('1865-R161', 'empty in an operating round: the pair is finished, and payments go on', () => {
    const t = withBank(50).plays('Alan', payout);
    expect([t.state.broken, t.state.ended, t.cash('bank'), t.cash('Alan')]).toEqual([true, null, -30, 148]);
    until(t, () => false);
    expect([rounds(t), t.state.ended]).toEqual([[[2, 2, true]], 'bank']);
    expect(t.told('dividendDeclared')).toHaveLength(2);
    expect(t.cash('bank')).toBe(-110);
  });

  rule('1865-R161', 'in the second round of a pair: the game is over after it', () => {
    const t = withBank(50, { round: 2 }).plays('Alan', payout);
    until(t, () => false);
    expect([rounds(t), t.told('stockRoundBegan'), t.state.ended]).toEqual([[], [], 'bank']);
  });

  rule('1865-R161', 'in a stock round: that round and the next pair are finished', () => {
    const t = withBank(50).stockRound({ turn: 'Alan', set: 3 });
    t.plays('Alan', { type: 'sellShares', company: 'FMS', percent: 20 });
    expect([t.state.broken, t.state.flow.at(-1)!.kind, t.cash('bank')]).toEqual([true, 'stock', -50]);
    until(t, () => false);
    expect(rounds(t)).toEqual([
      [3, 1, true],
      [3, 2, true],
    ]);
    expect([t.told('stockRoundBegan'), t.state.ended]).toEqual([[], 'bank']);
  });

  rule('1865-R161', 'as long as it has money another stock round follows', () => {
    const t = withBank(5000, { round: 2 }).plays('Alan', payout);
    until(t, () => t.told('stockRoundBegan').length > 0);
    expect([t.state.broken, t.state.ended]).toEqual([false, null]);
    expect(rounds(withBank(5000).plays('Alan', payout).passes('Alan'))).toEqual([[2, 2, false]]);
  });

  rule('1865-R161', 'nothing can be done when it is over', () => {
    const t = withBank(50, { round: 2 }).plays('Alan', payout);
    until(t, () => false);
    expect(t.refuses('Alan', payout)).toMatchObject({ code: 'flow.over', rule: '1865-R161' });
  });

  rule('1865-R185', 'it has run out at zero or below', () => {
    expect(withBank(80).plays('Alan', payout).state.broken).toBe(true);
    expect(withBank(81).plays('Alan', payout).state.broken).toBe(false);
  });

  rule('1865-R185', 'what comes in later does not undo it', () => {
    const t = withBank(80, { round: 2 });
    t.set((s) => {
      s.cash['treasury:FMS'] = 100;
      s.cash[2] = s.cash[2]! - 100;
    });
    t.plays('Alan', payout).plays('Alan', { type: 'buyTrain', from: 'bank', train: 'PH2-1', price: 100 });
    expect(t.cash('bank')).toBe(100);
    until(t, () => false);
    expect(t.state.ended).toBe('bank');
  });
});

describe('what counts', () => {
  const worth = (t: Table) => t.game.worth(t.state);
  const two = () =>
    table1865(names)
      .company('FMS', { price: 120, owners: { Alan: [40, 20], Carl: [20] }, treasury: 900, trains: ['PH2'] })
      .company('RCSF', { kind: 'major', price: 90, owners: { Bob: [20, 10], Carl: [10] }, dragons: [10], pool: [10] })
      .maritimes({ Carl: ['M1', 'M2'] })
      .purses({ Alan: 10, Bob: 20, Carl: 30 });

  rule('1865-R162', 'cash and shares at their price, the president’s certificate as two, and nothing else', () => {
    expect(worth(two())).toEqual({ 1: 10 + 3 * 120, 2: 20 + 3 * 90, 3: 30 + 120 + 90 });
  });

  rule('1865-R162', 'each loan of a company takes 50 off its share, which may go below zero', () => {
    const t = two().company('FMS', { price: 120, owners: { Alan: [40, 20], Carl: [20] }, loans: 3 });
    expect(worth(t)).toEqual({ 1: 10 - 3 * 30, 2: 290, 3: 30 - 30 + 90 });
  });

  rule('1865-R162', 'each personal loan costs its player 500', () => {
    const t = two().set((s) => {
      s.personalLoans[2] = 2;
    });
    expect(worth(t)).toEqual({ 1: 370, 2: 290 - 1000, 3: 240 });
  });

  rule('1865-R162', 'a company that is open but not launched counts at its start price', () => {
    const t = two().company('SFSS', { price: 70, launched: false, owners: { Bob: [40] } });
    expect(worth(t)[2]).toBe(290 + 140);
  });

  rule('1865-R170', 'who has most wins, and equal players share the win', () => {
    const end = (bob: number) => {
      const t = withBank(80, { round: 2 });
      const alan = 100 + 48 + 3 * 110;
      // the rest of the money goes to a company without holders
      t.purses({ Bob: bob }).purses({ RCSF: 0 });
      const rest = t.cash('bank') - 80;
      t.company('RCSF', { owners: { Carl: [40, 20] }, price: 10, treasury: rest }).operating(
        { company: 'FMS', at: 'dividend', round: 2, done: ['RCSF'] },
        { revenue: 80 },
      );
      t.plays('Alan', payout);
      until(t, () => false);
      return { alan, t, winners: result(t.game, t.state)?.winners };
    };
    const { alan, t, winners } = end(478);
    expect([alan, winners]).toEqual([478, [1, 2]]);
    expect(t.told('gameOver')).toMatchObject([{ reason: 'bank', winners: ['Alan', 'Bob'], worth: 478 }]);
    expect(end(479).winners).toEqual([2]);
  });
});
