// 1865, section 10: parties of an absorption, its cost, and the fate of the target.
import { expect } from 'vitest';
import { tokenNodes } from '../../../src/engine/track/tokens.ts';
import { rankOf, zoneOf } from '../../../src/titles/1865/rules/rank.ts';
import { absorbs, eve, isAbsorbedBy, type Position, pass, passUntil } from '../../support/absorption1865.ts';
import { example, rule } from '../../support/rule.ts';
import { place } from '../../support/table1865.ts';

const tens = (count: number): number[] => Array<number>(count).fill(10);
/** FMS stands in Oristano, the home of RCSF. */
const fms: Position = { tokens: ['Oristano'], treasury: 1000 };
const both = { FMS: fms, RCSF: {} };

example('1865-X23', 'Bob lets A absorb B', () => {
  const t = eve({
    names: ['Alan', 'Bob'],
    phase: '6',
    companies: {
      // five tokens, one of them in a brown mine; no certificate in the offer
      FMS: {
        kind: 'major',
        owners: { Bob: [20, ...tens(4)], Alan: tens(4) },
        treasury: 250,
        tokens: ['Su Suergiu', 'Oristano', 'Nuoro', 'Olbia'],
        unused: 0,
        trains: ['PH4'],
        traffic: 30,
        row: 5,
      },
      // rank 8 in the fourth row is red
      RCSF: {
        price: 150,
        owners: { Bob: [40, 20], Alan: [20] },
        treasury: 150,
        tokens: ['Sassari'],
        unused: 1,
        trains: ['PH6'],
        traffic: 12,
        row: 4,
      },
    },
    purses: { Alan: 0, Bob: 0 },
  }).tile('F36', '175', 0);
  expect(zoneOf(t.state, 'RCSF')).toBe('red');
  expect(t.percent('RCSF').offer).toBe(20);
  t.plays('Bob', absorbs('RCSF'));
  // 600 are due, 400 were there: a loan of 500
  expect([t.cash('Bob'), t.cash('Alan'), t.cash('FMS'), t.cash('RCSF')]).toEqual([450, 150, 300, 0]);
  expect(t.state.companies.FMS).toMatchObject({ loans: 1, traffic: 42, tokens: 2 });
  expect(t.state.trains.FMS).toEqual(['PH4-0', 'PH6-1']);
  t.plays('Bob', { type: 'freeMine', mine: place('Su Suergiu') });
  expect(t.events).toContainEqual({ type: 'mineFreed', company: 'FMS', mine: place('Su Suergiu') });
  // three on the sheet, of which one replaces that in Sassari; for the other the bank pays 50
  expect(t.state.companies.FMS.tokens).toBe(2);
  expect(tokenNodes(t.state.board, 'FMS')).toEqual(
    ['Sassari', 'Oristano', 'Cagliari', 'Nuoro', 'Olbia'].map(place).sort(),
  );
  expect(tokenNodes(t.state.board, 'RCSF')).toEqual([]);
  expect(t.cash('FMS')).toBe(350);
  // A operates, B is in the offer as a major
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'FMS', at: 'build' });
  expect(t.certificates('RCSF')).toEqual({ offer: [20, ...tens(8)] });
  expect(t.state.companies.RCSF).toMatchObject({ status: 'waiting', kind: 'major' });
});

rule('1865-R141', 'both companies have the same president', () => {
  const others = { RCSF: { owners: { Carl: [40, 20], Bob: [20] } }, SFSS: { tokens: ['Cagliari'] } };
  const t = eve({ companies: { FMS: fms, ...others } });
  const refusal = { code: 'absorb.president', rule: '1865-R141', args: { company: 'FMS', other: 'RCSF' } };
  expect(t.refuses('Bob', absorbs('RCSF'))).toEqual(refusal);
  expect(t.refuses('Bob', isAbsorbedBy('RCSF'))).toEqual(refusal);
});

rule('1865-R142', 'passive: it is absorbed at the start of its turn and does not operate', () => {
  const t = eve({ companies: { RCSF: {}, FMS: { ...fms, traffic: 3 }, SFSS: { price: 90 } } });
  t.plays('Bob', isAbsorbedBy('FMS'));
  expect(t.events).toContainEqual(
    expect.objectContaining({ type: 'absorptionBegan', occasion: 'passive', acquirer: 'FMS', target: 'RCSF' }),
  );
  // the acquirer has its own turn
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'FMS', at: 'build' });
  expect(t.state.companies.RCSF).toMatchObject({ status: 'waiting', operated: false });
});

rule('1865-R142', 'active: only what has not yet operated in this round, and several in a row', () => {
  const companies = { FMS: { ...fms, tokens: ['Oristano', 'Sassari'] }, RCSF: {}, SFSS: {}, FA: {} };
  const t = eve({ companies, done: ['RCSF'] });
  expect(t.refuses('Bob', absorbs('RCSF'))).toEqual({
    code: 'absorb.hasOperated',
    rule: '1865-R142',
    args: { company: 'RCSF' },
  });
  const two = eve({ companies });
  two.plays('Bob', absorbs('RCSF'));
  expect(two.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'FMS', at: 'absorb' });
  two.plays('Bob', absorbs('SFSS'));
  expect(two.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'FMS', at: 'build' });
});

rule('1865-R142', 'only at the start of the turn, and only another company that is launched', () => {
  const t = eve({ companies: { ...both, SFSS: { launched: false, owners: { Bob: [40] } } } });
  const notLaunched = (company: string) => ({ code: 'absorb.notLaunched', rule: '1865-R142', args: { company } });
  expect(t.refuses('Bob', absorbs('FMS'))).toEqual(notLaunched('FMS'));
  expect(t.refuses('Bob', absorbs('SFSS'))).toEqual(notLaunched('SFSS'));
  expect(t.refuses('Bob', isAbsorbedBy('CFC'))).toEqual(notLaunched('CFC'));
  const short = eve({ companies: both, asked: { length: 'short' } });
  expect(short.refuses('Bob', isAbsorbedBy('CFC'))).toMatchObject({ code: 'action.unknown' });
  t.plays('Bob', pass);
  expect(t.refuses('Bob', absorbs('RCSF'))).toMatchObject({ code: 'flow.notNow' });
});

rule('1865-R143', 'the target has no turn in that round, the acquirer one', () => {
  const t = eve({ companies: { FMS: fms, RCSF: { price: 90 }, SFSS: { price: 80 } } });
  t.plays('Bob', absorbs('RCSF'));
  expect(t.state.flow.find(({ kind }) => kind === 'operating')).toMatchObject({ done: ['FMS', 'RCSF'] });
  passUntil(t, 'stock');
  const turns = t.events.flatMap((e) => (e.type === 'turnBegan' ? [e.company] : []));
  // the rest of this round, and the second one
  expect(turns).toEqual(['SFSS', 'FMS', 'SFSS']);
  // passive, into a company that has operated: it is not its turn again
  const late = eve({ companies: { RCSF: {}, FMS: { ...fms, price: 120 }, SFSS: { price: 80 } }, done: ['FMS'] });
  late.plays('Bob', isAbsorbedBy('FMS'));
  expect(late.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'SFSS' });
});

rule('1865-R143', 'a passive absorption moves no price and is no turn of the target', () => {
  const t = eve({ companies: { RCSF: {}, FMS: fms } });
  t.plays('Bob', isAbsorbedBy('FMS'));
  expect(t.price('FMS')).toBe(100);
  expect(t.events.filter(({ type }) => type === 'priceMoved')).toEqual([]);
});

rule('1865-R143', 'an acquirer operates: it is not absorbed before it has', () => {
  const companies = { FMS: { ...fms, tokens: ['Oristano', 'Sassari'] }, RCSF: {}, SFSS: { treasury: 900 } };
  const refusal = { code: 'absorb.hasAbsorbed', rule: '1865-R143', args: { company: 'FMS' } };
  // in its own turn
  const active = eve({ companies }).plays('Bob', absorbs('RCSF'));
  expect(active.refuses('Bob', isAbsorbedBy('SFSS'))).toEqual(refusal);
  // before its turn: by another company, or by its own will
  const { FMS, RCSF, SFSS } = companies;
  const passive = eve({ companies: { RCSF, FMS: { ...FMS, price: 80 }, SFSS: { ...SFSS, price: 90 } } });
  passive.plays('Bob', isAbsorbedBy('FMS'));
  expect(passive.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'SFSS' });
  expect(passive.refuses('Bob', absorbs('FMS'))).toEqual(refusal);
});

rule('1865-R144', 'both have operated at least once', () => {
  const never = (company: string) => ({ code: 'absorb.neverOperated', rule: '1865-R144', args: { company } });
  // SFSS stands in Cagliari too, so that there is something to decide
  const t = eve({ companies: { ...both, RCSF: { operated: false }, SFSS: { tokens: ['Cagliari'] } } });
  expect(t.refuses('Bob', absorbs('RCSF'))).toEqual(never('RCSF'));
  expect(t.refuses('Bob', isAbsorbedBy('RCSF'))).toEqual(never('RCSF'));
  // nor the company of the turn: there is nothing to decide
  const first = eve({ companies: { ...both, FMS: { ...fms, operated: false } } });
  expect(first.waiting).toEqual(['Bob']);
  expect(first.state.flow.at(-1)).toMatchObject({ company: 'FMS', at: 'build' });
});

rule('1865-R144', 'they are joined by a direct route, or stand in one city', () => {
  const companies = { FMS: { treasury: 1000 }, RCSF: { treasury: 400 }, FA: { treasury: 400 }, SFSS: {} };
  const none = eve({ companies: { ...companies, SFSS: { tokens: ['Cagliari'] } } });
  expect(none.refuses('Bob', absorbs('RCSF'))).toEqual({
    code: 'absorb.notJoined',
    rule: '1865-R144',
    args: { acquirer: 'FMS', target: 'RCSF' },
  });
  expect(none.choices('Bob')).toContainEqual(expect.objectContaining({ type: 'absorb' }));
  // Cagliari to Oristano; on to Nuoro only through Oristano, which is no direct route
  const t = eve({ companies, lines: ['cagliariOristano', 'oristanoNuoro'] });
  expect(t.refuses('Bob', absorbs('FA'))).toMatchObject({ code: 'absorb.notJoined' });
  t.plays('Bob', absorbs('RCSF'));
  expect(t.state.companies.RCSF.status).toBe('waiting');
  // a mine at the end of the route will do
  const mine = eve({ companies: { FMS: fms, FA: { tokens: ['Su Suergiu'] } }, lines: ['cagliariSuSuergiu'] });
  mine.plays('Bob', absorbs('FA'));
  expect(mine.state.companies.FA.status).toBe('waiting');
});

rule('1865-R145', 'a minor may absorb a major, and a major a minor', () => {
  const major: Position = { kind: 'major', treasury: 1000 };
  const t = eve({ companies: { FMS: fms, RCSF: major } }).plays('Bob', absorbs('RCSF'));
  expect(t.state.companies.FMS.kind).toBe('minor');
  const other = eve({ companies: { RCSF: major, FMS: fms } }).plays('Bob', absorbs('FMS'));
  expect(other.state.companies.RCSF.kind).toBe('major');
});

rule(
  '1865-R146',
  'players, bank pool and Dragons are paid for, the last two to the bank; the initial offer is not',
  () => {
    const t = eve({
      companies: {
        FMS: { ...fms, treasury: 1500 },
        RCSF: { kind: 'major', owners: { Bob: [20, 10], Carl: tens(2) }, pool: [10], dragons: tens(2), price: 110 },
      },
      purses: { Alan: 0, Bob: 0, Carl: 0 },
    });
    const bank = t.cash('bank');
    t.plays('Bob', absorbs('RCSF'));
    expect([t.cash('Alan'), t.cash('Bob'), t.cash('Carl')]).toEqual([0, 330, 220]);
    // 330 for the pool and the Dragons, less 50 for Oristano
    expect(t.cash('bank') - bank).toBe(330 - 50);
    expect(t.cash('FMS')).toBe(1500 - 8 * 110 + 50);
    const paid = t.events.flatMap((e) => (e.type === 'sharesPaidOff' ? [[e.by, e.holder, e.shares, e.sum]] : []));
    expect(paid).toEqual([
      ['FMS', 'Bob', 3, 330],
      ['FMS', 'Carl', 2, 220],
      ['FMS', 'pool', 1, 110],
      ['FMS', 'automaton:dragons', 2, 220],
    ]);
  },
);

rule.each(
  '1865-R147',
  'a share costs the market price in the red zone, else what the zone adds',
  [
    { trains: [], zone: 'red', sum: 390 },
    { trains: ['PH2'], zone: 'white', sum: 420 },
    { trains: ['PH2', 'PH2'], zone: 'green', sum: 480 },
  ] as const,
  ({ trains, zone, sum }) => {
    const t = eve({ companies: { FMS: fms, RCSF: { price: 130, trains } }, phase: '2', purses: { Bob: 0 } });
    expect(zoneOf(t.state, 'RCSF')).toBe(zone);
    t.plays('Bob', absorbs('RCSF'));
    expect(t.cash('Bob')).toBe(sum);
  },
);

rule('1865-R148', 'the money: both treasuries, then own certificates at the market price, then loans', () => {
  const companies = (cash: number, more: Position = {}) => ({
    FMS: { ...fms, treasury: cash, price: 60, ...more },
    RCSF: { treasury: 40, price: 100 },
  });
  const figures = (t: ReturnType<typeof eve>) => {
    t.plays('Bob', absorbs('RCSF'));
    return [t.percent('FMS').pool ?? 0, t.state.companies.FMS.loans, t.cash('FMS'), t.price('FMS')];
  };
  // 300 are due; 50 come from the bank for Oristano
  const enough = eve({ companies: companies(260) });
  expect(figures(enough)).toEqual([0, 0, 50, 60]);
  expect(enough.order('ownSharesSold', 'loansTaken')).toEqual([]);
  expect(figures(eve({ companies: companies(200) }))).toEqual([20, 0, 50, 60]);
  expect(figures(eve({ companies: companies(199) }))).toEqual([40, 0, 109, 60]);
  // two certificates bring 120: the last lira is borrowed
  expect(figures(eve({ companies: companies(140) }))).toEqual([40, 0, 50, 60]);
  const short = eve({ companies: companies(139) });
  expect(figures(short)).toEqual([40, 1, 549, 60]);
  expect(short.events).toContainEqual({ type: 'ownSharesSold', company: 'FMS', shares: 2, sum: 120 });
  expect(short.events).toContainEqual({ type: 'loansTaken', company: 'FMS', loans: 1, sum: 500 });
  // the bank takes no more than 50%: nothing of a minor with 40% in the pool
  const full = { owners: { Bob: [40] }, pool: [20, 20] };
  expect(figures(eve({ companies: companies(200, full) }))).toEqual([40, 1, 490, 60]);
});

rule('1865-R149', 'no more certificates than the gap asks for, and all of them before a loan', () => {
  const sold = (cash: number) => {
    const t = eve({
      companies: {
        FMS: { ...fms, kind: 'major', owners: { Bob: [20, 10, 10] }, pool: tens(2), treasury: cash, price: 60 },
        RCSF: { price: 100 },
      },
    }).plays('Bob', absorbs('RCSF'));
    return [t.percent('FMS').pool, t.percent('FMS').offer, t.state.companies.FMS.loans];
  };
  expect(sold(240)).toEqual([30, 30, 0]); // 60 short: one of four
  expect(sold(239)).toEqual([40, 20, 0]);
  expect(sold(120)).toEqual([50, 10, 0]); // three, and the pool is full
  expect(sold(119)).toEqual([50, 10, 1]);
});

rule('1865-R150', 'never more than three loans over both companies', () => {
  const with_ = (mine: number, theirs: number, price: number) =>
    eve({
      companies: {
        FMS: { ...fms, treasury: 0, price: 60, pool: [20, 20], loans: mine, owners: { Bob: [40] } },
        RCSF: { price, loans: theirs },
        SFSS: { tokens: ['Cagliari'], price: 60, treasury: 180 },
      },
    });
  // three shares at 165 are 495: one loan; at 180 they are 540: two
  const t = with_(1, 1, 165).plays('Bob', absorbs('RCSF'));
  expect([t.state.companies.FMS.loans, t.state.companies.RCSF.loans]).toEqual([3, 0]);
  const refusal = { code: 'absorb.tooDear', rule: '1865-R150', args: { acquirer: 'FMS', sum: 540, loans: 4 } };
  expect(with_(1, 1, 180).refuses('Bob', absorbs('RCSF'))).toEqual(refusal);
  expect(with_(2, 0, 180).refuses('Bob', absorbs('RCSF'))).toEqual(refusal);
  expect(with_(1, 0, 180).plays('Bob', absorbs('RCSF')).state.companies.FMS.loans).toBe(3);
  expect(with_(0, 3, 165).refuses('Bob', absorbs('RCSF'))).toMatchObject({ code: 'absorb.tooDear' });
});

rule('1865-R150', 'a loan is repaid to make room for those of the target', () => {
  const rcsf = { loans: 2, treasury: 0 };
  const t = eve({ companies: { FMS: { ...fms, loans: 2, treasury: 800 }, RCSF: rcsf } });
  // though nothing can be absorbed yet, the president has to decide
  expect(t.choices('Bob').map(({ type }) => type)).toEqual(['repayLoan', 'pass']);
  expect(t.refuses('Bob', absorbs('RCSF'))).toMatchObject({ code: 'absorb.tooDear', args: { sum: 300, loans: 4 } });
  t.plays('Bob', { type: 'repayLoan' }).plays('Bob', absorbs('RCSF'));
  expect([t.state.companies.FMS.loans, t.cash('FMS')]).toEqual([3, 50]);
  // three in all, or two presidents: nothing to wait for
  for (const companies of [
    { FMS: { ...fms, loans: 1, owners: { Bob: [40, 20] } }, RCSF: { ...rcsf, operated: false } },
    { FMS: { ...fms, loans: 2 }, RCSF: { ...rcsf, owners: { Carl: [40, 20] } } },
  ])
    expect(
      eve({ companies })
        .choices('Bob')
        .map(({ type }) => type),
    ).toContain('layTile');
});

rule('1865-R151', 'the target is in the initial offer again, off the market and off the chart', () => {
  const t = eve({ companies: both }).plays('Bob', absorbs('RCSF'));
  expect(t.certificates('RCSF')).toEqual({ offer: [20, ...tens(8)] });
  expect(t.president('RCSF')).toBeUndefined();
  expect(t.state.market.spots.RCSF).toBeUndefined();
  expect(t.state.market.arrivals).not.toContain('RCSF');
  expect(zoneOf(t.state, 'RCSF')).toBeNull();
  expect(t.state.companies.RCSF).toEqual({
    status: 'waiting',
    kind: 'major',
    start: 0,
    tokens: 0,
    traffic: 0,
    loans: 0,
    row: 0,
    operated: false,
  });
  expect(t.events).toContainEqual({ type: 'companyReturned', company: 'RCSF' });
});

rule('1865-R151', 'in the next stock round anybody opens it as a major, in a city with a free slot', () => {
  const t = eve({ companies: both, purses: { Carl: 400 }, round: 2 }).plays('Bob', absorbs('RCSF'));
  passUntil(t, 'stock').plays('Alan', pass).plays('Bob', pass);
  const open = (home: string) => ({ type: 'startCompany', company: 'RCSF', par: 100, home: place(home) }) as const;
  expect(t.refuses('Carl', open('Isili'))).toMatchObject({ code: 'start.homeFull', rule: '1865-R151' });
  expect(tokenNodes(t.state.board, 'RCSF')).toEqual([]);
  t.plays('Carl', open('Olbia'));
  expect(tokenNodes(t.state.board, 'RCSF')).toEqual([place('Olbia')]);
  expect(t.certificates('RCSF')).toEqual({ Carl: [20], offer: tens(8) });
  expect(t.cash('RCSF')).toBe(200);
});

rule('1865-R152', 'trains, traffic, maritime companies and loans go to the acquirer', () => {
  const t = eve({
    companies: {
      FMS: { ...fms, traffic: 5, trains: ['PH2'] },
      RCSF: { traffic: 7, trains: ['PH3', 'PH2'], loans: 2, treasury: 30 },
    },
  }).maritimes({ RCSF: ['M1', 'M7'], FMS: ['M2'] });
  t.plays('Bob', absorbs('RCSF'));
  expect(t.state.companies.FMS).toMatchObject({ traffic: 12, loans: 2 });
  expect(t.state.trains).toEqual({ FMS: ['PH2-0', 'PH3-1', 'PH2-1'] });
  expect(['M1', 'M2', 'M7'].map((id) => t.state.maritimes[id as 'M1'].owner)).toEqual([
    'treasury:FMS',
    'treasury:FMS',
    'treasury:FMS',
  ]);
  expect(t.events).toContainEqual({
    type: 'companyAbsorbed',
    company: 'RCSF',
    survivor: 'FMS',
    cash: 30,
    trains: ['PH3-1', 'PH2-1'],
    traffic: 7,
    loans: 2,
    maritimes: ['M1', 'M7'],
  });
});

rule('1865-R024', 'a maritime company leaves a company only by an absorption', () => {
  const t = eve({ companies: both }).maritimes({ RCSF: ['M1'], FMS: ['M2'] });
  expect(t.refuses('Bob', { type: 'handOver', maritime: 'M1' })).toMatchObject({ code: 'maritime.notYours' });
  t.plays('Bob', absorbs('RCSF'));
  expect(t.state.maritimes.M1.owner).toBe('treasury:FMS');
  expect(t.refuses('Bob', { type: 'handOver', maritime: 'M1' })).toMatchObject({ code: 'maritime.notYours' });
});

rule('1865-R158', 'the acquirer keeps its row, and its column follows tokens and trains', () => {
  const t = eve({
    companies: { FMS: { ...fms, row: 2, trains: ['PH2'] }, RCSF: { row: 1, trains: ['PH3'], tokens: ['Sassari'] } },
  });
  expect(rankOf(t.state, 'FMS')).toBe(4);
  t.plays('Bob', absorbs('RCSF'));
  // Cagliari, Oristano and Sassari, PH2 and PH3
  expect([rankOf(t.state, 'FMS'), t.state.companies.FMS.row, zoneOf(t.state, 'FMS')]).toEqual([8, 2, 'green']);
});

rule('1865-R174', 'a minor that has been made up to seven stays a minor, and a conversion adds nothing', () => {
  // Serbariu is its destination
  const t = eve({ companies: { ...both, FMS: { ...fms, tokens: ['Oristano', 'Serbariu'] } }, round: 2 });
  t.plays('Bob', absorbs('RCSF')).plays('Bob', pass);
  expect(t.state.companies.FMS).toMatchObject({ kind: 'minor', tokens: 4 });
  passUntil(t, 'conversion').plays('Bob', { type: 'convert' });
  expect(t.state.companies.FMS).toMatchObject({ kind: 'major', tokens: 4 });
});

rule('1865-R175', 'a company that comes back enters the chart anew, and has not operated', () => {
  // SFSS stands in Cagliari too, so that there is something to decide
  const companies = { FMS: { ...fms, price: 150 }, RCSF: {}, SFSS: { tokens: ['Cagliari'], price: 60 } };
  const t = eve({ companies, purses: { Bob: 900 }, round: 2 })
    .plays('Bob', absorbs('RCSF'))
    .plays('Bob', pass);
  passUntil(t, 'stock').plays('Alan', pass);
  const open = (par: number) => ({ type: 'startCompany', company: 'RCSF', par, home: place('Olbia') }) as const;
  expect(t.refuses('Bob', open(140))).toMatchObject({ code: 'start.price' }); // phase 3
  t.plays('Bob', open(130));
  for (let i = 0; i < 4; i++)
    t.plays('Carl', pass).plays('Alan', pass).plays('Bob', { type: 'buyShare', company: 'RCSF', from: 'offer' });
  // first row, rank 1, and no traffic as Olbia has no tile
  expect(t.state.companies.RCSF).toMatchObject({ status: 'launched', row: 1, traffic: 0, tokens: 6, operated: false });
  expect([rankOf(t.state, 'RCSF'), zoneOf(t.state, 'RCSF')]).toEqual([1, 'red']);
  passUntil(t, 'turn');
  expect(t.state.flow.at(-1)).toMatchObject({ company: 'FMS', at: 'absorb' });
  expect(t.refuses('Bob', absorbs('RCSF'))).toMatchObject({ code: 'absorb.neverOperated', args: { company: 'RCSF' } });
});
