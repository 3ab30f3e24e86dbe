// What other implementations of 1856 got wrong, one test for each. Where such a report and our checklist disagree the
// checklist holds, and the report is the other side of a ruling: then both sides are here.
import { expect, test } from 'vitest';
import { suggestion } from '../../../src/engine/routes/suggestion.ts';
import { tokenNodes } from '../../../src/engine/track/tokens.ts';
import { trainsOf, typeOf } from '../../../src/engine/trains/depot.ts';
import { ordinaryIds } from '../../../src/titles/1856/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../src/titles/1856/rules/limits.ts';
import { repeatWhile } from '../../support/bounded.ts';
import { absorbs, buysSix, eve, passesUntil, pays, priced, type Table1856 } from '../../support/cgr1856.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Carl'];
const loan = { type: 'takeLoan' } as const;
const bankrupt = { type: 'declareBankrupt' } as const;
const start = (company: 'CV' | 'WR', par = 100) => ({ type: 'startCompany', company, par }) as const;
const share = (company: 'GW' | 'CGR', from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const sell = (company: 'GW' | 'CGR', percent: number) => ({ type: 'sellShares', company, percent }) as const;
const raise = (company: 'GW' | 'BBG' | 'CGR', percent: number) => ({ type: 'raiseCash', company, percent }) as const;
const train = (id: string, price: number, from: 'bank' | 'pool' | 'BBG' = 'bank') =>
  ({ type: 'buyTrain', from, train: id, price }) as const;
const tile = (hex: string, id: string, rotation: number) => ({ type: 'layTile', hex, tile: id, rotation }) as const;
const tens = (count: number) => Array<number>(count).fill(10);
const nothing = { Ada: 0, Ben: 0, Carl: 0 };

/** The suggested runs, and what they bring. */
function best(t: Table1856, name: string) {
  const choice = t.choices(name).find(({ type }) => type === 'run')!;
  return suggestion(t.game, t.state, choice)!;
}

test('trap 42: the home token comes with the first turn, not with the round; below the quota there is none', () => {
  const t = table1856(three)
    .onSale('3')
    .company('GW', { par: 100, owners: { Ada: [20, 10] } })
    .company('BBG', { par: 90, owners: { Ben: [20, 10] } })
    .company('CA', { par: 80, owners: { Carl: [20] } })
    .passes(...three);
  expect(Object.keys(t.state.board.tokens)).toEqual(['F15.0']);
  t.passesWhile(() => t.waiting[0] === 'Ada');
  expect(Object.keys(t.state.board.tokens)).toEqual(['F15.0', 'J15.0']);
  passesUntil(t, 'stock');
  expect(t.state.board.tokens).not.toHaveProperty('D17.0');
  expect(t.told('turnSkipped')).toMatchObject([{ company: 'CA', sold: 20, needed: 30 }]);
});

test('trap 43: quota and capital change when the last train of a type is sold, not when the next is bought', () => {
  const lastOf = (type: '4' | '5') =>
    passesUntil(
      table1856(three)
        .phase(type)
        .set((s) => {
          s.depot.sold[type] = { 4: 3, 5: 2 }[type];
        })
        .company('GW', { owners: { Ada: [20, 10] }, treasury: 550, operated: true, tokens: ['F15.0'] })
        .company('CA', { par: 65, owners: { Ben: [20, 10, 10] }, pool: type === '5' ? [10] : [] })
        .purses({ Ada: 900, Ben: 900, Carl: 900 })
        .operating({ company: 'GW', at: 'buyTrain' })
        .plays('Ada', train(`${type}-${{ 4: 3, 5: 2 }[type]}`, { 4: 350, 5: 550 }[type])),
      'stock',
    );
  const four = lastOf('4');
  expect([four.state.phase, four.told('turnSkipped')[0]]).toMatchObject(['4', { sold: 40, needed: 50 }]);
  expect(four.plays(four.waiting[0]!, start('CV')).state.companies.CV.capital).toBe('incremental');
  const five = lastOf('5');
  expect([five.state.phase, five.told('turnSkipped')[0]]).toMatchObject(['5', { sold: 50, needed: 60 }]);
  // started is not floated, and floated is no turn: the money comes with the sixth share, in the stock round
  five.plays(five.waiting[0]!, start('CV'));
  expect([five.state.companies.CV.capital, five.cash('CV')]).toEqual(['full', 0]);
});

test('trap 44: sold out in the first stock round a company rises, though it has not operated', () => {
  const t = table1856(three)
    .stockRound({ turn: 'Ada', set: 1 })
    .company('GW', { par: 90, owners: { Ada: [20, ...tens(3)], Ben: tens(3), Carl: tens(2) } })
    .passes(...three);
  expect(t.told('priceMoved')[0]).toMatchObject({ company: 'GW', was: 90, price: 100 });
  expect(t.state.companies.GW.operated).toBe(false);
});

/** All track from Guelph to Goderich but H11, where the company of Ada lays the last tile; WGB need not be started. */
const goderich = () =>
  table1856(three)
    .phase('3')
    .tile('J11', '57', 2)
    .tile('I10', '8', 5)
    .tile('G10', '9', 2)
    .company('TGB', { owners: { Ada: [20, 10] }, operated: true, tokens: ['K8.0'] })
    .privateOf('TCC', 'TGB')
    .operating({ company: 'TGB', at: 'layTile' });
const canada = { type: 'layCanadaTile', hex: 'H11', tile: '58', rotation: 2 } as const;
const reached = (t: Table1856) =>
  t
    .plays('Ada', canada)
    .passes('Ada')
    .told('destinationReached')
    .map(({ company }) => company);

test('trap 45: companies not started reach destinations, as long as they would have an escrow; the CGR has none', () => {
  expect(reached(goderich())).toEqual(['WGB']);
  expect(reached(goderich().onSale('5'))).toEqual([]);
  expect(reached(goderich().options({ alternateDestinations: 'yes' }))).toEqual([]);
  const cgr = goderich()
    .gone('absorbed', 'CA')
    .company('CGR', { owners: { Ben: [20] } });
  expect([reached(cgr), cgr.state.companies.CGR.linked]).toEqual([['WGB'], false]);
  // Maudaumin reaches St. Thomas only by way of Sarnia, which ends every path
  const sarnia = table1856(three)
    .tile('C14', '57', 2)
    .tile('B15', '8', 3)
    .tile('C16', '9', 2)
    .tile('D17', '14', 2)
    .tile('E18', '56', 2)
    .tile('F17', '6', 1)
    .company('LPS', { owners: { Ada: [20, 10] }, escrow: 100, operated: true, tokens: ['C14.0'] })
    .operating({ company: 'LPS', at: 'links' });
  expect([sarnia.waiting, sarnia.state.companies.LPS.linked]).toEqual([['Ada'], false]);
});

test('trap 46: escrow is paper of the bank: it lies in no purse and does not break the bank', () => {
  const t = table1856(three)
    .company('GW', { par: 80, treasury: 400, owners: { Ada: [20, 10], Ben: [10, 10] } })
    .purses({ Ben: 80, Carl: 0 });
  t.purses({ Ada: t.cash('Ada') + t.cash('bank') - 10 }); // ten are left
  t.passes('Ada').plays('Ben', share('GW'));
  expect([t.cash('bank'), t.cash('GW'), t.state.companies.GW.escrow]).toEqual([90, 400, 80]);
  expect(t.state.broken).toBe(false);
});

test('trap 47: a company without money buys a private by way of a loan; after interest a loan is 90', () => {
  const gw = (at: 'layTile' | 'buyTrain') =>
    table1856(three)
      .phase('3')
      .company('GW', { owners: { Ada: [20, 10] }, operated: true, tokens: ['F15.0'] })
      .privateOf('GLSC', 'Ada')
      .operating({ company: 'GW', at }, { interestPaid: at === 'buyTrain' });
  const buy = (price: number) => ({ type: 'buyPrivate', private: 'GLSC', price }) as const;
  expect(gw('layTile').refuses('Ada', buy(100))).toMatchObject({ code: 'private.tooDear' });
  expect(gw('layTile').plays('Ada', loan).plays('Ada', buy(100)).owner('GLSC')).toBe('GW');
  const late = gw('buyTrain').plays('Ada', loan);
  expect(late.refuses('Ada', buy(91))).toMatchObject({ code: 'private.tooDear', args: { cash: 90 } });
  expect(late.plays('Ada', buy(90)).owner('GLSC')).toBe('GW');
});

/** The GW of Ada with more loans than the three shares that players hold; she presides over the BBG as well. */
const excess = (loans: number, ada: number) =>
  table1856(three)
    .company('GW', { owners: { Ada: [20, 10] }, loans, operated: true })
    .company('BBG', { par: 90, owners: { Ada: [20], Ben: [10, 10] }, operated: true })
    .purses({ ...nothing, Ada: ada })
    .operating({ company: 'GW', at: 'forcedRedemption' });

/** Five loans on three shares, and a president who has nothing that she could sell. */
const ruined = () =>
  table1856(three)
    .company('GW', { owners: { Ada: [20], Ben: [10] }, loans: 5, operated: true })
    .purses(nothing)
    .operating({ company: 'GW', at: 'forcedRedemption' });

test('trap 48: one loan a turn at any time; the excess is repaid at its end, and these sales move a presidency too', () => {
  for (const at of ['layTile', 'run', 'dividend', 'buyTrain'] as const) {
    const t = table1856(three)
      .company('GW', { owners: { Ada: [20, 10] }, loans: 1, operated: true, tokens: ['F15.0'], trains: ['2'] })
      .tile('F17', '57', 0)
      .operating({ company: 'GW', at }, { revenue: 50 })
      .plays('Ada', loan);
    expect(t.refuses('Ada', loan)).toMatchObject({ code: 'loan.once' });
  }
  const limit = table1856(three)
    .company('GW', { owners: { Ada: [20, 10] }, loans: 3, treasury: 150, operated: true, tokens: ['F15.0'] })
    .operating({ company: 'GW', at: 'buyTrain' });
  expect(limit.refuses('Ada', loan)).toMatchObject({ code: 'loan.limit', args: { limit: 3 } });
  const paid = excess(4, 100);
  paid.waiting;
  expect([paid.cash('Ada'), paid.state.companies.GW.loans]).toEqual([0, 3]);
  // the report would forbid it for loans and allow it for interest; by R069 the presidency of another company may change
  const sold = excess(4, 10).plays('Ada', raise('BBG', 10));
  expect([sold.president('BBG'), sold.cash('Ada')]).toEqual(['Ben', 0]);
  expect(ruined().plays('Ada', bankrupt).state.ended).toBe('bankrupt');
});

test('trap 49: interest is due after the run and before the payout: treasury in tens, run, president', () => {
  const gw = (treasury: number, revenue: number) =>
    table1856(three)
      .company('GW', { par: 90, owners: { Ada: [20, 10] }, loans: 3, treasury, operated: true, tokens: ['F15.0'] })
      .purses({ Ada: 100 })
      .operating({ company: 'GW', at: 'payInterest' }, { revenue });
  const all = gw(19, 50).plays('Ada', { type: 'dividend', kind: 'payout' });
  expect([all.cash('GW'), all.cash('Ada')]).toEqual([9, 100 + 9]); // 10 from the treasury, 20 from the run
  const short = gw(9, 20);
  short.waiting;
  expect([short.cash('GW'), short.cash('Ada')]).toEqual([9, 90]);
  // the report asks for a dividend of nothing; by R060 a run that interest has taken whole moves left without a question
  const equal = gw(0, 30);
  expect([equal.waiting, equal.price('GW'), equal.cash('Ada')]).toEqual([['Ada'], 80, 100]);
  expect(equal.refuses('Ada', { type: 'dividend', kind: 'payout' })).toMatchObject({ code: 'flow.notNow' });
});

test('trap 50: a redemption that ruins its president counts as made; a share loses 10 for each loan left', () => {
  const t = ruined().plays('Ada', bankrupt);
  expect(t.state.companies.GW.loans).toBe(3);
  expect(t.game.worth(t.state)).toEqual({ 1: 2 * (100 - 30), 2: 100 - 30, 3: 0 });
});

/** The GW of Ada has a route and no train; 3-trains are on sale, and the BBG of Ben has one. */
const trainless = (treasury: number, ada: number) =>
  table1856(three)
    .phase('3')
    .company('BBG', { par: 65, owners: { Ben: [20], Ada: [10, 10] }, operated: true, trains: ['3'] })
    .company('GW', { owners: { Ada: [20, 10] }, operated: true, treasury, tokens: ['F15.0'] })
    .tile('F17', '57', 0)
    .purses({ ...nothing, Ada: ada })
    .operating({ company: 'GW', at: 'buyTrain' }, { interestPaid: true });

test('trap 51: a forced purchase is one train, the cheapest, from bank or pool; it empties the treasury', () => {
  const t = trainless(100, 60);
  expect(t.refuses('Ada', train('3-1', 101, 'BBG')).code).toBe('train.tooDear');
  expect(t.refuses('Ada', train('3-2', 225))).toMatchObject({ code: 'train.presidentShort', args: { missing: 65 } });
  t.plays('Ada', raise('BBG', 10));
  expect(t.refuses('Ada', train('3-1', 1, 'BBG'))).toMatchObject({ code: 'train.bankOnly' });
  t.plays('Ada', train('3-2', 225));
  expect([t.cash('GW'), t.cash('Ada'), trainsOf(t.state, 'GW')]).toEqual([0, 0, ['3-2']]);
  expect(trainless(0, 0).plays('Ada', raise('BBG', 10)).refuses('Ada', raise('BBG', 10)).code).toBe(
    'raise.soldAlready',
  );
  const pooled = trainless(0, 2000).phase('6').cgr({ stage: 'never' }).trainsInPool('4-0', '5-0');
  expect(pooled.refuses('Ada', train('5-0', 550, 'pool'))).toMatchObject({ code: 'train.notCheapest' });
  pooled.plays('Ada', train('4-0', 350, 'pool'));
});

test('trap 52: bankruptcy can be reached in every forced step', () => {
  const interest = table1856(three)
    .company('GW', { owners: { Ada: [20] }, loans: 2, operated: true })
    .purses(nothing)
    .operating({ company: 'GW', at: 'payInterest' });
  const purchase = trainless(0, 0).plays('Ada', raise('BBG', 20)).plays('Ada', raise('GW', 10));
  expect(purchase.cash('Ada')).toBe(230); // enough, and so no bankruptcy
  expect(purchase.refuses('Ada', bankrupt)).toMatchObject({ code: 'bankrupt.canPay' });
  const poor = trainless(0, 0).plays('Ada', raise('BBG', 10)).plays('Ada', raise('GW', 10));
  for (const t of [interest, poor, ruined()])
    expect(t.plays('Ada', bankrupt).state).toMatchObject({ ended: 'bankrupt', bankrupt: 1 });
  const second = table1856(three)
    .phase('6')
    .gone('absorbed', 'BBG')
    .company('CGR', { president: 'Ada', owners: { Ada: [10], Ben: [10] } })
    .purses({ Ada: 99 });
  expect([second.waiting, second.state.bankrupt]).toEqual([[], 1]);
});

test('trap 53: loans are settled from the buyer on; who pays gives all the company has, and nobody is asked twice', () => {
  const t = eve({
    rulings: { cgrPresidentPays: 'may' },
    buyerPosition: { loans: 1, treasury: 760 },
    companies: {
      BBG: { owners: { Carl: [20] }, loans: 2, treasury: 130 },
      CA: { owners: { Ben: [20] }, loans: 1, treasury: 30 },
    },
    purses: { Ada: 100, Ben: 100, Carl: 100 },
  });
  passesUntil(buysSix(t), 'settling');
  expect(t.waiting).toEqual(['Ada']);
  t.plays('Ada', pays('GT'));
  expect([t.cash('GT'), t.cash('Ada')]).toEqual([0, 60]); // its 60, and 40 of hers
  t.plays('Ben', absorbs('CA')).plays('Carl', pays('BBG'));
  expect([t.cash('BBG'), t.cash('Carl')]).toEqual([0, 30]);
  expect(t.told('companyAbsorbed').map(({ company }) => company)).toEqual(['CA']);
  expect(t.told('cgrFormed')).toHaveLength(1);
  expect(t.told('loansSettled').map(({ company, loans, seat }) => [company, loans, seat])).toEqual([
    ['GT', 1, 'Ada'],
    ['BBG', 1, null],
    ['BBG', 1, 'Carl'],
  ]);
});

test('trap 54: the average goes down to a multiple of 5, at least 100, the lowest of three left out; 105 goes to 110', () => {
  const formed = (...prices: number[]) => {
    const ids = ['BBG', 'CA', 'CPR'] as const;
    const owing = prices.map((price, i) => [ids[i]!, { loans: 3, owners: { Ben: [20] }, at: priced(price) }]);
    return buysSix(eve({ companies: Object.fromEntries(owing), purses: nothing })).price('CGR');
  };
  expect(formed(100, 110)).toBe(110);
  expect(formed(30, 35)).toBe(100);
  expect(formed(30, 100, 125)).toBe(110); // 112.5, down to 110
  expect(formed(150)).toBe(150);
});

test('trap 55: twenty shares only if needed; over half of it in the market is legal, and shuts the offering', () => {
  const formed = (pool: number) =>
    buysSix(
      eve({
        companies: {
          BBG: { loans: 3, owners: { Ben: [20, 10, 10] }, pool: tens(pool) },
          CA: { loans: 3, owners: { Carl: [20] }, pool: tens(pool) },
          CPR: { loans: 3, owners: { Carl: [20] }, pool: tens(pool) },
        },
        purses: nothing,
      }),
    );
  expect(formed(4).percent('CGR')).toEqual({ Ben: 20, Carl: 20, pool: 60 }); // ten are just enough
  const t = formed(5);
  expect(t.percent('CGR')).toEqual({ Ben: 10, Carl: 10, pool: 35, offer: 45 });
  const shut = table1856(three)
    .phase('6')
    .gone('absorbed', 'BBG')
    .company('CGR', { owners: { Ben: [20] }, pool: tens(6) })
    .purses({ Ada: 300, Carl: 300 });
  expect(shut.refuses('Ada', share('CGR'))).toMatchObject({ code: 'share.offerShut' });
  shut.plays('Ada', share('CGR', 'pool')).passes('Ben').plays('Carl', share('CGR')); // at 50% it is open again
});

test('trap 56: with nobody holding two the first presides by one, buys up in the next round, and a tie never takes it', () => {
  const t = buysSix(
    eve({
      names: ['Ada', 'Ben', 'Carl', 'Dan'],
      companies: { BBG: { loans: 3, owners: { Carl: [20], Dan: tens(2), Ben: tens(2) } } },
      purses: { Ada: 300, Ben: 150, Carl: 150, Dan: 150 },
    }),
  );
  expect([t.president('CGR'), t.told('cgrPresident')]).toMatchObject(['Ben', [{ half: true }]]);
  passesUntil(t, 'stock');
  // Ada buys her first share: as much as Ben has
  t.plays('Ada', share('CGR'));
  if (t.waiting[0] === 'Ada') t.passes('Ada');
  expect([t.president('CGR'), t.waiting]).toEqual(['Ben', ['Ben']]);
  expect(t.refuses('Ben', { type: 'pass' })).toMatchObject({ code: 'stock.secondShareFirst' });
  t.plays('Ben', share('CGR'));
  expect(t.certificates('CGR')).toMatchObject({ Ada: [10], Ben: [20], Carl: [10], Dan: [10] });
});

/** Four at the table, eight companies in play: sixteen certificates, of which Ada has fifteen and a half. */
const nearLimit = () =>
  table1856(['Ada', 'Ben', 'Carl', 'Dan'])
    .purses({ Ada: 900 })
    .phase('6')
    .gone('absorbed', ...ordinaryIds.slice(0, 4))
    .company('GW', { owners: { Ada: [20, ...tens(4)] } })
    .company('GT', { owners: { Ada: [20, ...tens(4)] } })
    .company('LPS', { owners: { Ada: [20, ...tens(4)] } })
    .company('CGR', { fives: true, owners: { Ben: [10], Ada: [5] } });

test('trap 57: a 5% share is half a certificate, and fits where a whole one does not; the limit follows each closing', () => {
  const t = nearLimit();
  expect([certificatesHeld(t.state, 1), certificatesHeld(t.state, 2), certificateLimit(t.state)]).toEqual([31, 2, 16]);
  expect(t.refuses('Ada', start('WR'))).toMatchObject({ code: 'share.certificateLimit', args: { limit: 16 } });
  expect(certificatesHeld(t.plays('Ada', share('CGR')).state, 1)).toBe(32);
  nearLimit().ruled({ halfCertificates: 'below' }).plays('Ada', start('WR')); // the other printing
  const closing = (certLimitAfter6: string) => {
    const low = nearLimit().ruled({ certLimitAfter6 }).cgr({ certLimit: 16 });
    low.company('GW', { at: { row: 8, col: 0 }, owners: { Ada: [20, ...tens(4)] } });
    return certificateLimit(low.plays('Ada', sell('GW', 10)).state);
  };
  expect(closing('table')).toBe(14); // the report would fix it for good at the formation
  expect(closing('atFormation')).toBe(16);
});

test('trap 58: two 5% shares sold in a turn are one step, one is none, also where they are sold to pay', () => {
  const cgr = { fives: true, at: { row: 0, col: 5 }, owners: { Ben: [10, 5], Ada: [5, 5, 5] } } as const;
  const table = () => table1856(three).phase('6').gone('absorbed', 'BBG').cgr({ permanent: true }).company('CGR', cgr);
  const row = (percent: number) => table().plays('Ada', sell('CGR', percent)).spot('CGR')!.row;
  expect([row(5), row(10), row(15)]).toEqual([0, 1, 1]);
  const forced = (ada: number) =>
    table()
      .company('GW', { owners: { Ada: [20] }, operated: true, treasury: 0, tokens: ['F15.0'] })
      .tile('F17', '57', 0)
      .purses({ Ada: ada })
      .operating({ company: 'GW', at: 'buyTrain' });
  expect(forced(600).plays('Ada', raise('CGR', 5)).spot('CGR')).toEqual({ row: 0, col: 5 });
  expect(forced(500).plays('Ada', raise('CGR', 10)).spot('CGR')).toEqual({ row: 1, col: 5 });
});

test('trap 59: homes first; of two tokens in a hex one goes and nothing else does; ten at most', () => {
  const both = (rulings: Record<string, string>) =>
    buysSix(
      eve({
        rulings,
        companies: {
          BBG: { loans: 3, owners: { Ben: [20, 10, 10] }, tokens: ['J15.0', 'I12.0', 'N11.1'] },
          CV: { loans: 3, owners: { Ben: [20] }, tokens: ['N11.0', 'I12.1', 'F17.0'] },
        },
        purses: nothing,
      }),
    );
  const tokens = (t: Table1856) => tokenNodes(t.state.board, 'CGR');
  const t = both({});
  expect(tokens(t)).toEqual(['F17.0', 'J15.0', 'N11.0']); // Toronto goes to the home of CV, unasked
  expect(t.refuses('Ben', { type: 'keepToken', city: 'N11.1' })).toMatchObject({ code: 'keep.noToken' });
  t.plays('Ben', { type: 'keepToken', city: 'I12.0' });
  expect(tokens(t)).toEqual(['F17.0', 'I12.0', 'J15.0', 'N11.0']);
  const all = both({ cgrTokens: 'replaceAll' });
  all.plays('Ben', { type: 'giveUpToken', city: 'I12.1', slot: 0 });
  expect(tokens(all)).toEqual(['F17.0', 'I12.0', 'J15.0', 'N11.0']);
  const thirteen = {
    BBG: { loans: 3, owners: { Ben: [20, 10, 10] }, tokens: ['J15.0', 'G12.0', 'I8.0'] },
    CA: { loans: 3, owners: { Ben: [20] }, tokens: ['D17.0', 'F17.0', 'C14.0'] },
    CPR: { loans: 3, owners: { Ben: [20] }, tokens: ['M4.0', 'H15.0', 'L13.0', 'O18.0'] },
    CV: { loans: 3, owners: { Ben: [20] }, tokens: ['N11.0', 'J13.0', 'B19.0'] },
  };
  const many = buysSix(eve({ companies: thirteen, purses: nothing }));
  repeatWhile(
    () => many.values('Ben', 'keepToken').length > 0,
    () => many.plays('Ben', { type: 'keepToken', city: String(many.values('Ben', 'keepToken')[0]) }),
  );
  expect(tokens(many)).toHaveLength(10);
  expect(tokens(many)).toEqual(expect.arrayContaining(['J15.0', 'D17.0', 'M4.0', 'N11.0']));
});

/** The CGR of Ada in London with track to St. Thomas, which is full, before its run. */
const cgrTurn = (trains: string[], options: Record<string, string> = {}, treasury = 0) =>
  table1856(three)
    .options(options)
    .gone('absorbed', 'BBG', 'CA')
    .tile('F17', '57', 0)
    .company('CGR', { owners: { Ada: [20, 10, 10] }, treasury, operated: true, trains, tokens: ['F15.0'] })
    .phase('6')
    .company('GT', { par: 65, owners: { Ben: [20] }, operated: true, tokens: ['P9.0', 'F17.0'] })
    .operating({ company: 'CGR', at: 'placeToken' });

test('trap 60: trains of the CGR', () => {
  // 4-trains go to the market, where others buy them; down to three it must discard
  const t = eve({
    companies: {
      BBG: { loans: 3, owners: { Ben: [20, 10, 10] }, trains: ['4', '4'] },
      CA: { loans: 3, owners: { Ben: [20] }, trains: ['4', '5'] },
    },
    purses: nothing,
  });
  buysSix(t);
  expect(t.refuses('Ben', { type: 'pass' })).toMatchObject({ code: 'cgr.tooManyTrains' });
  t.plays('Ben', { type: 'discardTrain', train: '4-1' }).passes('Ben');
  expect([t.state.depot.pool, t.state.trains.CGR]).toEqual([['4-1'], ['4-0', '4-2', '5-0']]);
  // with a train of its own it borrows none; without it runs with one that stays with the bank: by practice a Diesel, or an 8
  const own = cgrTurn(['4']);
  expect(best(own, 'Ada').runs).toMatchObject([{ train: '4-0' }]);
  for (const [options, id] of [
    [{}, 'D-0'],
    [{ eightTrains: 'yes' }, '8-0'],
  ] as const) {
    const lent = cgrTurn([], options).ruled({ cgrBorrowed: 'diesel' });
    const { runs } = best(lent, 'Ada');
    expect(runs).toMatchObject([{ train: id }]);
    lent.plays('Ada', { type: 'run', routes: runs });
    // what it earned it keeps, and its price stands still
    expect([lent.cash('CGR'), lent.price('CGR')]).toEqual([50, 100]);
    expect([lent.state.depot.pool, lent.state.depot.sold[typeOf(id)] ?? 0, lent.state.phase]).toEqual([[], 0, '6']);
  }
  const rusty = cgrTurn(['4']).ruled({ cgrWithholds: 'untilPermanent' });
  rusty.plays('Ada', { type: 'run', routes: best(rusty, 'Ada').runs });
  expect([rusty.cash('CGR'), rusty.price('CGR')]).toEqual([50, 100]);
  // it buys only what does not rust, and must as soon as it can pay
  const rich = cgrTurn([], {}, 1050).trainsInPool('4-3');
  rich.plays('Ada', { type: 'run', routes: best(rich, 'Ada').runs });
  expect(rich.refuses('Ada', train('4-3', 350, 'pool'))).toMatchObject({ code: 'train.government' });
  expect(rich.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'train.governmentMustBuy' });
  rich.plays('Ada', train('D-0', 1100));
  const given = cgrTurn(['4'], {}, 700).ruled({ cgrWithholds: 'untilPermanent', cgrMustBuy: 'enough' });
  given.plays('Ada', { type: 'run', routes: best(given, 'Ada').runs });
  expect(given.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'train.governmentMustBuy' });
  given.plays('Ada', { type: 'exchangeTrain', train: 'D-0', give: '4-0' });
});

test('trap 61: it operates in the same round, by practice if none of its companies has; formed at the end it breaks nothing', () => {
  const formed = (done: ('BBG' | 'CPR')[], cgrFirstTurn = 'ifNoneOperated') =>
    buysSix(
      eve({
        companies: { BBG: { loans: 1, owners: { Ben: [20, 10, 10] } }, CPR: { owners: { Carl: [20] }, par: 65 } },
        purses: { Ben: 0 },
        rulings: { cgrFirstTurn },
        done,
      }),
    );
  expect(formed(['BBG', 'CPR'], 'always').told('turnBegan')[0]).toMatchObject({ company: 'CGR' });
  expect(formed([]).told('turnBegan')[0]).toMatchObject({ company: 'CGR' });
  expect(formed(['BBG']).told('turnBegan')[0]).toMatchObject({ company: 'CPR' });
  const last = formed(['BBG', 'CPR']);
  expect(last.state.flow.map(({ kind }) => kind)).toEqual(['course', 'stock']);
  last.passesWhile(() => last.told('operatingRoundBegan').length < 2);
  const turns = last.told('turnBegan').map(({ company }) => company);
  expect(turns.slice(0, 3).sort()).toEqual(['CGR', 'CPR', 'GT']);
});

test('trap 62: a right once however many were merged, three in all, from the bank when the private has closed', () => {
  const t = eve({
    companies: {
      BBG: { loans: 3, owners: { Ben: [20, 10, 10] }, rights: ['bridge'] },
      CA: { loans: 3, owners: { Ben: [20] }, rights: ['bridge', 'tunnel'] },
    },
    purses: nothing,
  }).set((s) => {
    s.rightsLeft = { bridge: 0, tunnel: 1 };
  });
  buysSix(t);
  expect(t.state.companies.CGR.rights).toEqual(['bridge', 'tunnel']);
  expect(t.state.rightsLeft).toEqual({ bridge: 1, tunnel: 1 });
  const gw = (left: number, unlimitedRights = 'no') =>
    table1856(three)
      .options({ unlimitedRights })
      .phase('5')
      .privateOf('NFSBC', 'closed')
      .company('GW', { owners: { Ada: [20, 10] }, treasury: 60, operated: true })
      .set((s) => {
        s.rightsLeft.bridge = left;
        for (const city of ['F15.0', 'F17.0', 'J15.0', 'H15.0']) s.board.tokens[city] = ['GW']; // it has no token left
      })
      .operating({ company: 'GW', at: 'layTile' });
  const right = { type: 'buyRight', right: 'bridge' } as const;
  const bought = gw(1);
  const bank = bought.cash('bank');
  expect([bought.plays('Ada', right).cash('bank') - bank, bought.state.companies.GW.rights]).toEqual([50, ['bridge']]);
  expect(gw(0).refuses('Ada', right)).toMatchObject({ code: 'right.noneLeft' });
  gw(0, 'yes').plays('Ada', right);
});

test('trap 63: an odd revenue over twenty shares is paid by the total of each holder', () => {
  const t = table1856(three)
    .phase('6')
    .gone('absorbed', 'BBG')
    .cgr({ permanent: true })
    .company('CGR', { fives: true, owners: { Ada: [10, 5, 5, 5], Ben: [5, 5, 5], Carl: [5] }, tokens: ['F15.0'] })
    .purses(nothing)
    .operating({ company: 'CGR', at: 'dividend' }, { revenue: 70, interestPaid: true })
    .plays('Ada', { type: 'dividend', kind: 'payout' });
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('Carl')]).toEqual([18, 11, 4]); // 17.5, 10.5, 3.5 and not 20, 12, 4
});

test('trap 64: Waterloo and Saugeen in the turn of its owner, after track and before interest, with a token of its own', () => {
  const at = (stage: 'layTile' | 'placeToken' | 'buyTrain', company: 'GW' | 'BBG' = 'GW') =>
    table1856(three)
      .phase('3')
      .company('GW', { owners: { Ada: [20, 10] }, treasury: 200, loans: 1, operated: true, tokens: ['F15.0'] })
      .company('BBG', { owners: { Ada: [20, 10] }, treasury: 200, operated: true, tokens: ['J15.0'] })
      .tile('J15', '57', 0)
      .tile('J13', '57', 0)
      .privateOf('WSRC', 'GW')
      .operating({ company, at: stage });
  const token = { type: 'placeKitchenerToken', city: 'I12.0' } as const;
  expect(at('layTile').refuses('Ada', token)).toMatchObject({ code: 'kitchener.tokenStep' });
  expect(at('buyTrain').refuses('Ada', token)).toMatchObject({ code: 'kitchener.tokenStep' });
  expect(at('placeToken', 'BBG').refuses('Ada', token)).toMatchObject({ code: 'kitchener.notOwner' });
  const t = at('placeToken').plays('Ada', token);
  expect(t.order('tokenPlaced', 'interestDue')).toEqual(['tokenPlaced', 'interestDue']);
  expect(tokenNodes(t.state.board, 'GW')).toEqual(['F15.0', 'I12.0']);
  expect(t.cash('GW')).toBe(190); // the token was free
});

test('trap 65: port and towns wait for the 6-train, which is phase 5 of the book', () => {
  const gw = (type: '5' | '6') =>
    table1856(three)
      .onSale(type)
      .company('BBG', { owners: { Ada: [20, 10] }, treasury: 700, operated: true, tokens: ['J15.0'] })
      .tile('J15', '57', 2)
      .tile('K16', '4', 2)
      .set((s) => {
        s.port = { hex: 'J17', company: 'BBG' };
      });
  const bought = (type: '5' | '6') =>
    gw(type)
      .operating({ company: 'BBG', at: 'buyTrain' })
      .plays('Ada', train(`${type}-0`, type === '5' ? 550 : 700));
  expect([bought('5').state.port, bought('6').state.port]).toEqual([{ hex: 'J17', company: 'BBG' }, null]);
  const change = (phase: '5' | '6', id: string) =>
    gw(phase)
      .set((s) => {
        s.phase = phase;
      })
      .operating({ company: 'BBG', at: 'layTile' })
      [phase === '5' ? 'refuses' : 'plays']('Ada', tile('K16', id, 2));
  for (const id of ['9', '57']) {
    expect(change('5', id)).toMatchObject({ code: 'track.townStays' });
    expect((change('6', id) as Table1856).state.board.laid.K16).toEqual([id, 2]);
  }
});

test('trap 66: a share bought in this turn is kept until the next, also beside others; by the manual all the round', () => {
  const bought = (held: number, rulings: Record<string, string> = {}) =>
    table1856(three)
      .ruled(rulings)
      .company('GW', { owners: { Ben: [20, 10, 10], Ada: tens(held) } })
      .purses({ Ada: 500 })
      .plays('Ada', share('GW'));
  expect(bought(0).waiting).toEqual(['Ben']); // the one she has bought is all she has
  expect(bought(1).refuses('Ada', sell('GW', 20))).toMatchObject({ code: 'sell.keepOne' });
  expect(bought(1).plays('Ada', sell('GW', 10)).percent('GW').Ada).toBe(10);
  expect(bought(0).passes('Ben', 'Carl').plays('Ada', sell('GW', 10)).percent('GW').Ada).toBeUndefined();
  const manual = bought(1, { justBought: 'wholeRound' }).passes('Ada', 'Ben', 'Carl');
  expect(manual.refuses('Ada', sell('GW', 20))).toMatchObject({ code: 'sell.boughtThisRound' });
});

test('trap 67: track is semi-restrictive; 25 becomes 45 or 46; THB is at home beside a foreign token', () => {
  const gw = () =>
    table1856(three)
      .phase('5')
      .company('GW', { owners: { Ada: [20, 10] }, treasury: 100, operated: true, tokens: ['F15.0'] })
      .operating({ company: 'GW', at: 'layTile' });
  // from London into G14 at its lower left: the upgrade must use its new track from there
  const line = () => gw().tile('G14', '8', 1);
  expect(line().refuses('Ada', tile('G14', '16', 1))).toMatchObject({ code: 'track.notConnected' });
  expect(line().plays('Ada', tile('G14', '25', 1)).state.board.laid.G14).toEqual(['25', 1]);
  // with a token in Woodstock too, from where the new track of both is used
  const crossing = () =>
    gw()
      .tile('G14', '25', 1)
      .tile('H15', '57', 2)
      .set((s) => {
        s.board.tokens['H15.0'] = ['GW'];
      });
  expect(crossing().plays('Ada', tile('G14', '45', 3)).state.board.laid.G14).toEqual(['45', 3]);
  expect(crossing().plays('Ada', tile('G14', '46', 5)).state.board.laid.G14).toEqual(['46', 5]);
  const thb = table1856(three)
    .phase('3')
    .tile('L15', '59', 0)
    .company('GT', { par: 65, owners: { Ben: [20] }, operated: true, tokens: ['L15.0'] })
    .company('THB', { owners: { Ada: [20, 10] } })
    .operating({ company: 'THB' });
  expect(thb.waiting).toEqual(['Ada']);
  expect(thb.state.board.tokens).toEqual({ 'L15.0': ['GT'], 'L15.1': ['THB'] });
});

test('trap 78: when a presidency passes it is known which certificates change hands', () => {
  const t = table1856(three)
    .company('GW', { owners: { Ada: [20, 10], Ben: [10, 10, 10] } })
    .purses({ Ben: 500 });
  expect(t.state.shares.GW!.holders).toEqual([1, 1, 2, 2, 2, 'offer', 'offer', 'offer', 'offer']);
  t.passes('Ada').plays('Ben', share('GW'));
  // he gives the two with the lowest numbers for the first; the one he has bought stays with him
  expect(t.state.shares.GW!.holders).toEqual([2, 1, 1, 1, 2, 2, 'offer', 'offer', 'offer']);
  t.passes('Ben', 'Carl').plays('Ada', sell('GW', 20));
  expect(t.state.shares.GW!.holders).toEqual([2, 'pool', 'pool', 1, 2, 2, 'offer', 'offer', 'offer']);
});

test('trap 79: runs walk the track: what only hops from city to city is neither suggested nor legal', () => {
  // in K14 the lines from Brantford and from Galt join towards Burlington
  const fork = () =>
    table1856(three)
      .phase('3')
      .tile('J15', '57', 1)
      .tile('J13', '57', 2)
      .tile('K14', '23', 4)
      .tile('L13', '57', 1)
      .company('BBG', { owners: { Ada: [20, 10] }, operated: true, trains: ['3'], tokens: ['J15.0'] })
      .operating({ company: 'BBG', at: 'run' });
  const { revenue, optimal, runs } = best(fork(), 'Ada');
  expect([revenue, optimal]).toEqual([40, true]); // from city to city it would be 60
  expect(fork().plays('Ada', { type: 'run', routes: runs }).told('trainsRan')).toMatchObject([{ revenue: 40 }]);
  const hop = { type: 'run', routes: [{ train: '3-1', track: ['J15:1', 'K14:0', 'K14:1', 'J13:1'] }] };
  expect(fork().refuses('Ada', hop)).toMatchObject({ code: 'run.reversal' });
});
