// Section 8: the three ends of the game, the LNER, and the final score.

import { describe, expect } from 'vitest';
import { result } from '../../../src/engine/index.ts';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import { isStartable } from '../../../src/titles/1862/rules/home.ts';
import { certificateLimit, isOverLimit } from '../../../src/titles/1862/rules/limits.ts';
import { rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

const names = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1862>;
type Operating = Parameters<Table['operating']>[0];
type Position = Parameters<Table['company']>[1];

const payout = { type: 'dividend', kind: 'payout' } as const;
const buy = (train: string, price: number, warranties = 0) =>
  ({ type: 'buyTrain', from: 'bank', train, kind: 'local', warranties, price }) as const;

/** The L&E of Ada and the SVR of Ben, both with a train that does not go, before something of L&E's turn. */
const two = (at: Partial<Operating> = {}, le: Position = {}, frame: Parameters<Table['operating']>[1] = {}) =>
  table1862(names)
    .company('L&E', {
      price: 100,
      chartered: true,
      owners: { Ada: [30, 10, 10] },
      trains: [['F', 'express']],
      treasury: 0,
      ...le,
    })
    .company('SVR', { price: 90, owners: { Ben: [30, 10, 10] }, trains: [['E', 'express']] })
    .phase('F')
    .set((s) => {
      s.companies['L&E'].home = true; // there is nothing to build any more
      s.companies.SVR.home = true;
    })
    .purses({ Ada: 100, Ben: 100, Cid: 100 })
    .operating({ company: 'L&E', at: 'endTurn', done: ['SVR'], ...at }, frame);

const rested = (t: Table): Table => {
  t.waiting;
  return t;
};
const isOver = (t: Table): boolean => t.state.flow.length === 0;
/** Passes or withholds for every seat until this is so. */
function until(t: Table, holds: () => boolean): Table {
  return t.passesWhile(() => !holds() && !isOver(t));
}
const roundOf = (t: Table) => t.state.flow.find(({ kind }) => kind === 'operating');

describe('the top of the market', () => {
  const atTop = (at: Partial<Operating> = {}) =>
    two({ at: 'dividend', done: [], of: 3, ...at }, { price: 950 }, { revenue: 950 }).plays('Ada', payout);

  rule('1862-R157', 'the operating round is finished, then the game is over', () => {
    const t = atTop();
    until(t, () => false);
    expect([t.price('L&E'), t.told('turnBegan').map(({ company }) => company)]).toEqual([1000, ['SVR']]);
    expect([t.state.ended, t.told('operatingRoundBegan')]).toEqual(['market', []]);
  });

  rule('1862-R157', 'there is no LNER then', () => {
    const t = atTop({ done: ['SVR'], of: 1 });
    until(t, () => false);
    expect([t.state.ended, t.state.lner]).toEqual(['market', 'before']);
  });
});

describe('the bank', () => {
  /** The bank has this much left: Cid has the rest. */
  const withBank = (left: number, at: Partial<Operating> = {}) => {
    const t = two({ at: 'dividend', ...at }, {}, { revenue: 100 });
    return t.purses({ Cid: 100 + t.cash('bank') - left });
  };

  rule('1862-R158', 'empty: the set is finished, then the game is over; payments go on', () => {
    const t = withBank(10, { of: 2 }).plays('Ada', payout);
    expect([t.state.broken, t.cash('Ada'), t.cash('bank')]).toEqual([true, 150, -40]);
    until(t, () => false);
    expect(t.told('operatingRoundBegan')).toMatchObject([{ round: 2, of: 2 }]);
    expect(t.state.ended).toBe('bank');
  });

  rule('1862-R158', 'with exactly nothing left it is not broken', () => {
    expect(withBank(50).plays('Ada', payout).state.broken).toBe(false);
  });

  rule('1862-R158', 'broken in a stock round, the next set is the last', () => {
    const t = two()
      .stockRound({ turn: 'Ada' })
      .set((s) => {
        s.broken = true;
      });
    until(t, () => false);
    const rounds = t.told('operatingRoundBegan');
    expect(rounds.map(({ round, last: isLast }) => [round, isLast])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    expect(t.state.ended).toBe('bank');
  });

  rule('1862-R158', 'broken in the set in which the LNER falls due: the game ends, no LNER', () => {
    const t = rested(
      two().set((s) => {
        s.broken = true;
        s.lner = 'due';
      }),
    );
    expect([t.state.ended, t.state.lner]).toEqual(['bank', 'due']);
  });
});

/** After the set in which the first H was sold, with N&E not started. */
const formed = () =>
  rested(
    two()
      .company('N&E', {
        price: 110,
        chartered: true,
        owners: { Ada: [10, 10], Ben: [30, 10], Cid: [10] },
        trains: [['F', 'local']],
      })
      .phase('H')
      .operating({ company: 'L&E', at: 'endTurn', done: ['SVR', 'N&E'] })
      .set((s) => {
        s.lner = 'due';
      }),
  );

/** The last set: the turn of L&E in its first round. */
const last = (le: Position = {}, at = 'trains') =>
  two({ at, done: [], of: 3 }, le)
    .phase('H')
    .set((s) => {
      s.lner = 'formed';
      s.lastLimit = 10;
    });

describe('the LNER', () => {
  rule('1862-R159', 'is due with the first H train, and forms at the end of the set', () => {
    const t = two({ at: 'trains', done: [], of: 2 }, { treasury: 2000 }).phase('G').plays('Ada', buy('H-0', 800));
    expect([t.state.lner, t.told('lnerDue').length, t.told('lnerFormed').length]).toEqual(['due', 1, 0]);
    until(t, () => roundOf(t) === undefined);
    expect([t.state.lner, t.told('lnerFormed').length]).toEqual(['formed', 1]);
  });

  rule('1862-R159', 'one stock round and a last set of three follow; then the game is over', () => {
    const t = formed();
    expect(t.state.flow.at(-1)).toMatchObject({ kind: 'stock' });
    until(t, () => false);
    expect(t.state.ended).toBe('lner');
    const rounds = t.told('operatingRoundBegan');
    expect(rounds.map(({ round, of, last: isLast }) => [round, of, isLast])).toEqual([
      [1, 3, true],
      [2, 3, true],
      [3, 3, true],
    ]);
  });

  rule('1862-R160', 'no parliament any more', () => {
    const t = formed();
    until(t, () => false);
    expect(t.told('parliamentBegan')).toEqual([]);
  });

  rule(
    '1862-R162',
    'companies that are not started leave the game, and one that goes bankrupt is not started again',
    () => {
      const t = formed();
      expect(Object.values(t.state.companies).filter(({ status }) => status === 'waiting')).toEqual([]);
      expect(t.state.companies['N&E'].status).toBe('started');
      const bankrupt = rested(last({ price: 7, trains: [['F', 'local']] }, 'dividend'));
      expect(bankrupt.state.companies['L&E'].status).toBe('waiting');
      expect(isStartable(bankrupt.state, 'L&E')).toBe(false);
    },
  );

  rule('1862-R164', 'shares in the IPO go to the pool, those of treasuries stay', () => {
    const t = formed();
    expect(t.percent('N&E')).toEqual({ Ada: 20, Ben: 40, Cid: 10, pool: 30 });
    expect(t.percent('SVR')).toEqual({ Ben: 50, treasury: 50 });
  });

  rule('1862-R165', 'trains are bought from the bank only', () => {
    const t = last({ treasury: 2000 });
    const used = { type: 'buyTrain', from: 'SVR', train: 'E-0', kind: 'express', warranties: 0, price: 250 };
    expect(t.refuses('Ada', used)).toMatchObject({ code: 'train.lastSet', rule: '1862-R165' });
    t.plays('Ada', buy('H-1', 800));
  });

  rule('1862-R166', 'sales do not lower prices', () => {
    const t = formed();
    until(t, () => t.waiting[0] === 'Ada').plays('Ada', { type: 'sellShares', company: 'L&E', percent: 10 });
    expect(t.price('L&E')).toBe(100);
  });

  rule('1862-R167', 'an empty bank does not end the game any more, the top of the market does', () => {
    const broke = rested(
      last({}, 'endTurn')
        .operating({ company: 'L&E', at: 'endTurn', done: ['SVR'], of: 3 })
        .set((s) => {
          s.broken = true;
        }),
    );
    expect(broke.state.ended).toBe('lner');
    const top = two({ at: 'dividend', of: 3 }, { price: 950 }, { revenue: 950 }).set((s) => {
      s.lner = 'formed';
    });
    until(top.plays('Ada', payout), () => false);
    expect(top.state.ended).toBe('market');
  });

  rule('1862-R168', 'the limit is the greatest number of shares anybody has; nobody must sell', () => {
    const t = formed();
    expect(certificateLimit(t.state)).toBe(9); // Ben: five and four
    expect(names.map((_, i) => isOverLimit(t.state, i + 1))).toEqual([false, false, false]);
  });

  rule('1862-R169', 'each of the three rounds is computed with the trains then owned', () => {
    const t = formed();
    until(t, () => roundOf(t) !== undefined);
    until(t, () => false);
    const turns = t.told('turnBegan').map(({ company }) => company);
    expect(turns.filter((company) => company === 'L&E')).toHaveLength(3);
    expect(turns).toHaveLength(9);
    expect(t.price('L&E')).toBe(74); // it never ran: 90, 82, 74
  });

  rule('1862-R212', 'warranties, the Hudson manoeuvre and redeemed shares stay', () => {
    const warranted = last({ treasury: 900 }).plays('Ada', buy('H-1', 850, 1));
    expect(warranted.told('trainBought')).toMatchObject([{ train: 'H-1', warranties: 1, price: 850 }]);
    const hudson = last({ treasury: 90 }, 'dividend').set((s) => {
      Object.assign(s.flow.at(-1)!, { revenue: 50 });
    });
    hudson.plays('Ada', { type: 'dividend', kind: 'hudson' });
    expect(hudson.told('priceMoved')[0]).toMatchObject({ company: 'L&E', was: 100, price: 110 });
    const redeemed = last({ treasury: 120, pool: [10] }, 'redeem').plays('Ada', { type: 'redeemShare' });
    expect(redeemed.percent('L&E').treasury).toBe(10);
  });
});

describe('what counts', () => {
  const worth = (t: Table) => t.game.worth(t.state);

  rule('1862-R170', 'cash and shares at the market price; the money of companies does not count', () => {
    const t = two({}, { treasury: 900 });
    expect(worth(t)).toEqual({ 1: 100 + 500, 2: 100 + 450, 3: 100 });
  });

  rule('1862-R170', 'without a train half, rounded down for each certificate', () => {
    const t = two({}, { price: 95, owners: { Ada: [30, 10], Cid: [10] }, trains: [] });
    expect(trainsOf(t.state, 'L&E')).toEqual([]);
    expect(worth(t)).toEqual({ 1: 100 + 142 + 47, 2: 550, 3: 100 + 47 });
  });

  rule('1862-R171', 'who is worth the same wins together', () => {
    const t = two({ of: 1 }, {})
      .purses({ Ada: 150, Ben: 200 })
      .set((s) => {
        s.lner = 'formed';
      });
    rested(t);
    expect(t.state.ended).toBe('lner');
    expect(result(t.game, t.state)?.winners).toEqual([1, 2]);
  });
});
