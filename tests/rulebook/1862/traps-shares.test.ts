// Errors of other implementations of 1862 about parliament, obligations and shares, one test for each. Where such a
// report and our checklist disagree the checklist holds, and the report is the other side of a ruling: then both sides
// are here.
import { expect, test } from 'vitest';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../src/titles/1862/rules/limits.ts';
import type { Kind } from '../../../src/titles/1862/rules/trains.ts';
import { tens } from '../../support/merger1862.ts';
import { opening1862, type TrainPosition, table1862 } from '../../support/table1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1862>;
type Position = NonNullable<Parameters<Table['company']>[1]>;
type Asked = Readonly<Record<string, string>>;
const buy = (company: CompanyId, from: 'offer' | 'pool' | 'treasury' = 'pool') =>
  ({ type: 'buyShare', company, from }) as const;
const sells = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const open = (lot: CompanyId, bid = 0) => ({ type: 'openAuction', lot, bid }) as const;
const bid = (amount: number) => ({ type: 'bid', amount }) as const;
const price = (n: number) => ({ type: 'setPrice', price: n }) as const;
const dividend = (kind: 'payout' | 'withhold' | 'hudson') => ({ type: 'dividend', kind }) as const;
const train = (id: string, kind: Kind, cost: number, from: 'bank' | CompanyId = 'bank', warranties = 0) =>
  ({ type: 'buyTrain', from, train: id, kind, warranties, price: cost }) as const;

const owners = { Ada: [30, 10, 10] };
const others = { Ben: [30, 10, 10] };
const TRAIN: readonly TrainPosition[] = [['A', 'express']];
const formed = (s: Table['state']) => {
  s.lner = 'formed';
  s.lastLimit = 10;
};

/** A parliament with these companies on offer. */
const parliament = (...ids: CompanyId[]) =>
  opening1862(three)
    .available(...(ids.length > 0 ? ids : (['ESR', 'L&E', 'WNR'] as const)))
    .parliament({ turn: 'Ada' })
    .purses({ Ada: 600, Ben: 600, Cid: 600 });

test('trap 20: a bid leaves 162 in cash; at the limit nobody bids; a winner bids on but opens nothing; nobody sells', () => {
  const t = parliament().purses({ Ada: 200, Ben: 205, Cid: 210 });
  expect(t.refuses('Ada', open('ESR', 40))).toMatchObject({ code: 'bid.aboveCash', rule: '1862-R023' });
  expect(t.refuses('Ada', sells('ESR', 10))).toMatchObject({ code: 'flow.notNow' });
  t.plays('Ada', open('ESR', 35)).plays('Ben', bid(40));
  expect(t.refuses('Cid', bid(50))).toMatchObject({ code: 'bid.aboveCash' });
  t.plays('Cid', bid(45)).plays('Cid', price(54)); // the others have too little for 50
  expect(t.waiting).toEqual(['Ada']);
  const won = parliament().plays('Ada', open('ESR')).passes('Ben', 'Cid').plays('Ada', price(54)).passes('Ada', 'Ben');
  won.plays('Cid', open('L&E')).plays('Ada', bid(5)).passes('Ben', 'Cid').plays('Ada', price(54)).passes('Ada');
  expect(won.director('L&E')).toBe('Ada');
  won.passes('Ben', 'Cid'); // she is not asked to open
  expect(won.told('stockRoundBegan')).toHaveLength(1);
  const full = parliament();
  for (const id of ['FDR', 'WVR', 'N&B', 'SVR', 'EUR', 'I&B'] as const)
    full.company(id, { owners: { Ben: [30, 10, 10] } }); // 18 of 18
  full.plays('Ada', open('ESR')).passes('Cid');
  expect(full.waiting).toEqual(['Ada']); // to set her price
  expect(full.refuses('Ada', bid(5))).toMatchObject({ code: 'flow.notNow' });
});

test('trap 21: the next to open is left of the winner, and priority stays where it was', () => {
  const t = parliament().plays('Ada', open('ESR')).plays('Ben', bid(5)).passes('Cid', 'Ada').plays('Ben', price(54));
  t.passes('Ben');
  expect(t.waiting).toEqual(['Cid']);
  t.passes('Cid', 'Ada');
  expect(t.told('stockRoundBegan')).toMatchObject([{ seat: 'Ada' }]);
});

test('trap 22: the shares after a charter too are within the certificate limit', () => {
  const t = parliament();
  for (const id of ['FDR', 'WVR', 'N&B', 'SVR'] as const) t.company(id, { owners: { Ada: [30, 10, 10, 10] } });
  t.plays('Ada', open('ESR')).passes('Ben', 'Cid').plays('Ada', price(54)).plays('Ada', buy('ESR', 'offer'));
  expect([certificatesHeld(t.state, 1), t.waiting, t.state.companies.ESR.floated]).toEqual([18, ['Ben'], false]);
});

test('trap 23: an obligation is no certificate; the fine takes cash, then shares, and the rest is forgiven', () => {
  const t = table1862(three)
    .available('FDR')
    .company('ESR', { chartered: true, floated: false, price: 74, owners: { Ben: [30] } })
    .company('L&E', { price: 100, owners: { Ada: [30, 10], Ben: [10] }, pool: [10] })
    .set((s) => {
      s.obligations = [{ company: 'ESR', seat: 2 }];
    })
    .purses({ Ada: 200, Ben: 60, Cid: 0 });
  expect(certificatesHeld(t.state, 2)).toBe(2);
  t.plays('Ada', buy('L&E')).passes('Ben');
  t.passesWhile(() => t.told('obligationMissed').length === 0);
  expect(t.waiting).toEqual(['Ben']);
  t.plays('Ben', { type: 'raiseCash', company: 'L&E', percent: 10 }); // half of 100
  expect([t.told('fineForgiven'), t.cash('Ben')]).toMatchObject([[{ left: 370 - 60 - 50 }], 0]);
  // Ada acted last, so Ben has priority, fine or not
  expect(t.state.priority).toBe(2);
});

test('trap 24: when the director sells every share counts, in every zone; others are spared one or two', () => {
  const sold = (at: number, percent: number, held: Position['owners']) =>
    table1862(three).company('L&E', { price: at, owners: held! }).plays('Ada', sells('L&E', percent)).price('L&E');
  const director = { Ada: [30, ...tens(3)] };
  const holder = { Ben: [30], Ada: tens(3) };
  expect([sold(210, 20, director), sold(210, 20, holder)]).toEqual([191, 200]);
  expect([sold(400, 20, director), sold(400, 20, holder)]).toEqual([350, 400]);
  expect([sold(36, 10, director), sold(36, 10, holder)]).toEqual([31, 36]);
});

test('trap 25: no sale moves a price after the LNER, nor before the company floats', () => {
  const at = (position: Position) => table1862(three).company('L&E', { price: 100, owners: others, ...position });
  const sold = (t: Table) => t.plays('Ada', sells('L&E', 10)).price('L&E');
  const held = { Ben: [30, 10], Ada: [10] };
  expect(sold(at({ owners: held }))).toBe(95);
  expect(sold(at({ owners: held, floated: false }))).toBe(100);
  expect(sold(at({ owners: held }).set(formed))).toBe(100);
  // a company that sells its own shares lowers its price before, and by the platform's ruling after it too
  const raises = (asked: Asked, after: boolean) => {
    const t = table1862(three, asked)
      .company('L&E', { chartered: true, owners, own: tens(2), treasury: 700 })
      .phase('H')
      .operating({ company: 'L&E', at: 'trains' });
    return (after ? t.set(formed) : t).plays('Ada', { type: 'sellTreasury' }).price('L&E');
  };
  expect([raises({}, false), raises({}, true), raises({ treasurySaleAfterLner: 'falls' }, true)]).toEqual([
    95, 100, 95,
  ]);
});

test('trap 26: the LNER and its limit come at the end of the set, not with the H train; nobody sells for it', () => {
  const t = table1862(three)
    .company('L&E', { chartered: true, owners: { Ada: [30, ...tens(2)] }, trains: [['F', 'express']], treasury: 2000 })
    .company('SVR', { owners: { Ben: [30, ...tens(5)] }, trains: [['F', 'local']] })
    .phase('G')
    .set((s) => {
      s.companies['L&E'].home = true;
      s.companies.SVR.home = true;
    })
    .operating({ company: 'L&E', at: 'trains', of: 2, done: ['SVR'] })
    .plays('Ada', train('H-0', 'local', 800));
  expect([t.state.lner, certificateLimit(t.state)]).toEqual(['due', 18]);
  t.passesWhile(() => t.told('lnerFormed').length === 0);
  expect([t.state.lner, certificateLimit(t.state)]).toEqual(['formed', 8]);
  const over = table1862(three)
    .company('L&E', { owners: { Ada: [30, ...tens(7)] }, trains: TRAIN })
    .set(formed)
    .set((s) => {
      s.lastLimit = 5; // she has eight certificates
    });
  expect(over.passes('Ada').percent('L&E').Ada).toBe(100);
});

test('trap 27: after the LNER too one more share takes a company out of receivership', () => {
  const t = table1862(three)
    .company('L&E', { price: 100, owners: { Ada: tens(2) }, pool: [30, 10], trains: TRAIN })
    .purses({ Ada: 100 })
    .set(formed)
    .plays('Ada', buy('L&E'));
  expect([t.director('L&E'), t.cash('Ada'), t.certificates('L&E').Ada]).toEqual(['Ada', 0, [30]]);
});

test('trap 28: what was bought in the round is kept, also by a new director; without a train half the price, rounded down', () => {
  const t = table1862(three)
    .company('L&E', { price: 95, owners: { Ben: [30], Ada: tens(3) }, pool: [10] })
    .plays('Ada', buy('L&E'))
    .passes('Ben', 'Cid');
  expect(t.director('L&E')).toBe('Ada');
  expect(t.refuses('Ada', sells('L&E', 40))).toMatchObject({ code: 'sell.boughtThisRound', rule: '1862-R041' });
  const cash = t.cash('Ada');
  t.plays('Ada', sells('L&E', 30));
  expect([t.cash('Ada') - cash, t.percent('L&E').Ada, t.director('L&E')]).toEqual([3 * 47, 10, 'Ben']);
});

test('trap 29: dividends of treasury shares go to the company, of the pool and the IPO to nobody', () => {
  const t = table1862(three)
    .company('L&E', { chartered: true, owners, own: tens(2), pool: [10], trains: TRAIN })
    .operating({ company: 'L&E', at: 'dividend' }, { revenue: 100 });
  const bank = t.cash('bank');
  t.plays('Ada', dividend('payout'));
  expect([t.cash('L&E'), bank - t.cash('bank')]).toEqual([20, 70]);
});
