// Section 6: the end of the game, and everybody's worth.
import { expect } from 'vitest';
import { isOver, result } from '../../../src/engine/core/play.ts';
import { worthOf } from '../../../src/titles/1856/rules/end.ts';
import { game1856 } from '../../../src/titles/1856/rules/index.ts';
import { buysSix, eve } from '../../support/cgr1856.ts';
import { example, rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1856>;

const closed = (t: Table): Table => {
  for (const id of ['FT', 'WSRC', 'TCC', 'GLSC', 'NFSBC', 'SCFTC'] as const) t.privateOf(id, 'closed');
  return t;
};

/** Ada has all but this much. */
const bankOf = (t: Table, left: number): Table => t.purses({ Ada: t.cash('Ada') + t.cash('bank') - left });

const worth = (t: Table) => three.map((_, i) => worthOf(t.state)[i + 1]);

/** A set of two operating rounds in which nobody has anything to decide. */
const lastSet = () =>
  closed(table1856(three).cgr({ stage: 'never' }))
    .company('GW', { at: { row: 0, col: 10 }, owners: { Ada: [20], Ben: [10, 10] }, operated: true })
    .privateOf('FT', 'Cid');

rule('1856-R123', 'the bank breaks in an operating round: the set is completed', () => {
  const t = bankOf(lastSet(), 4).set((s) => {
    s.phase = '3';
  });
  t.passes(...three);
  expect(t.told('operatingRoundBegan')).toEqual([
    expect.objectContaining({ round: 1, last: false }),
    expect.objectContaining({ round: 2, last: true }),
  ]);
  expect(isOver(t.state)).toBe(true);
  expect(t.state.ended).toBe('bank');
  expect(t.cash('Cid')).toBe(500 + 5 + 5); // payments go on
});

rule('1856-R123', 'it breaks in a stock round: that round and the set after it are completed', () => {
  const t = bankOf(lastSet(), 50);
  t.passes('Ada').plays('Ben', { type: 'sellShares', company: 'GW', percent: 10 });
  expect(t.cash('bank')).toBeLessThan(0);
  expect(t.cash('Ben')).toBe(500 + 225);
  expect(isOver(t.state)).toBe(false);
  t.passes('Ben', 'Cid', 'Ada', 'Ben');
  expect(t.told('operatingRoundBegan')).toHaveLength(1);
  expect(t.state.ended).toBe('bank');
});

rule('1856-R123', 'with its last dollar the bank is broken, whatever it takes in later; by practice it is not', () => {
  const t = bankOf(lastSet(), 5).set((s) => {
    s.phase = '3';
  });
  t.passes(...three);
  expect(t.told('operatingRoundBegan')).toMatchObject([{ last: false }, { last: true }]);
  expect(t.state.ended).toBe('bank');

  const richer = bankOf(lastSet(), 225).passes('Ada').plays('Ben', { type: 'sellShares', company: 'GW', percent: 10 });
  expect([richer.cash('bank'), richer.state.broken]).toEqual([0, true]);
  const practice = bankOf(lastSet(), 5)
    .ruled({ bankBreaks: 'belowZero' })
    .passes(...three);
  expect(practice.cash('bank')).toBe(0);
  expect(isOver(practice.state)).toBe(false);
});

rule('1856-R123', 'a purse other than the bank may be emptied', () => {
  const t = lastSet()
    .purses({ Cid: 225 })
    .company('CA', { at: { row: 0, col: 10 }, owners: { Ada: [20] }, pool: [10] });
  t.passes('Ada', 'Ben').plays('Cid', { type: 'buyShare', company: 'CA', from: 'pool' });
  expect([t.cash('Cid'), t.state.broken]).toEqual([0, false]);
});

/** The GW owes interest, and its president has nothing. */
const ruined = () =>
  table1856(three)
    .company('GW', { at: { row: 3, col: 4 }, owners: { Ada: [20] }, loans: 2, operated: true })
    .company('CA', { at: { row: 0, col: 4 }, owners: { Ben: [20, 10] }, operated: true })
    .purses({ Ada: 7, Ben: 100, Cid: 40 })
    .operating({ company: 'GW', at: 'payInterest', of: 2 });

rule('1856-R124', 'a bankruptcy ends the game at once', () => {
  const t = ruined().plays('Ada', { type: 'declareBankrupt' });
  expect(t.waiting).toEqual([]);
  expect(t.state).toMatchObject({ ended: 'bankrupt', bankrupt: 1 });
});

rule('1856-R124', 'where no company is left and none can come the game ends as it stands', () => {
  const t = closed(table1856(three).gone('closed', 'BBG', 'CA', 'CPR', 'CV', 'GT', 'GW', 'LPS', 'TGB', 'THB', 'WR'))
    .company('WGB', { owners: { Ada: [20] } })
    .onSale('3')
    .purses({ Ada: 0, Ben: 10, Cid: 20 });
  expect(t.waiting).toEqual([]);
  expect(t.state.ended).toBe('standstill');
});

/** By this ruling a game ends once nothing is built any more. */
const ends = { standstill: 'ends' };

/** Before a stock round: one company, too little of it sold to operate, with a share in the market at 35. */
const resting = (cash: { Ben?: number; Cid?: number }) =>
  closed(table1856(three).gone('closed', 'BBG', 'CA', 'CPR', 'CV', 'GT', 'GW', 'LPS', 'TGB', 'THB', 'WR'))
    .company('WGB', { at: { row: 8, col: 1 }, owners: { Ada: [20], Ben: [10] }, pool: [10] })
    .onSale('5')
    .purses({ Ada: 0, Ben: 0, Cid: 0, ...cash })
    .set((s) => {
      s.flow = [{ kind: 'course', at: 'stockRound', set: 1 }];
    });

rule('1856-R124', 'shares that go to and fro keep it going, but not where the ruling ends it', () => {
  // Cid could buy from the market and Ben sell to it, but with all they have nobody gets a share of the offering at 100
  const poor = { Ben: 64, Cid: 99 };
  expect(resting(poor).waiting).toHaveLength(1);
  const t = resting(poor).ruled(ends);
  expect([t.waiting, t.state.ended]).toEqual([[], 'standstill']);
});

rule('1856-R124', 'a stock round of passes ends nothing: an empty set follows, and the priority stays', () => {
  const t = resting({ Cid: 400 });
  const priority = t.state.priority;
  // Ada has nothing to decide
  for (let round = 0; round < 2; round++) t.passes('Ben', 'Cid');
  expect(t.told('operatingRoundBegan').map(({ set, round: no, of }) => [set, no, of])).toEqual([
    [2, 1, 2],
    [2, 2, 2],
    [3, 1, 2],
    [3, 2, 2],
  ]);
  expect(t.told('turnBegan')).toEqual([]);
  expect(t.state.priority).toBe(priority);
  expect(t.state.ended).toBeNull();
  // then somebody buys from the offering after all, until the company has its first turn
  const buy = { type: 'buyShare', company: 'WGB', from: 'offer' } as const;
  for (let turns = 0; t.told('turnBegan').length === 0 && turns < 20; turns++) {
    const name = t.waiting[0]!;
    const mayBuy = t.choices(name).some(({ type }) => type === 'buyShare');
    if (name === 'Cid' && mayBuy) t.plays('Cid', buy);
    else t.passes(name);
  }
  expect(t.told('turnBegan')).toMatchObject([{ company: 'WGB' }]);
});

rule('1856-R124', 'by ruling a stock round of passes in which no company can operate ends the game', () => {
  const t = resting({ Cid: 400 }).ruled(ends);
  t.passes('Ben', 'Cid');
  expect([t.waiting, t.state.ended]).toEqual([[], 'standstill']);
});

rule.each(
  '1856-R124',
  'what somebody could still build does, be it with the money for his shares, or with a private that pays',
  [
    { cash: { Cid: 100 }, paid: 'closed' },
    { cash: { Ben: 65 }, paid: 'closed' },
    { cash: { Cid: 35 }, paid: 'Cid' },
  ],
  ({ cash, paid }) => {
    const t = resting(cash).ruled(ends).privateOf('FT', paid);
    expect(t.waiting).toHaveLength(1);
    expect(t.state.ended).toBeNull();
  },
);

rule('1856-R145', 'the others are counted as they stand, their loans too while the CGR stage has not come', () => {
  const t = ruined().plays('Ada', { type: 'declareBankrupt' });
  // 75 a share of the GW, less 20 for its loans; the money Ada could raise was paid in
  expect(worth(t)).toEqual([2 * 55, 100 + 3 * 100, 40]);
});

const owing = (loans: number, at = { row: 3, col: 4 }) =>
  table1856(three)
    .company('GW', { at, owners: { Ada: [20, 10] }, loans })
    .purses({ Ada: 0, Ben: 0, Cid: 0 });

example('1856-X14', 'a share at 75 with two loans counts 55', () => {
  expect(owing(2).waiting).toEqual(['Ada']);
  expect(worth(owing(2))).toEqual([3 * 55, 0, 0]);
});

rule('1856-R125', 'a share is worth nothing at worst; on 18xx.games also less', () => {
  const low = { row: 8, col: 0 }; // 30
  expect(worth(owing(4, low))[0]).toBe(0);
  expect(worth(owing(4, low).ruled({ loanFloor: 'none' }))[0]).toBe(3 * -10);
});

/** The GT of Ada buys the first 6-train; the CA of Ben has a loan that Ben can pay or not. */
const six = (ben: number) =>
  buysSix(
    eve({
      names: three,
      buyerPosition: { owners: { Ada: [20, 10] }, treasury: 700 },
      companies: { CA: { owners: { Ben: [20, 10] }, loans: 1 } },
      purses: { Ada: 0, Ben: ben, Cid: 0 },
    }),
  );

rule('1856-R125', 'from the CGR stage on nothing is taken off: loans are paid or gone', () => {
  const paid = six(100); // R098: he can, and so he has paid
  expect(worth(paid)).toEqual([300, 300, 0]);
  const absorbed = six(0);
  expect(worth(absorbed)).toEqual([300, 100, 0]); // three shares are one of the CGR
});

rule('1856-R125', 'loans stand until they are settled: also in the turn that has called them in', () => {
  // four loans on three shares: Ada cannot redeem the fourth in the last step of that turn
  const t = eve({
    names: three,
    buyerPosition: { owners: { Ada: [20, 10] }, loans: 4 },
    companies: { CA: { owners: { Ben: [20, 10] }, loans: 1 } },
    purses: { Ada: 0, Ben: 0, Cid: 0 },
  });
  buysSix(t).plays('Ada', { type: 'raiseCash', company: 'GT', percent: 10 });
  expect(t.state).toMatchObject({ cgr: { stage: 'due' }, companies: { GT: { loans: 2 }, CA: { loans: 1 } } });
  t.plays('Ada', { type: 'declareBankrupt' });
  expect(worth(t)).toEqual([2 * (90 - 20), 3 * 90, 0]);
});

rule('1856-R126', 'cash, shares at their price and privates at face value count; company money does not', () => {
  const t = table1856(three)
    .company('GW', { at: { row: 0, col: 4 }, owners: { Ada: [20, 10], Ben: [10] }, treasury: 800 })
    .company('CGR', { fives: true, at: { row: 0, col: 6 }, owners: { Ben: [10, 5] } })
    .cgr({ stage: 'formed' })
    .privateOf('GLSC', 'Cid')
    .privateOf('TCC', 'GW')
    .purses({ Ada: 11, Ben: 12, Cid: 13 });
  expect(worth(t)).toEqual([11 + 300, 12 + 100 + 3 * 125, 13 + 70]);
});

rule('1856-R144', 'equal wealth is a shared win', () => {
  const t = table1856(three).purses({ Ada: 90, Ben: 120, Cid: 120 });
  expect(result(game1856, t.state).winners).toEqual([2, 3]);
});
