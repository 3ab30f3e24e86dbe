// Errors of other implementations of 1856 (about the CGR in a file of its own), one test for each. Where such a report
// and our checklist disagree the checklist holds, and the report is the other side of a ruling: then both sides are
// here.
import { expect, test } from 'vitest';
import { suggestion } from '../../../src/engine/routes/suggestion.ts';
import { tokenNodes } from '../../../src/engine/track/tokens.ts';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import { buysSix, eve, passesUntil, type Table1856 } from '../../support/cgr1856.ts';
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

/** The suggested runs, and their revenue. */
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

/** Five loans on three shares, and a president with nothing to sell. */
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
  expect(bought(0).waiting).toEqual(['Ben']); // she has no money beyond that purchase
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
  // he gives the two with the lowest numbers for the first; he keeps the one he has bought
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
