// Errors of other implementations of 1856 about the CGR, one test for each. Where such a report and our checklist
// disagree the checklist holds, and the report is the other side of a ruling: then both sides are here.
import { expect, test } from 'vitest';
import { suggestion } from '../../../src/engine/routes/suggestion.ts';
import { tokenNodes } from '../../../src/engine/track/tokens.ts';
import { typeOf } from '../../../src/engine/trains/depot.ts';
import { ordinaryIds } from '../../../src/titles/1856/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../src/titles/1856/rules/limits.ts';
import { repeatWhile } from '../../support/bounded.ts';
import { absorbs, buysSix, eve, passesUntil, pays, priced, type Table1856 } from '../../support/cgr1856.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Carl'];
const start = (company: 'CV' | 'WR', par = 100) => ({ type: 'startCompany', company, par }) as const;
const share = (company: 'GW' | 'CGR', from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const sell = (company: 'GW' | 'CGR', percent: number) => ({ type: 'sellShares', company, percent }) as const;
const raise = (company: 'GW' | 'BBG' | 'CGR', percent: number) => ({ type: 'raiseCash', company, percent }) as const;
const train = (id: string, price: number, from: 'bank' | 'pool' | 'BBG' = 'bank') =>
  ({ type: 'buyTrain', from, train: id, price }) as const;
const tens = (count: number) => Array<number>(count).fill(10);
const nothing = { Ada: 0, Ben: 0, Carl: 0 };

/** The suggested runs, and their revenue. */
function best(t: Table1856, name: string) {
  const choice = t.choices(name).find(({ type }) => type === 'run')!;
  return suggestion(t.game, t.state, choice)!;
}

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
  // with a train of its own it borrows none; without, it runs with one of the bank's: by practice a Diesel, or an 8
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
    // it keeps its earnings, and its price stands still
    expect([lent.cash('CGR'), lent.price('CGR')]).toEqual([50, 100]);
    expect([lent.state.depot.pool, lent.state.depot.sold[typeOf(id)] ?? 0, lent.state.phase]).toEqual([[], 0, '6']);
  }
  const rusty = cgrTurn(['4']).ruled({ cgrWithholds: 'untilPermanent' });
  rusty.plays('Ada', { type: 'run', routes: best(rusty, 'Ada').runs });
  expect([rusty.cash('CGR'), rusty.price('CGR')]).toEqual([50, 100]);
  // it buys only trains that do not rust, and must as soon as it can pay
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
