// What other implementations of 1862 got wrong (traps 14 to 41; those about routes have a file of their own), one test for
// each. Where such a report and our checklist disagree the checklist holds, and the report is the other side of a ruling: then
// both sides are here.
import { expect, test } from 'vitest';
import { apply } from '../../../src/engine/core/apply.ts';
import { check } from '../../../src/engine/core/check.ts';
import { bestRuns } from '../../../src/engine/routes/bestRuns.ts';
import { faceOf } from '../../../src/engine/track/face.ts';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { isStartable } from '../../../src/titles/1862/rules/home.ts';
import { game1862 } from '../../../src/titles/1862/rules/index.ts';
import { certificateLimit, certificatesHeld } from '../../../src/titles/1862/rules/limits.ts';
import { hexes, map } from '../../../src/titles/1862/rules/map.ts';
import { problemOf } from '../../../src/titles/1862/rules/operating/problem.ts';
import { turnOf } from '../../../src/titles/1862/rules/state.ts';
import { tiles } from '../../../src/titles/1862/rules/tiles.ts';
import type { Kind, PhaseId } from '../../../src/titles/1862/rules/trains.ts';
import { acquires, answers, eve, merges, NORWICH, redeem, sell, shares, tens } from '../../support/merger1862.ts';
import { opening1862, type TrainPosition, table1862 } from '../../support/table1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1862>;
type Position = NonNullable<Parameters<Table['company']>[1]>;
type Asked = Readonly<Record<string, string>>;

const pass = { type: 'pass' } as const;
const london = { type: 'placeLondon' } as const;
const refinance = { type: 'refinance' } as const;
const accept = { type: 'answer', reply: 'accept' } as const;
const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation }) as const;
const station = (hex: string, track: string) => ({ type: 'addStation', hex, track }) as const;
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
const settled = (t: Table): Table => {
  t.waiting;
  return t;
};

// Track, tokens, start

/** A company of Ada's in its step of building, at home, with two tokens on its sheet. */
const builder = (id: CompanyId, home: readonly [hex: string, tile: string, rotation: number], phase: PhaseId = 'A') =>
  table1862(three)
    .phase(phase)
    .tile(...home)
    .company(id, { owners, tokens: [`${home[0]}.0`], unused: 2 })
    .operating({ company: id, at: 'build' });

test('trap 14: a terminal needs an open route to London now, and is the track and the token of the turn', () => {
  // by Witham, where ECR has the only place or not
  const svr = () => builder('SVR', ['D11', '57', 0]).tile('D13', '57', 0);
  const blocked = svr().company('ECR', { owners: others, tokens: ['D13.0'] });
  expect(blocked.refuses('Ada', london)).toMatchObject({ code: 'london.outOfReach', rule: '1862-R115' });
  const t = svr().plays('Ada', london);
  expect(t.state.board.tokens['B15.1']).toEqual(['SVR', null]);
  // neither track nor a token in Witham follows, and SVR has no train: it is the turn of nobody
  expect(t.state.board.tokens['D13.0']).toBeUndefined();
  expect(t.state.flow.find(({ kind, at }) => kind === 'turn' && (at === 'build' || at === 'token'))).toBeUndefined();
});

/** ECR of Ada in its first turn; since it was started SVR has taken the only place of its home. */
const taken = (phase: PhaseId) =>
  table1862(three)
    .phase(phase)
    .company('ECR', { owners, unused: 3 })
    .tile('D13', '57', 0)
    .company('SVR', { owners: others, tokens: ['D13.0'], unused: 1 })
    .operating({ company: 'ECR' });
/** A merger is left out where one is possible. */
const building = (t: Table): Table => (t.waiting[0] === 'Ada' && turnOf(t.state).at === 'merge' ? t.passes('Ada') : t);

test('trap 15: before green tiles the token at a full home goes back; from then on the director upgrades instead', () => {
  const yellow = settled(taken('A'));
  expect([yellow.state.board.tokens['D13.0'], yellow.state.companies.SVR.tokens]).toEqual([['ECR'], 2]);
  const green = building(taken('B'));
  expect(green.state.board.tokens['D13.0']).toEqual(['SVR']);
  expect(green.refuses('Ada', pass)).toMatchObject({ code: 'build.homeDue', rule: '1862-R081' });
  green.plays('Ada', lay('D13', '14', 0));
  expect([green.state.board.tokens['D13.0'], green.state.companies.SVR.tokens]).toEqual([['SVR', 'ECR'], 1]);
});

test('trap 16: the token placed last makes room, not the one in a certain place; or that of the last place', () => {
  const full = (asked: Asked = {}) =>
    settled(
      table1862(three, asked)
        .phase('B')
        .company('ECR', { owners, unused: 3 })
        .tile('D13', '14', 0)
        .company('SVR', { owners: others, tokens: ['D13.0'] })
        .company('EUR', { owners: others, tokens: ['D13.0'] })
        .set((s) => {
          s.board.tokens['D13.0'] = ['EUR', 'SVR']; // EUR came last, into the first place
          s.board.rev += 1;
          s.board.since!['D13.0'] = [s.board.rev, s.board.rev - 1];
        })
        .operating({ company: 'ECR' }),
    ).state.board.tokens['D13.0'];
  expect(full()).toEqual(['ECR', 'SVR']);
  expect(full({ displacedToken: 'lastSlot' })).toEqual(['EUR', 'ECR']);
});

test('trap 17: the upgrade of a home and a small station need no route, everything else does', () => {
  expect(building(taken('B')).plays('Ada', lay('D13', '14', 0)).state.board.laid.D13).toEqual(['14', 0]);
  const far = builder('ECR', ['D13', '57', 0], 'B').tile('E6', '20', 0).tile('E4', '57', 0);
  expect(apply(game1862, far.state, 1, station('E6', '0-3')).ok).toBe(true);
  expect(far.refuses('Ada', lay('E4', '14', 0))).toMatchObject({ code: 'track.outOfReach' });
  expect(far.refuses('Ada', lay('E8', '57', 0))).toMatchObject({ code: 'track.outOfReach' });
});

test('trap 18: with an empty home the build cannot be passed before its tile is laid', () => {
  const t = table1862(three).company('ECR', { owners, unused: 3 }).operating({ company: 'ECR' });
  expect(t.refuses('Ada', pass)).toMatchObject({ code: 'build.homeDue', rule: '1862-R081' });
  t.plays('Ada', lay('D13', '57', 0));
  expect(t.passes('Ada').state.board.tokens['D13.0']).toEqual(['ECR']);
});

test('trap 19: names and values: Framlingham, the port of Harwich by both its hexes, tiles 797 and 61y', () => {
  expect(hexes.F9!.name).toBe('Framlingham');
  const holland = ['F15', 'G14'].map((hex) => hexes[hex]!.nodes.find(({ group }) => group === 'Holland')?.value);
  expect(holland).toEqual([
    { white: 70, gray: 100, purple: 130 },
    { white: 70, gray: 100, purple: 130 },
  ]);
  expect([tiles['797']!.label, tiles['61y']!.label]).toEqual(['H', 'Y']);
  const t = builder('EUR', ['F13', '793', 5], 'D').plays('Ada', lay('F13', '797', 2));
  expect(faceOf(map, t.state.board, 'F13').nodes).toMatchObject([{ kind: 'city', value: 60, slots: 2 }]);
});

// Parliament, obligations, shares

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

// Trains, refinancing, mergers

const six = { owners: { Ada: [30, ...tens(3)] } };

/** The L&E of Ada before it buys trains, beside the SVR of Ben. */
const trading = (le: Position, svr: Position = {}, phase: PhaseId = 'A', asked: Asked = {}) =>
  table1862(three, asked)
    .company('L&E', { chartered: true, owners, treasury: 2000, trains: TRAIN, ...le })
    .company('SVR', { owners: others, price: 90, ...svr })
    .phase(phase)
    .set((s) => {
      s.companies['L&E'].home = true;
      s.companies.SVR.home = true;
    })
    .operating({ company: 'L&E', at: 'trains' });

test('trap 30: any kind can be bought, at a fixed price; it is the same train with fewer warranties', () => {
  const svr: Position = { trains: [['A', 'freight', 2]] };
  const t = trading({ permit: 'local' }, svr);
  expect(t.refuses('Ada', train('A-1', 'freight', 99, 'SVR'))).toMatchObject({
    code: 'train.price',
    args: { price: 100 },
  });
  t.plays('Ada', train('A-1', 'freight', 100, 'SVR')).plays('Ben', accept);
  expect(trainsOf(t.state, 'L&E')).toEqual(['A-0', 'A-1']);
  const later = trading({}, { trains: [['B', 'freight', 2]] }, 'C');
  later.refuses('Ada', train('B-0', 'freight', 200, 'SVR'));
  later.plays('Ada', train('B-0', 'freight', 100, 'SVR')).plays('Ben', accept);
  expect(later.state.copies!['B-0']).toEqual({ kind: 'freight', warranties: 2 });
  // a freight without its permit earns nothing
  const idle = table1862(three)
    .tile('D13', '57', 0)
    .tile('D11', '57', 0)
    .company('ECR', { owners, tokens: ['D13.0'], permit: 'local', trains: [['A', 'freight', 2]] })
    .operating({ company: 'ECR', at: 'run' });
  expect(problemOf(idle.state, 'ECR').trains).toEqual([]);
  settled(idle);
  expect([trainsOf(idle.state, 'ECR'), idle.state.copies!['A-0']]).toEqual([
    ['A-0'],
    { kind: 'freight', warranties: 1 },
  ]);
});

test('trap 31: warranties for permanent trains too; they stay on a sold train, and one goes with each run, made or not', () => {
  const t = trading({}, {}, 'G').plays('Ada', train('H-0', 'local', 950, 'bank', 3));
  expect(t.state.copies!['H-0']).toEqual({ kind: 'local', warranties: 3 });
  const sold = trading({}, { trains: [['A', 'local', 2]] }).plays('Ada', train('A-1', 'local', 100, 'SVR'));
  expect(sold.plays('Ben', accept).state.copies!['A-1']).toEqual({ kind: 'local', warranties: 2 });
  const ran = trading({
    trains: [
      ['A', 'express', 2],
      ['A', 'local', 1],
    ],
  }).operating({ company: 'L&E', at: 'dividend' });
  expect(settled(ran).state.copies).toMatchObject({
    'A-0': { kind: 'express', warranties: 1 },
    'A-1': { kind: 'local' },
  });
  expect(ran.state.copies!['A-1']!.warranties).toBeUndefined();
});

test('trap 32: limits are for each kind before phase G; they stop purchases, and a merger takes no train', () => {
  const some = (kind: Kind, count: number): TrainPosition[] => Array(count).fill(['E', kind]);
  const two = [...some('express', 2), ...some('local', 1)];
  const f = trading({ trains: two }, {}, 'F');
  expect(f.refuses('Ada', train('F-1', 'express', 600))).toMatchObject({ code: 'train.kindLimit', rule: '1862-R144' });
  expect(trainsOf(f.plays('Ada', train('F-1', 'local', 600)).state, 'L&E')).toHaveLength(4);
  const g = trading({ trains: two }, {}, 'G');
  expect(check(g.game, g.state, 1, train('H-0', 'local', 800))).toMatchObject({ code: 'train.limit' });
  const full = (letter: 'E' | 'F'): Position => ({
    ...six,
    trains: [
      [letter, 'express'],
      [letter, 'express'],
    ],
  });
  const merged = eve({ companies: { ENR: full('E'), WNR: full('F') } })
    .phase('F')
    .plays('Ada', merges('WNR', 'ENR'));
  expect(merged.state.trains.ENR).toHaveLength(4);
});

test('trap 33: the director adds nothing: own shares are sold, or it is refinanced, or it is bankrupt', () => {
  const poor = (position: Position) =>
    trading({ trains: [], treasury: 150, ...position }, {}, 'B').purses({ Ada: 900 });
  const ways = (t: Table) => t.choices('Ada').map(({ type }) => type);
  const t = poor({ own: [10] });
  expect(t.refuses('Ada', train('B-1', 'local', 200))).toMatchObject({ code: 'train.tooDear', args: { cash: 150 } });
  expect([ways(t), ways(poor({}))]).toEqual([['sellTreasury', 'refinance'], ['refinance']]);
  const end = trading({ trains: [], treasury: 0, price: 60, ipo: 54 }, {}, 'F').purses({ Ada: 900, Ben: 0, Cid: 0 });
  end.plays('Ada', refinance);
  answers(end, sell);
  expect(end.state.companies['L&E'].status).toBe('waiting');
});

test('trap 34: a refinancing into receivership still buys the train, which nobody else can buy; tokens are taken there too', () => {
  const t = trading({ owners: { Ada: [30, 10], Ben: tens(2) }, trains: [], treasury: 0, permit: 'freight' }, {}, 'B');
  t.purses({ Ada: 0, Ben: 0 }).plays('Ada', refinance);
  expect([t.director('L&E'), trainsOf(t.state, 'L&E')]).toEqual([undefined, ['B-1']]);
  const gone: Position = { owners: { Ben: [10] }, pool: [30], trains: [['A', 'local']] };
  expect(trading({}, gone).refuses('Ada', train('A-1', 'local', 100, 'SVR'))).toMatchObject({
    code: 'train.receivership',
    rule: '1862-R087',
  });
  const floats = table1862(three)
    .company('ESR', { floated: false, treasury: 300, owners: { Ben: [10] }, pool: [30] })
    .plays('Ada', buy('ESR', 'treasury'));
  expect(floats.waiting).toEqual(['Ada']); // of equal holders the first from priority on
  floats.plays('Ada', { type: 'takeTokens', count: 3 });
  expect([floats.state.companies.ESR.tokens, floats.cash('ESR')]).toEqual([3, 300 + 100 - 120]);
});

test('trap 35: a certificate or an odd share is one decision, asked and paid for once', () => {
  const t = trading({ price: 95, trains: [], treasury: 0, owners: { Ada: [30, 10, 10], Ben: tens(5) } }, {}, 'B');
  t.purses({ Ada: 500, Ben: 500 }).plays('Ada', refinance);
  expect(t.waiting).toEqual(['Ada']);
  t.plays('Ada', redeem); // the certificate, for half the price: she had five shares
  expect([t.waiting, t.cash('Ada')]).toEqual([['Ben'], 500 - 47]);
  t.plays('Ben', redeem); // his fifth share
  expect([t.cash('Ben'), t.told('optionSettled')]).toMatchObject([500 - 47, [{ shares: 3 }, { shares: 1 }]]);
  expect([t.percent('L&E').Ada, t.percent('L&E').Ben, t.waiting]).toEqual([30, 30, ['Ada']]);
});

test('trap 36: a chartered and another company: own shares are exchanged two for one, not thrown on the market', () => {
  const t = eve({
    companies: { ENR: { ...six, chartered: true, own: tens(2) }, WNR: { owners: { Ada: [30, ...tens(5)] } } },
  }).plays('Ada', merges('WNR', 'ENR'));
  // two of each: ENR has two by redeeming, WNR two that were never sold
  expect(shares(t, 'ENR')).toMatchObject({ Ada: 7, treasury: 2 });
});

test('trap 37: who has most takes the certificate from wherever it lies, whichever company survives', () => {
  const at = (survivor: 'ENR' | 'WNR') => {
    const t = eve({
      companies: {
        ENR: { chartered: true, owners: { Ada: [30, ...tens(3)], Ben: tens(4) } },
        WNR: { chartered: true, owners: { Ben: [30, ...tens(3)], Cleo: tens(4) } },
      },
      purses: { Ada: 500, Ben: 500, Cleo: 500 },
    });
    t.plays('Ada', merges('WNR', survivor)).plays('Ben', accept);
    answers(t, redeem);
    return [t.director(survivor), t.certificates(survivor).Ben![0], shares(t, survivor)];
  };
  // Ben has ten of twenty; the survivor's certificate was Ada's, or his own
  expect(at('ENR')).toEqual(['Ben', 30, { Ada: 3, Ben: 5, Cleo: 2 }]);
  expect(at('WNR')).toEqual(at('ENR'));
});

test('trap 38: the trains of the absorbed company run now if they have not run, and reach is that of both', () => {
  const t = eve({
    companies: { ENR: { ...six, trains: [], tokens: [NORWICH] }, WNR: { ...six, tokens: [NORWICH, 'F3.0'] } },
  })
    .tile('F5', '794', 0)
    .tile('F3', '57', 0)
    .plays('Ada', merges('WNR', 'ENR'));
  expect(turnOf(t.state)).toMatchObject({ company: 'ENR', at: 'build' });
  expect(bestRuns(problemOf(t.state, 'ENR')).runs).toHaveLength(1);
  t.passesWhile(() => turnOf(t.state).at !== 'run');
  const runs = bestRuns(problemOf(t.state, 'ENR')).runs.map(({ train: id, track }) => ({
    train: id,
    track: [...track],
  }));
  t.plays('Ada', { type: 'run', routes: runs });
  expect(t.told('trainsRan')).toMatchObject([{ company: 'ENR', runs: [{ train: 'A-0' }] }]);
  // had WNR operated, its trains had run
  const done = eve({ companies: { ENR: { ...six, trains: [] }, WNR: six }, done: ['WNR'] }).plays(
    'Ada',
    merges('WNR', 'ENR'),
  );
  expect(done.told('trainsRan')).toEqual([]);
  expect(done.state.flow.find(({ kind }) => kind === 'turn')).toBeUndefined();
});

test('trap 39: no partner is in receivership; a merged marker is at 54 at least; halves are rounded down', () => {
  const none = { owners: { Ada: tens(2) }, pool: [30, ...tens(2)] };
  const there = eve({ companies: { ENR: six, WNR: none, 'L&E': six } });
  expect(there.refuses('Ada', merges('WNR', 'ENR'))).toMatchObject({ code: 'union.receivership' });
  const low = eve({ companies: { ENR: { ...six, price: 31, trains: [] }, WNR: { ...six, price: 26 } } });
  low.plays('Ada', merges('WNR', 'ENR')); // 15 and 13 are 28
  expect([low.price('ENR'), low.state.companies.ENR.ipo]).toEqual([26, 54]);
  const odd = eve({
    companies: { ENR: { ...six, price: 54 }, WNR: { ...six, owners: { Ada: [30, ...tens(3)], Ben: [10] }, price: 62 } },
    purses: { Ben: 0 },
    at: 'acquire',
  }).plays('Ada', acquires('WNR', 'ENR'));
  expect([odd.price('ENR'), odd.cash('Ben')]).toEqual([82, 41]);
});

test('trap 40: Hudson: as many tens of treasury and subsidy as lift the sum to the price; the whole sum is paid and moves it', () => {
  const ran = (revenue: number, asked: Asked = {}, treasury = 20) =>
    table1862(three, asked)
      .company('L&E', { price: 95, chartered: true, owners, treasury, trains: TRAIN })
      .purses({ Ada: 0 })
      .operating({ company: 'L&E', at: 'dividend' }, { revenue, subsidy: 20 });
  const t = ran(60).plays('Ada', dividend('hudson'));
  expect([t.cash('Ada'), t.cash('L&E'), t.price('L&E')]).toEqual([50, 0, 105]);
  expect(t.told('dividendDeclared')).toMatchObject([{ kind: 'hudson', revenue: 60, added: 40, subsidy: 20 }]);
  expect(ran(50).refuses('Ada', dividend('hudson'))).toMatchObject({
    code: 'hudson.tooDear',
    args: { sum: 50, cash: 40 },
  });
  expect(ran(100).refuses('Ada', dividend('hudson'))).toMatchObject({ code: 'hudson.reached' });
  ran(10, {}, 200).plays('Ada', dividend('hudson'));
  expect(ran(10, { hudsonFrom: 'above10' }, 200).refuses('Ada', dividend('hudson'))).toMatchObject({
    code: 'hudson.earned',
  });
});

test('trap 41: after a bankruptcy no token is on the map, no charter is left, and the first permit is back', () => {
  const t = settled(
    table1862(three)
      .phase('B')
      .tile('D13', '14', 0)
      .company('ECR', {
        chartered: true,
        price: 7,
        owners,
        tokens: ['D13.0', 'B15.1'],
        permit: 'local',
        permits: ['local', 'freight'],
        trains: [['B', 'local']],
        treasury: 80,
      })
      .operating({ company: 'ECR', at: 'dividend' }),
  );
  expect(Object.values(t.state.board.tokens).flat()).not.toContain('ECR');
  expect(t.state.companies.ECR).toMatchObject({ status: 'waiting', chartered: false, permit: 'local', permits: [] });
  expect([t.cash('ECR'), t.percent('ECR'), isStartable(t.state, 'ECR')]).toEqual([0, { offer: 100 }, true]);
});
