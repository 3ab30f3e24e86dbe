// Differences of 18xx.games from the book, in the platform's room: each ruling on both sides. The other rulings have
// their two sides beside their rules.
import { expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { bestRuns } from '../../../src/engine/routes/bestRuns.ts';
import { addStation } from '../../../src/engine/track/extras.ts';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { map } from '../../../src/titles/1862/rules/map.ts';
import { problemOf } from '../../../src/titles/1862/rules/operating/problem.ts';
import { turnOf } from '../../../src/titles/1862/rules/state.ts';
import { SMALL_STATION } from '../../../src/titles/1862/rules/tiles.ts';
import type { Kind } from '../../../src/titles/1862/rules/trains.ts';
import { eve, merges, tens } from '../../support/merger1862.ts';
import { rule } from '../../support/rule.ts';
import { opening1862, table1862 } from '../../support/table1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1862>;
type Position = Parameters<Table['company']>[1];
type Rulings = Readonly<Record<string, string>>;

const owners = { Ada: [30, 10, 10] };
const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation }) as const;
const used = (from: CompanyId, train: string, kind: Kind, price: number) =>
  ({ type: 'buyTrain', from, train, kind, warranties: 0, price }) as const;

/** ECR of Ada in its first turn; SVR has taken the only place of its home since, and EUR of Ada stands in Colchester. */
const fullHome = (rulings: Rulings = {}) =>
  table1862(three, rulings)
    .phase('B')
    .company('ECR', { owners, unused: 3 })
    .tile('D13', '6', 2)
    .company('SVR', { owners: { Ben: [30, 10, 10] }, tokens: ['D13.0'] })
    .tile('E12', '790', 1)
    .company('EUR', { owners, tokens: ['E12.0'], unused: 1 })
    .operating({ company: 'ECR' });

rule(
  '1862-R197',
  'a full home is upgraded after a merger, by homeUpgrade before it; it is the build in any case',
  () => {
    const book = fullHome();
    expect([book.waiting, turnOf(book.state).at]).toEqual([['Ada'], 'merge']);
    const there = fullHome({ homeUpgrade: 'beforeMerger' });
    expect(there.values('Ada', 'merge')).toEqual([]);
    expect(there.values('Ada', 'layTile')).toEqual(['D13']);
    expect(there.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'build.homeDue' });
    there.plays('Ada', lay('D13', '14', 1));
    expect(there.state.board.tokens['D13.0']).toEqual(['SVR', 'ECR']);
    expect(turnOf(there.state)).toMatchObject({ at: 'merge', built: 'done' });
    there.plays('Ada', merges('EUR', 'ECR'));
    expect(turnOf(there.state)).toMatchObject({ company: 'ECR', built: 'done' });
    expect(there.values('Ada', 'layTile')).toEqual([]);
  },
);

rule('1862-R197', 'by homeUpgrade an empty home, or one with room, is not asked for before', () => {
  const ruled = { homeUpgrade: 'beforeMerger' };
  const empty = table1862(three, ruled).company('ECR', { owners, unused: 3 }).operating({ company: 'ECR' });
  expect([empty.waiting, turnOf(empty.state).at]).toEqual([['Ada'], 'build']);
  const room = table1862(three, ruled)
    .tile('D13', '14', 0)
    .company('ECR', { owners, unused: 3 })
    .operating({ company: 'ECR' });
  expect([room.waiting, turnOf(room.state).at]).toEqual([['Ada'], 'build']);
});

/** The L&E of Ada without a train in phase B, where the bank sells B for 200, after a turn without revenue. */
const short = (position: Position, rulings: Rulings = {}, svr: Position = {}) =>
  table1862(three, rulings)
    .company('L&E', { chartered: true, owners: { Ada: [30, ...tens(3)], Ben: tens(2) }, treasury: 0, ...position })
    .company('SVR', { owners: { Ben: [30, 10, 10] }, price: 90, ...svr })
    .phase('B')
    .purses({ Ada: 0, Ben: 0, Cid: 0 })
    .set((s) => {
      s.companies['L&E'].home = true;
    })
    .operating({ company: 'L&E', at: 'dividend' });
const byItself = { forcedMoney: 'byItself' };
const ways = (t: Table) => t.choices('Ada').map(({ type }) => type);

rule('1862-R148', 'the only way to money is chosen by the director; by forcedMoney it is gone by itself', () => {
  const book = short({});
  expect([ways(book), turnOf(book.state).raised]).toEqual([['refinance'], null]);
  const there = short({}, byItself);
  expect(there.waiting).toEqual(['Ada']);
  expect([turnOf(there.state).raised, there.cash('L&E'), ways(there)]).toEqual(['refinancing', 1000, ['buyTrain']]);
});

rule('1862-R148', 'by forcedMoney own shares are sold by themselves where a refinancing is hopeless', () => {
  const rulings = { hopelessRefinancing: 'skipped' };
  // 54 times ten do not make up for a train of 600, seven shares at 90 do
  const late = (more: Rulings) =>
    short({ price: 100, ipo: 54, owners: { Ada: [30] }, own: tens(7) }, { ...rulings, ...more }).phase('F');
  expect(ways(late({}))).toEqual(['sellTreasury']);
  const there = late(byItself);
  expect(there.waiting).toEqual(['Ada']);
  expect([turnOf(there.state).raised, there.cash('L&E')]).toEqual(['sale', 630]);
});

rule('1862-R148', 'by forcedMoney she still chooses between two ways, and where a train can be bought', () => {
  const two = short({ treasury: 100, own: tens(2) }, byItself);
  expect([ways(two), turnOf(two.state).raised]).toEqual([['sellTreasury', 'refinance'], null]);
  const other = short({ treasury: 100 }, byItself, { trains: [['A', 'local']] });
  expect([ways(other), turnOf(other.state).raised]).toEqual([['buyTrain', 'refinance'], null]);
  const rich = short({ treasury: 200 }, byItself);
  expect([ways(rich), turnOf(rich.state).raised]).toEqual([['buyTrain'], null]);
});

rule('1862-R148', 'by forcedMoney nothing is raised in receivership, nor with a train', () => {
  const none = short({ owners: { Ada: tens(2) }, pool: [30] }, byItself);
  none.waiting;
  expect([none.state.companies['L&E'].status, none.told('companyRefinanced')]).toEqual(['waiting', []]);
  const train = short({ trains: [['A', 'local']] }, byItself);
  train.waiting;
  expect([train.cash('L&E'), train.percent('L&E').Ada]).toEqual([0, 60]);
});

/** Great Dunmow is yellow, and all five pieces of the green 18 lie elsewhere, without stations. */
const noneLeft = (rulings: Rulings = {}) =>
  table1862(three, rulings)
    .phase('B')
    .tile('D11', '5', 0)
    .company('SVR', { owners, tokens: ['D11.0'], unused: 2 })
    .tile('C12', '8850', 0)
    .set((s) => {
      for (const hex of ['E6', 'D7', 'F9', 'E10', 'G10']) s.board.laid[hex] = ['18', 0];
      s.board.rev += 1;
    })
    .operating({ company: 'SVR', at: 'build' });

rule(
  '1862-R109',
  'tiles come out of the box; by tileStock each arrangement of small stations has a stock of its own',
  () => {
    const green = lay('C12', '18', 4);
    expect(noneLeft().refuses('Ada', green)).toMatchObject({ code: 'track.noneLeft', rule: '1862-R109' });
    const there = noneLeft({ tileStock: 'byStations' });
    // five lie there without a station; this one has a station
    there.plays('Ada', green);
    expect(there.state.board.laid.C12).toEqual(['18', 4]);
    // five with a station on the same track, at any rotation, are all pieces of this kind
    const turned = noneLeft({ tileStock: 'byStations' }).set((s) => {
      s.board.extras = Object.fromEntries(
        ['E6', 'D7', 'F9', 'E10', 'G10'].map((hex) => [hex, [{ station: 'small', on: [1, 2] }]]),
      );
      s.board.rev += 1;
    });
    expect(turned.refuses('Ada', green)).toMatchObject({ code: 'track.noneLeft' });
    // with one on the other track they are of another kind
    const other = noneLeft({ tileStock: 'byStations' }).set((s) => {
      s.board.extras = Object.fromEntries(
        ['E6', 'D7', 'F9', 'E10', 'G10'].map((hex) => [hex, [{ station: 'small', on: [0, 3] }]]),
      );
      s.board.rev += 1;
    });
    expect(other.plays('Ada', green).state.board.laid.C12).toEqual(['18', 4]);
  },
);

/** ECR in Witham with a local and track to Sudbury: 40 and a subsidy of 20. */
const running = () =>
  table1862(three)
    .phase('B')
    .tile('D13', '57', 0)
    .tile('D11', '57', 0)
    .company('ECR', { owners, tokens: ['D13.0'], permit: 'local', trains: [['B', 'local']] })
    .operating({ company: 'ECR', at: 'run' });
const runsOf = (t: Table) =>
  bestRuns(problemOf(t.state, 'ECR')).runs.map(({ train, track }) => ({ train, track: [...track] }));
const recorded = (t: Table, revenue: number, routes = runsOf(t)) =>
  ({ type: 'runAsRecorded', revenue, routes }) as const;

rule('1862-R128', 'runs are computed; in a record with recordedRevenue the sum that was written stands', () => {
  const book = running();
  expect(book.refuses('Ada', recorded(book, 30))).toMatchObject({ code: 'run.computed', rule: '1862-R128' });
  expect(book.plays('Ada', { type: 'run', routes: runsOf(book) }).told('trainsRan')).toMatchObject([{ revenue: 40 }]);
  const old = running().ruled({ recordedRevenue: 'stands' });
  old.plays('Ada', recorded(old, 30));
  expect(turnOf(old.state)).toMatchObject({ at: 'dividend', revenue: 30, subsidy: 20 });
  expect(old.plays('Ada', { type: 'dividend', kind: 'withhold' }).cash('ECR')).toBe(30 + 20);
});

rule('1862-R128', 'by recordedRevenue the runs must be legal all the same, and no new table can choose it', () => {
  const old = running().ruled({ recordedRevenue: 'stands' });
  const [one] = runsOf(old);
  const twice = [{ ...one!, track: [...one!.track, ...one!.track] }];
  expect(old.refuses('Ada', recorded(old, 30, twice)).rule).toBe('1862-R092');
  expect(old.choices('Ada').map(({ type }) => type)).not.toContain('runAsRecorded');
  expect(() => table1862(three, { recordedRevenue: 'stands' })).toThrow('optionValue');
});

/** ECR of Ada builds; in E6 lies a brown tile with a station on 2-4. Turned once more, 2-4 stays, and 1-3 and 0-5 become 3-5 and 0-1. */
const turnable = (rulings: Rulings = {}) =>
  table1862(three)
    .phase('D')
    .tile('D13', '57', 0)
    .tile('E6', '779', 3)
    .company('ECR', { owners, tokens: ['D13.0'], unused: 1 })
    .operating({ company: 'ECR', at: 'build' })
    .set((s) => addStation(map, s.board, 'E6', SMALL_STATION, [4, 2]))
    .ruled(rulings);
const turns = (rotation: number, track: string) => ({ type: 'turnStation', hex: 'E6', rotation, track }) as const;

rule(
  '1862-R114',
  'a station is added to the track that lies there; in a record with turnedStation the tile is turned',
  () => {
    expect(turnable().refuses('Ada', turns(4, '0-1'))).toMatchObject({ code: 'station.turned', rule: '1862-R114' });
    const there = turnable({ turnedStation: 'stands' });
    // 2-4 must stay, and the new station lies on track of the turned tile
    const none = (track: string) => ({ code: 'station.noTrack', args: { hex: 'E6', track } });
    expect(there.refuses('Ada', turns(1, '0-1'))).toMatchObject(none('0-1'));
    expect(there.refuses('Ada', turns(4, '1-3'))).toMatchObject(none('1-3'));
    there.plays('Ada', turns(4, '0-1'));
    expect(there.state.board.laid.E6).toEqual(['779', 4]);
    expect(there.state.board.extras?.E6).toMatchObject([{ on: [4, 2] }, { on: [0, 1] }]);
    expect(there.told('stationAdded')).toMatchObject([{ hex: 'E6', track: '0-1' }]);
  },
);

rule('1862-R114', 'turnedStation is told again from records: no menu shows it, and no new table can choose it', () => {
  const there = turnable({ turnedStation: 'stands' });
  expect(there.choices('Ada').map(({ type }) => type)).toEqual(
    turnable()
      .choices('Ada')
      .map(({ type }) => type),
  );
  expect(() => table1862(three, { turnedStation: 'stands' })).toThrow('optionValue');
});

/** Ada has won ESR for nothing and set its price at 54; L&E of Ben has shares in the IPO and in the pool. */
const chartered = (rulings: Rulings = {}) =>
  opening1862(three, rulings)
    .available('ESR', 'WNR')
    .company('L&E', { chartered: true, price: 100, owners: { Ben: [30, 10] }, pool: [10] })
    .parliament({ turn: 'Ada' })
    .purses({ Ada: 600, Ben: 600, Cid: 600 })
    .plays('Ada', { type: 'openAuction', lot: 'ESR', bid: 0 })
    .passes('Ben', 'Cid')
    .plays('Ada', { type: 'setPrice', price: 54 });
const buy = (company: CompanyId, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyShare', company, from }) as const;

rule('1862-R027', 'the two shares after a charter are of that company; by charterExtraShares of any', () => {
  expect(chartered().refuses('Ada', buy('L&E', 'pool'))).toMatchObject({ code: 'charter.ownOnly', rule: '1862-R027' });
  const there = chartered({ charterExtraShares: 'any' }).plays('Ada', buy('L&E', 'pool'));
  expect([there.cash('Ada'), there.percent('L&E').Ada, there.waiting]).toEqual([600 - 162 - 100, 10, ['Ada']]);
  there.plays('Ada', buy('ESR'));
  // two in all: ESR has not floated
  expect([there.waiting, there.state.companies.ESR.floated]).toEqual([['Ben'], false]);
});

rule('1862-R027', 'by charterExtraShares too two of the company make it float', () => {
  const t = chartered({ charterExtraShares: 'any' }).plays('Ada', buy('ESR')).plays('Ada', buy('ESR'));
  expect([t.waiting, t.state.companies.ESR.floated]).toEqual([['Ben'], true]);
});

/** The price of L&E comes to 0 with two trains; then SVR of Ben buys trains. */
const dead = (rulings: Rulings = {}) => {
  const t = table1862(three, rulings)
    .company('L&E', {
      price: 7,
      owners,
      trains: [
        ['A', 'local', 1],
        ['B', 'express'],
      ],
    })
    .company('SVR', { owners: { Ben: [30, 10, 10] }, price: 90, treasury: 500, trains: [['B', 'local']] })
    .phase('B')
    .set((s) => {
      s.companies['L&E'].home = true;
      s.companies.SVR.home = true;
    })
    .purses({ Ada: 0, Ben: 0, Cid: 0 })
    .operating({ company: 'L&E', at: 'dividend' });
  t.waiting; // nothing can be built or run
  expect([t.state.companies['L&E'].status, turnOf(t.state).company]).toEqual(['waiting', 'SVR']);
  return t;
};

rule(
  '1862-R155',
  'trains of a bankrupt company are gone; by bankruptTrains others buy them, and the bank is paid',
  () => {
    const book = dead();
    expect(trainsOf(book.state, 'L&E')).toEqual([]);
    expect(check(book.game, book.state, 2, used('L&E', 'A-0', 'local', 50))).toMatchObject({
      code: 'train.notForSale',
    });
    const there = dead({ bankruptTrains: 'stillOffered' });
    expect(there.refuses('Ben', used('L&E', 'A-0', 'local', 100))).toMatchObject({ code: 'train.price' });
    const bank = there.cash('bank');
    there.plays('Ben', used('L&E', 'B-0', 'express', 200)); // nobody is asked
    expect([trainsOf(there.state, 'SVR'), there.state.copies!['B-0']]).toEqual([
      ['B-1', 'B-0'],
      { kind: 'express', warranties: 0 },
    ]);
    expect([there.cash('SVR'), there.cash('L&E'), there.cash('bank') - bank]).toEqual([300, 0, 200]);
  },
);

rule(
  '1862-R037',
  'his own shares are change for a part of the certificate; by directorChange only what was in the pool',
  () => {
    const sell = (percent: number) => ({ type: 'sellShares', company: 'L&E', percent }) as const;
    const at = (held: readonly number[], pool: readonly number[], rulings: Rulings = {}) =>
      table1862(three, rulings).company('L&E', { owners: { Ada: held }, pool });
    const ruled = { directorChange: 'poolOnly' };
    // four shares, one in the pool: by the book she keeps her own and gets that one
    const book = at([30, 10], [10]).plays('Ada', sell(20));
    expect(book.certificates('L&E')).toMatchObject({ Ada: [10, 10], pool: [30] });
    expect(at([30, 10], [10], ruled).refuses('Ada', sell(20))).toMatchObject({
      code: 'sell.presidency',
      rule: '1862-R037',
    });
    expect(at([30, 10], [10, 10], ruled).plays('Ada', sell(20)).percent('L&E')).toMatchObject({ Ada: 20, pool: 40 });
    // ordinary shares, three or more, and the whole certificate are sold as ever
    expect(at([30, 10], [], ruled).plays('Ada', sell(10)).percent('L&E').Ada).toBe(30);
    expect(at([30, 10], [], ruled).plays('Ada', sell(30)).certificates('L&E')).toMatchObject({ Ada: [10], pool: [30] });
    expect(at([30, 10], [], ruled).plays('Ada', sell(40)).certificates('L&E').pool).toEqual([30, 10]);
    // another player with three shares gives them
    const next = table1862(three, ruled).company('L&E', { owners: { Ada: [30], Ben: tens(3) } });
    expect(next.plays('Ada', sell(20)).director('L&E')).toBe('Ben');
  },
);

rule('1862-R157', 'a merged price at the top ends the game like any other; by mergedTop it does not', () => {
  const six = { price: 800, owners: { Ada: [30, ...tens(3)] } };
  const merged = (asked: Rulings) =>
    eve({ companies: { ENR: six, WNR: six }, asked }).plays('Ada', merges('WNR', 'ENR'));
  expect([merged({}).price('ENR'), merged({}).state.topReached]).toEqual([1000, true]);
  const there = merged({ mergedTop: 'doesNot' });
  expect([there.price('ENR'), there.state.topReached]).toEqual([1000, false]);
  // nor does it undo what a price has done before
  const before = eve({ companies: { ENR: six, WNR: six }, asked: { mergedTop: 'doesNot' } }).set((s) => {
    s.topReached = true;
  });
  expect(before.plays('Ada', merges('WNR', 'ENR')).state.topReached).toBe(true);
});
