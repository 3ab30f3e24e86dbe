// Sections 2 and 3: companies that can be started, parliamentary rounds, charters and obligations.
import { expect } from 'vitest';
import { byPrice } from '../../../src/engine/market/market.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { isStartable } from '../../../src/titles/1862/rules/home.ts';
import { market } from '../../../src/titles/1862/rules/market.ts';
import { example, rule } from '../../support/rule.ts';
import { opening1862, table1862 } from '../../support/table1862.ts';

const people = ['Ada', 'Ben', 'Cleo'];
/** A parliament with these companies on offer and 600 for everybody. */
const three = (...ids: CompanyId[]) =>
  opening1862(people)
    .available(...(ids.length === 0 ? (['ESR', 'L&E', 'WNR'] as const) : ids))
    .parliament({ turn: 'Ada' })
    .purses({ Ada: 600, Ben: 600, Cleo: 600 });
const open = (lot: CompanyId, bid = 0) => ({ type: 'openAuction', lot, bid }) as const;
const bid = (amount: number) => ({ type: 'bid', amount }) as const;
const price = (n: number) => ({ type: 'setPrice', price: n }) as const;
const buy = (company: CompanyId, from: 'offer' | 'pool' | 'treasury' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const raise = (company: CompanyId, percent: number) => ({ type: 'raiseCash', company, percent }) as const;
/** Ada has won ESR for nothing and set its price; she is asked for more shares. */
const charteredAt = (n: number) => three().plays('Ada', open('ESR')).passes('Ben', 'Cleo').plays('Ada', price(n));

rule(
  '1862-R017',
  'a chartered company gets ten times its price when it floats, another its money share by share',
  () => {
    const t = charteredAt(62).plays('Ada', buy('ESR'));
    expect(t.cash('ESR')).toBe(0);
    t.plays('Ada', buy('ESR'));
    expect(t.cash('ESR')).toBe(620 - 180);
    const other = table1862(people).available('ESR').plays('Ada', { type: 'startCompany', company: 'ESR', par: 62 });
    expect(other.cash('ESR')).toBe(186);
    other.plays('Ben', buy('ESR', 'treasury'));
    expect(other.cash('ESR')).toBe(248);
  },
);

rule('1862-R018', 'a chartered company takes three tokens for 60 each', () => {
  const t = charteredAt(54).plays('Ada', buy('ESR')).plays('Ada', buy('ESR'));
  expect(t.state.companies.ESR.tokens).toBe(3);
  expect(t.lastEvents).toContainEqual({ type: 'paid', from: 'ESR', to: 'bank', amount: 180, reason: 'tokens' });
});

rule('1862-R019', 'its home has no tile, or a free place, or a tile that adds one', () => {
  const t = three('ESR', 'ECR');
  expect(isStartable(t.state, 'ESR')).toBe(true); // untiled
  t.tile('F11', '790', 1).company('WVR', { owners: { Ben: [30] }, tokens: ['F11.0'] });
  expect(isStartable(t.state, 'ESR')).toBe(true); // one place left
  t.company('N&B', { owners: { Cleo: [30] }, tokens: ['F11.0'] });
  expect(isStartable(t.state, 'ESR')).toBe(false);
  expect(t.refuses('Ada', open('ESR'))).toMatchObject({ code: 'start.homeFull', rule: '1862-R019' });
  t.phase('B').plays('Ada', open('ESR')); // green tiles have come
});

rule('1862-R020', 'full for good: never again, not even when a place becomes free', () => {
  const t = three('ESR', 'ECR').set((s) => {
    s.companies.ECR.barred = true;
  });
  expect(t.refuses('Ada', open('ECR'))).toMatchObject({ code: 'start.homeFull' });
  expect(isStartable(t.state, 'ECR')).toBe(false);
});

example('1862-X10', 'ESR can start although Ipswich is full, ECR in Witham cannot', () => {
  const t = three('ESR', 'ECR')
    .phase('B')
    .tile('F11', '790', 1)
    .tile('D13', '14', 0)
    .company('N&B', { owners: { Ben: [30] }, tokens: ['F11.0'] })
    .company('WVR', { owners: { Ben: [30] }, tokens: ['F11.0'] })
    .company('SVR', { owners: { Cleo: [30] }, tokens: ['D13.0'] })
    .company('EUR', { owners: { Cleo: [30] }, tokens: ['D13.0'] });
  expect(t.refuses('Ada', open('ECR'))).toMatchObject({ code: 'start.homeFull' });
  t.plays('Ada', open('ESR'));
});

rule('1862-R021', 'from priority on each opens an auction with a bid of 0 or more in steps of 5, or passes', () => {
  const t = three();
  expect(t.refuses('Ada', open('ESR', 7))).toMatchObject({ code: 'action.malformed' });
  expect(t.refuses('Ada', open('ESR', -5))).toMatchObject({ code: 'bid.belowMinimum', rule: '1862-R021' });
  expect(t.refuses('Ben', open('ESR'))).toMatchObject({ code: 'flow.notYours' });
  t.passes('Ada').plays('Ben', open('ESR', 15));
  expect(t.lastEvents).toContainEqual({ type: 'bidMade', seat: 'Ben', lot: 'ESR', amount: 15 });
  expect(t.waiting).toEqual(['Cleo']);
});

rule('1862-R021', 'only for a company that is available', () => {
  const t = three('ESR', 'L&E').company('L&E', { owners: { Ben: [30] } });
  expect(t.refuses('Ada', open('L&E'))).toMatchObject({ code: 'start.started' });
  expect(t.refuses('Ada', open('FDR'))).toMatchObject({ code: 'start.notAvailable' });
});

rule('1862-R022', 'the others raise by multiples of 5 or leave this auction', () => {
  const t = three().plays('Ada', open('ESR', 10));
  expect(t.refuses('Ben', bid(10))).toMatchObject({ code: 'bid.tooLow', args: { high: 10, least: 15 } });
  expect(t.refuses('Ben', bid(17))).toMatchObject({ code: 'action.malformed' });
  t.passes('Ben').plays('Cleo', bid(20)).plays('Ada', bid(30));
  expect(t.waiting).toEqual(['Cleo']); // Ben has left
  t.passes('Cleo');
  expect(t.told('charterWon')).toEqual([{ type: 'charterWon', seat: 'Ada', company: 'ESR', bid: 30 }]);
});

rule('1862-R023', 'a bid leaves 162 in cash', () => {
  const t = three().purses({ Ada: 200, Ben: 200, Cleo: 600 });
  expect(t.refuses('Ada', open('ESR', 40))).toMatchObject({
    code: 'bid.aboveCash',
    rule: '1862-R023',
    args: { cash: 38 },
  });
  t.plays('Ada', open('ESR', 30));
  expect(t.refuses('Ben', bid(40))).toMatchObject({ code: 'bid.aboveCash', args: { cash: 38 } });
  t.plays('Ben', bid(35)).passes('Cleo'); // Ada cannot go on
  expect(t.told('charterWon')).toMatchObject([{ seat: 'Ben', bid: 35 }]);
});

rule('1862-R023', 'with less than 162 nobody opens an auction, and whoever cannot raise is out', () => {
  const t = three().purses({ Ada: 161, Ben: 162, Cleo: 166 });
  expect(t.waiting).toEqual(['Ben']);
  t.plays('Ben', open('ESR', 0)); // neither of the others has 167
  expect(t.told('charterWon')).toMatchObject([{ seat: 'Ben', bid: 0 }]);
});

rule('1862-R023', 'at the certificate limit nobody opens or bids', () => {
  const rest = ['FDR', 'WVR', 'N&B', 'SVR', 'EUR', 'I&B', 'L&D', 'N&E', 'N&S'] as const;
  const t = opening1862(people).available('ESR').parliament({ turn: 'Ada' }).purses({ Ada: 600, Ben: 600, Cleo: 600 });
  for (const id of rest) t.company(id, { owners: { Ada: [30, 10] } });
  expect(t.waiting).toEqual(['Ben']); // Ada has 18
  t.plays('Ben', open('ESR')).passes('Cleo');
  expect(t.told('charterWon')).toMatchObject([{ seat: 'Ben' }]);
});

rule('1862-R023', 'whoever is at the limit is passed over in every round of bids', () => {
  const rest = ['FDR', 'WVR', 'N&B', 'SVR', 'EUR', 'I&B', 'L&D', 'N&E', 'N&S'] as const;
  const t = opening1862(people).available('ESR').purses({ Ada: 600, Ben: 600, Cleo: 600 });
  t.set((s) => {
    s.flow = [
      { kind: 'course', at: 'stockRound', set: 1 },
      { kind: 'parliament', at: 'open', set: 2, sitting: 1, seat: 2, passes: 0, won: [] },
    ];
  });
  for (const id of rest) t.company(id, { owners: { Cleo: [30, 10] } });
  t.plays('Ben', open('ESR'));
  expect(t.waiting).toEqual(['Ada']);
  t.plays('Ada', bid(5));
  expect(t.waiting).toEqual(['Ben']); // Cleo was left out both times
});

rule('1862-R024', 'a winner opens no more auctions in this parliament, but may bid', () => {
  const t = charteredAt(54).passes('Ada');
  t.passes('Ben').plays('Cleo', open('L&E'));
  expect(t.waiting).toEqual(['Ada']);
  t.plays('Ada', bid(5)).passes('Ben', 'Cleo').plays('Ada', price(54)).passes('Ada');
  t.passes('Ben', 'Cleo'); // Ada is not asked, the parliament is over
  expect(t.told('stockRoundBegan')).toHaveLength(1);
});

rule('1862-R024', 'a winner is passed over when auctions are opened', () => {
  const t = three().set((s) => {
    (s.flow[1] as { won?: number[] }).won = [1];
  });
  expect(t.waiting).toEqual(['Ben']);
  const again = three().set((s) => {
    Object.assign(s.flow[1]!, { won: [2], seat: 1 });
  });
  again.passes('Ada');
  expect(again.waiting).toEqual(['Cleo']);
});

rule('1862-R025', 'the winner pays his bid to the bank and has to start the company', () => {
  const t = three().plays('Ada', open('ESR', 40)).passes('Ben', 'Cleo');
  expect(t.cash('Ada')).toBe(560);
  expect(t.lastEvents).toContainEqual({ type: 'paid', from: 'Ada', to: 'bank', amount: 40, reason: 'charter' });
  expect(t.waiting).toEqual(['Ada']);
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'flow.noPass' });
});

rule('1862-R026', 'at a chartered price that he can pay three times after the bid', () => {
  const t = three().purses({ Ada: 230 }).plays('Ada', open('ESR', 10)).passes('Ben', 'Cleo');
  expect(t.values('Ada', 'setPrice')).toEqual([54, 58, 62, 68]); // 220 are left
  expect(t.refuses('Ada', price(74))).toMatchObject({ code: 'share.tooDear', args: { price: 222, cash: 220 } });
  expect(t.refuses('Ada', price(56))).toMatchObject({ code: 'action.unknown' });
  expect(t.refuses('Ada', sell('L&E', 10))).toMatchObject({ code: 'flow.notNow' });
  t.plays('Ada', price(68));
  expect(t.certificates('ESR').Ada).toEqual([30]);
  expect(t.director('ESR')).toBe('Ada');
});

rule('1862-R027', 'then up to two more shares at that price; at half the company floats at once', () => {
  const t = charteredAt(90).plays('Ada', buy('ESR'));
  expect(t.cash('Ada')).toBe(600 - 270 - 90);
  expect(t.state.companies.ESR.floated).toBe(false);
  t.plays('Ada', buy('ESR'));
  expect(t.state.companies.ESR.floated).toBe(true);
  expect(t.percent('ESR')).toEqual({ Ada: 50, offer: 50 });
  expect(t.waiting).toEqual(['Ben']); // no third one
});

rule('1862-R027', 'only of this company, and only as many as she likes', () => {
  const t = three().company('L&E', { owners: { Ben: [30] }, chartered: true });
  t.plays('Ada', open('ESR')).passes('Ben', 'Cleo').plays('Ada', price(54));
  expect(t.refuses('Ada', buy('L&E'))).toMatchObject({ code: 'charter.ownOnly', rule: '1862-R027' });
  expect(t.refuses('Ada', buy('ESR', 'pool'))).toMatchObject({ code: 'charter.ownOnly' });
  t.passes('Ada');
  expect(t.waiting).toEqual(['Ben']);
});

rule('1862-R027', 'within the certificate limit', () => {
  const t = three();
  for (const id of ['FDR', 'WVR', 'N&B', 'SVR'] as const) t.company(id, { owners: { Ada: [30, 10, 10, 10] } });
  t.plays('Ada', open('ESR')).passes('Ben', 'Cleo').plays('Ada', price(54)).plays('Ada', buy('ESR'));
  expect(t.waiting).toEqual(['Ben']); // 18 of 18
});

rule('1862-R028', 'the money for these shares goes to the bank', () => {
  const t = charteredAt(54).plays('Ada', buy('ESR'));
  expect(t.cash('ESR')).toBe(0);
  expect(t.told('paid').filter(({ reason }) => reason === 'shares')).toMatchObject([
    { from: 'Ada', to: 'bank', amount: 162 },
    { from: 'Ada', to: 'bank', amount: 54 },
  ]);
});

rule('1862-R029', 'the other certificates are in the IPO', () => {
  const t = charteredAt(54).passes('Ada');
  expect(t.certificates('ESR')).toEqual({ Ada: [30], offer: [10, 10, 10, 10, 10, 10, 10] });
});

rule('1862-R030', 'the player to the left of the winner opens the next; priority does not move', () => {
  const t = three().plays('Ada', open('ESR')).plays('Ben', bid(5)).passes('Cleo', 'Ada').plays('Ben', price(54));
  t.passes('Ben');
  expect(t.waiting).toEqual(['Cleo']);
  t.passes('Cleo', 'Ada');
  expect(t.told('stockRoundBegan')).toEqual([{ type: 'stockRoundBegan', set: 2, seat: 'Ada' }]);
});

rule('1862-R030', 'it ends when all decline in sequence', () => {
  const t = three().passes('Ada', 'Ben').plays('Cleo', open('ESR')).passes('Ada', 'Ben').plays('Cleo', price(54));
  t.passes('Cleo', 'Ada');
  expect(t.told('stockRoundBegan')).toEqual([]);
  t.passes('Ben');
  expect(t.told('stockRoundBegan')).toHaveLength(1);
});

/** Ada directs ESR by a charter at 74 and has missed half of it when the stock round ends. */
const owing = (cash: number) =>
  table1862(people)
    .available('FDR')
    .company('ESR', { chartered: true, floated: false, price: 74, owners: { Ada: [30] } })
    .set((s) => {
      s.obligations = [{ company: 'ESR', seat: 1 }];
    })
    .purses({ Ada: cash, Ben: 100, Cleo: 0 });

rule('1862-R031', 'a company that has not floated costs five times its price', () => {
  const t = owing(400).passes('Ada', 'Ben');
  expect(t.told('obligationMissed')).toEqual([
    { type: 'obligationMissed', company: 'ESR', seat: 'Ada', fine: 370, credit: 0 },
  ]);
  expect(t.cash('Ada')).toBe(30);
  expect(t.percent('ESR')).toEqual({ offer: 100 });
  expect(t.state.companies.ESR).toMatchObject({ status: 'waiting', chartered: false, ipo: 0 });
});

rule('1862-R031', 'by the end of the next stock round: one that floats in it costs nothing', () => {
  const t = owing(400).plays('Ada', buy('ESR')).plays('Ben', buy('ESR'));
  expect(t.state.obligations).toEqual([]);
  expect(t.state.companies.ESR.floated).toBe(true);
  t.passesWhile(() => t.told('operatingRoundBegan').length === 0);
  expect(t.told('obligationMissed')).toEqual([]);
});

rule('1862-R031', 'each winner has an obligation from the moment he wins', () => {
  const t = three().plays('Ada', open('ESR')).passes('Ben', 'Cleo');
  expect(t.state.obligations).toEqual([{ company: 'ESR', seat: 1 }]);
});

rule('1862-R031', 'cash first, then shares of other companies', () => {
  const t = owing(100).company('L&E', { price: 100, owners: { Ada: [30, 10, 10, 10] }, trains: [['A', 'express']] });
  t.passes('Ada', 'Ben');
  expect(t.cash('Ada')).toBe(0);
  expect(t.waiting).toEqual(['Ada']);
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'fine.mustSell', args: { left: 270 } });
  expect(t.refuses('Ada', raise('ESR', 10))).toMatchObject({ code: 'sell.notHeld' });
  t.plays('Ada', raise('L&E', 30));
  expect(t.cash('Ada')).toBe(30); // 300 less 270: she keeps the surplus
  expect(t.price('L&E')).toBe(86);
  expect(t.told('operatingRoundBegan')).toHaveLength(1);
});

rule('1862-R032', 'her shares of the failed company count nothing towards the fine', () => {
  const t = owing(100);
  t.set((s) => {
    s.shares.ESR!.holders[1] = 1;
  });
  t.passes('Ada', 'Ben');
  expect(t.told('fineForgiven')).toEqual([{ type: 'fineForgiven', seat: 'Ada', company: 'ESR', left: 270 }]);
  expect(t.cash('Ada')).toBe(0);
});

rule(
  '1862-R033',
  'blocks of her choice, also bought in this round, until nothing is left; the rest is forgiven',
  () => {
    const t = owing(160).company('L&E', { price: 100, owners: { Ben: [30], Ada: [10] }, pool: [10] });
    t.plays('Ada', buy('L&E', 'pool')).passes('Ben', 'Ada');
    expect(t.cash('Ada')).toBe(0);
    t.plays('Ada', raise('L&E', 10)); // 50 without a train
    expect(t.price('L&E')).toBe(95);
    expect(t.waiting).toEqual(['Ada']);
    t.plays('Ada', raise('L&E', 10));
    expect(t.told('fineForgiven')).toMatchObject([{ left: 370 - 60 - 50 - 47 }]);
    expect(t.cash('Ada')).toBe(0);
    expect(t.told('operatingRoundBegan')).toHaveLength(1);
  },
);

rule('1862-R031', 'by the platform her shares of it count half where cash is short, the certificate last', () => {
  const by = (cash: number) => {
    const t = owing(cash).ruled({ obligationRefund: 'marketValue' });
    t.set((s) => {
      for (const number of [1, 2]) s.shares.ESR!.holders[number] = 1; // floating is asked at a purchase only
    });
    return t.passes('Ada', 'Ben');
  };
  expect(by(370).cash('Ada')).toBe(0); // cash alone
  expect(by(350).cash('Ada')).toBe(17); // one share of 37 covers 20
  expect(by(280).cash('Ada')).toBe(95); // two shares, and the certificate for the last 16
  const t = by(100);
  expect(t.cash('Ada')).toBe(0);
  expect(t.told('obligationMissed')).toMatchObject([{ credit: 185 }]);
  expect(t.told('fineForgiven')).toMatchObject([{ left: 370 - 100 - 185 }]);
});

rule('1862-R031', 'several fines: from the player with priority on, of one player the first won first', () => {
  const t = owing(0)
    .company('WNR', { chartered: true, floated: false, price: 54, owners: { Ben: [30] } })
    .company('ENR', { chartered: true, floated: false, price: 58, owners: { Ben: [30] } })
    .company('L&E', { price: 100, owners: { Ada: [30, 10, 10, 10] }, trains: [['A', 'express']] })
    .company('SVR', { price: 100, owners: { Ben: [30, 10, 10, 10] }, trains: [['A', 'express']] })
    .purses({ Ada: 0, Ben: 0, Cleo: 0 })
    .set((s) => {
      s.obligations = [
        { company: 'WNR', seat: 2 },
        { company: 'ESR', seat: 1 },
        { company: 'ENR', seat: 2 },
      ];
      s.priority = 2;
    });
  t.passesWhile(() => t.told('obligationMissed').length === 0);
  expect(t.told('obligationMissed').map(({ company, seat }) => [company, seat])).toEqual([
    ['WNR', 'Ben'],
    ['ENR', 'Ben'],
    ['ESR', 'Ada'],
  ]);
  expect(t.waiting).toEqual(['Ben']);
  expect(t.refuses('Ben', { type: 'pass' })).toMatchObject({ args: { left: 5 * 54 } });
  t.plays('Ben', raise('SVR', 30));
  expect(t.refuses('Ben', { type: 'pass' })).toMatchObject({ args: { left: 5 * 58 - 30 } });
  t.plays('Ben', raise('SVR', 30));
  expect(t.waiting).toEqual(['Ada']);
});

rule('1862-R033', 'two fines of one player: the surplus of the first goes to the second', () => {
  const t = owing(0)
    .company('WNR', { chartered: true, floated: false, price: 54, owners: { Ada: [30] } })
    .company('L&E', { price: 200, owners: { Ada: [30, 10, 10] }, trains: [['A', 'express']] })
    .set((s) => {
      s.obligations.push({ company: 'WNR', seat: 1 });
    });
  t.passes('Ada', 'Ben').plays('Ada', raise('L&E', 20)); // 400: 370, and 30 of 270
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ args: { left: 240 } });
  t.plays('Ada', raise('L&E', 30)); // three at 182
  expect(t.cash('Ada')).toBe(546 - 240);
  expect(t.told('receivershipBegan')).toEqual([{ type: 'receivershipBegan', company: 'L&E' }]);
});

rule('1862-R033', 'by the usual rules: the certificate of a director needs its change', () => {
  const t = owing(0)
    .company('L&E', { owners: { Ada: [30, 10] } })
    .passes('Ada', 'Ben');
  expect(t.refuses('Ada', raise('L&E', 20))).toMatchObject({ code: 'sell.presidency' });
  t.plays('Ada', raise('L&E', 40));
});

rule('1862-R033', 'nothing is sold for a fine that is paid', () => {
  const t = owing(400).company('L&E', { owners: { Ada: [30, 10] } });
  t.passes('Ada', 'Ben');
  expect(t.percent('L&E').Ada).toBe(40);
  expect(t.told('operatingRoundBegan')).toHaveLength(1);
});

rule('1862-R186', 'a chartered company has no marker before it floats; then at the bottom of the stack', () => {
  const t = three().company('L&E', { price: 74, owners: { Ben: [30] } });
  t.plays('Ada', open('ESR')).passes('Ben', 'Cleo').plays('Ada', price(74));
  expect(t.state.market.spots.ESR).toBeUndefined();
  expect(t.price('ESR')).toBe(74);
  t.plays('Ada', buy('ESR')).plays('Ada', buy('ESR'));
  expect(byPrice(market, t.state)).toEqual(['L&E', 'ESR']);
});

example('1862-X50', 'L&E and L&D chartered at 74 in that order, L&D floats first: it operates before L&E', () => {
  const t = table1862(people)
    .company('L&E', { chartered: true, floated: false, price: 74, owners: { Ada: [30, 10] } })
    .company('L&D', { chartered: true, floated: false, price: 74, owners: { Ben: [30, 10] } });
  t.passes('Ada').plays('Ben', buy('L&D')).passes('Cleo').plays('Ada', buy('L&E'));
  expect(byPrice(market, t.state)).toEqual(['L&D', 'L&E']);
});

rule(
  '1862-R187',
  'before that the IPO price is its price: paid for a share of the pool too, half of it in a sale',
  () => {
    const t = table1862(people)
      .company('ESR', { chartered: true, floated: false, price: 74, owners: { Ada: [30, 10] } })
      .purses({ Ada: 0, Ben: 500, Cleo: 0 });
    t.plays('Ada', sell('ESR', 10));
    expect(t.cash('Ada')).toBe(37);
    t.plays('Ben', buy('ESR', 'pool'));
    expect(t.cash('Ben')).toBe(426);
  },
);

rule('1862-R188', 'all shares go back without refund, of other players and of the pool too; the permit stays', () => {
  const t = owing(400).company('ESR', {
    chartered: true,
    floated: false,
    price: 74,
    owners: { Ada: [30] },
    pool: [10],
    permit: 'local',
  });
  t.passes('Ada', 'Ben');
  expect(t.percent('ESR')).toEqual({ offer: 100 });
  expect(t.cash('Ben')).toBe(100);
  expect(t.state.companies.ESR).toMatchObject({ permit: 'local', permits: [], floated: false });
  expect(t.director('ESR')).toBeUndefined();
});

rule('1862-R189', 'it is available again in the next stock round, not in the parliament before', () => {
  const t = owing(800).purses({ Ben: 600 });
  t.passesWhile(() => t.told('parliamentBegan').length === 0);
  expect(t.refuses('Ada', open('ESR'))).toMatchObject({ code: 'start.notAvailable' });
  t.passesWhile(() => t.told('stockRoundBegan').length === 0);
  t.plays('Ada', { type: 'startCompany', company: 'ESR', par: 54 });
});

rule('1862-R189', 'by the platform it can be auctioned at once', () => {
  const t = owing(800).ruled({ failedCharterBack: 'nextParliament' });
  t.passesWhile(() => t.told('parliamentBegan').length === 0);
  t.plays('Ada', open('ESR'));
});

rule('1862-R186', 'by the platform its marker is placed at the start', () => {
  const t = three().ruled({ charterMarker: 'onStart' });
  t.plays('Ada', open('ESR')).passes('Ben', 'Cleo').plays('Ada', price(74));
  expect(byPrice(market, t.state)).toEqual(['ESR']);
});

example('1862-X25', 'ESR chartered at 74: 222 for the certificate, 740 less 180 on floating, a fine of 370', () => {
  const t = charteredAt(74);
  expect(t.cash('Ada')).toBe(600 - 222);
  t.plays('Ada', buy('ESR')).plays('Ada', buy('ESR'));
  expect(t.cash('ESR')).toBe(560);
  expect(owing(370).passes('Ada', 'Ben').cash('Ada')).toBe(0);
});
