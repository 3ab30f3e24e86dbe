// Section 4: runs of trains, and their revenue.
import { expect } from 'vitest';
import { suggestion } from '../../../src/engine/routes/suggestion.ts';
import { game1856 } from '../../../src/titles/1856/rules/index.ts';
import { problemNow } from '../../../src/titles/1856/rules/operating/run.ts';
import { turnOf } from '../../../src/titles/1856/rules/state.ts';
import type { PhaseId } from '../../../src/titles/1856/rules/trains.ts';
import { rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];
const run = (...routes: { train: string; track: readonly string[] }[]) => ({ type: 'run', routes }) as const;
const on = (train: string, track: string) => ({ train, track: track.split(' ') });

/** A company of Ada's before its run. */
const running = (id: 'BBG' | 'GW' | 'LPS' | 'GT' | 'CGR', tokens: string[], trains: string[], phase: PhaseId = '3') =>
  table1856(three)
    .company(id, { owners: { Ada: [20, 10] }, treasury: 0, operated: true, tokens, trains })
    .phase(phase)
    .operating({ company: id, at: 'run' });

/** From Brantford over Galt to Guelph: three cities of 20 one above the other. */
const line = (trains: string[] = ['3']) =>
  running('BBG', ['J15.0'], trains).tile('J15', '57', 0).tile('J13', '57', 0).tile('J11', '57', 0);
const SHORT = 'J15:1 J13:0';
const LONG = 'J15:1 J13:0 J13:1 J11:0';

const revenue = (t: ReturnType<typeof line>): number | undefined =>
  t.told('trainsRan').map((told) => Number(told.revenue))[0];

rule('1856-R084', 'a train runs between as many locations as its number, at most', () => {
  expect(revenue(line().plays('Ada', run(on('3-0', LONG))))).toBe(60);
  expect(revenue(line().plays('Ada', run(on('3-0', SHORT))))).toBe(40); // fewer are legal
  expect(line(['2']).refuses('Ada', run(on('2-0', LONG)))).toEqual({
    code: 'run.tooLong',
    rule: '1856-R084',
    args: { train: '2-0', stops: 3, most: 2 },
  });
  const diesel = running('BBG', ['J15.0'], ['D'], 'D').tile('J15', '57', 0).tile('J13', '57', 0).tile('J11', '57', 0);
  expect(revenue(diesel.plays('Ada', run(on('D-0', LONG))))).toBe(60);
});

rule('1856-R084', 'from the first location to the last over track that hangs together', () => {
  const refused = (track: string) => line().refuses('Ada', run(on('3-0', track))).code;
  expect(line().refuses('Ada', run({ train: '3-0', track: [] }))).toMatchObject({
    code: 'run.empty',
    rule: '1856-R084',
  });
  expect(refused('J15:9 J13:0')).toBe('run.unknownPiece');
  expect(refused('J15:1 J11:0')).toBe('run.notJoined');
  expect(refused('J15:1')).toBe('run.noStopAtEnd');
  expect(refused('J15:1 J13:0 J13:0 J15:1')).toBe('run.trackTwice');
});

rule('1856-R084', 'no train reverses on the side of a hex, or comes to it twice', () => {
  // in K14 the lines to Burlington from Brantford and from Galt meet
  const fork = running('BBG', ['J15.0'], ['3']).tile('J15', '57', 1).tile('J13', '57', 2).tile('K14', '23', 4);
  fork.tile('L13', '57', 1);
  expect(fork.refuses('Ada', run(on('3-0', 'J15:1 K14:0 K14:1 J13:1')))).toMatchObject({ code: 'run.reversal' });
  // from Galt north into K10, round through Orangeville, and back over the same side of K10
  const loop = running('BBG', ['J13.0'], ['4'], '4').tile('J13', '57', 1).tile('K12', '23', 3).tile('K10', '23', 0);
  loop.tile('K8', '5', 5).tile('L9', '3', 1).tile('K14', '9', 0).tile('K16', '4', 0);
  const round = 'J13:1 K12:1 K10:0 K8:1 K8:0 L9:1 L9:0 K10:1 K12:0 K14:0 K16:1';
  expect(loop.refuses('Ada', run(on('4-0', round)))).toMatchObject({ code: 'run.sideTwice', rule: '1856-R084' });
});

rule('1856-R084', 'the route contains an own token', () => {
  expect(line().refuses('Ada', run(on('3-0', 'J13:1 J11:0')))).toEqual({
    code: 'run.noToken',
    rule: '1856-R084',
    args: { train: '3-0' },
  });
});

rule('1856-R084', 'it does not pass a city full of foreign tokens, but may end there', () => {
  const full = () => line().company('CPR', { owners: { Ben: [20] }, operated: true, par: 65, tokens: ['J13.0'] });
  expect(full().refuses('Ada', run(on('3-0', LONG)))).toMatchObject({
    code: 'run.passesBlocked',
    rule: '1856-R084',
    args: { stop: 'J13.0' },
  });
  expect(revenue(full().plays('Ada', run(on('3-0', SHORT))))).toBe(40);
});

rule('1856-R084', 'it visits no location twice; two hexes of one area are one location', () => {
  const oshawa = running('GT', ['P9.0'], ['3']).tile('P9', '5', 4);
  expect(oshawa.refuses('Ada', run(on('3-0', 'Q8:0 P9:0 P9:1 Q10:0')))).toMatchObject({
    code: 'run.stopTwice',
    rule: '1856-R084',
  });
});

rule('1856-R084', 'an off-board area ends a route', () => {
  const t = running('LPS', ['C14.0'], ['3']).tile('C14', '57', 2).tile('B15', '9', 0).tile('B17', '9', 0);
  t.tile('B19', '57', 0);
  expect(t.refuses('Ada', run(on('3-0', 'C14:0 B13:1 B13:0 B15:0 B17:0 B19:1')))).toMatchObject({
    code: 'run.passesTerminal',
    rule: '1856-R084',
    args: { stop: 'B13.0' },
  });
});

/** Brantford, and a way round through both towns of J17, which is a port. */
const towns = () =>
  running('BBG', ['J15.0'], ['4'], '4')
    .tile('J15', '57', 0)
    .tile('J17', '56', 2)
    .tile('K18', '7', 2)
    .tile('K16', '3', 0);
const ROUND = 'J15:0 J17:2 J17:3 K18:0 K16:0 K16:1 J17:1';

rule('1856-R084', 'two towns on one tile are two locations, and count like cities', () => {
  expect(revenue(towns().plays('Ada', run(on('4-0', ROUND))))).toBe(50); // 20 and three times 10
  const short = running('BBG', ['J15.0'], ['3']).tile('J15', '57', 0).tile('J17', '56', 2);
  short.tile('K18', '7', 2).tile('K16', '3', 0);
  expect(short.refuses('Ada', run(on('3-0', ROUND)))).toMatchObject({
    code: 'run.tooLong',
    args: { stops: 4, most: 3 },
  });
});

rule('1856-R025', 'the port adds 20 once for each train that visits it, for that company alone', () => {
  const port = (company: 'BBG' | 'GW') =>
    towns().set((s) => {
      s.port = { hex: 'J17', company };
    });
  expect(revenue(port('BBG').plays('Ada', run(on('4-0', ROUND))))).toBe(70);
  expect(revenue(port('GW').plays('Ada', run(on('4-0', ROUND))))).toBe(50);
});

rule('1856-R027', 'the tunnel adds 10 to each run to Sarnia, the bridge to each run to Buffalo', () => {
  const sarnia = (rights: ('tunnel' | 'bridge')[]) =>
    running('LPS', ['C14.0'], ['2'])
      .tile('C14', '57', 2)
      .set((s) => {
        s.companies.LPS.rights = rights;
      });
  expect(revenue(sarnia([]).plays('Ada', run(on('2-0', 'C14:0 B13:1'))))).toBe(50);
  expect(revenue(sarnia(['bridge']).plays('Ada', run(on('2-0', 'C14:0 B13:1'))))).toBe(50);
  expect(revenue(sarnia(['tunnel']).plays('Ada', run(on('2-0', 'C14:0 B13:1'))))).toBe(60);
  const buffalo = (rights: ('tunnel' | 'bridge')[]) =>
    running('GT', ['O18.0'], ['2'])
      .tile('O18', '5', 4)
      .set((s) => {
        s.companies.GT.rights = rights;
      });
  expect(revenue(buffalo(['bridge']).plays('Ada', run(on('2-0', 'O18:0 P17:0'))))).toBe(60);
  expect(revenue(buffalo(['bridge']).plays('Ada', run(on('2-0', 'O18:1 P19:0'))))).toBe(60);
  expect(revenue(buffalo(['tunnel']).plays('Ada', run(on('2-0', 'O18:0 P17:0'))))).toBe(50);
});

rule('1856-R080', 'Goderich may be entered and left', () => {
  const t = running('GW', ['G12.0'], ['3'])
    .tile('G12', '57', 0)
    .tile('G10', '8', 0)
    .tile('F11', '9', 0)
    .tile('F13', '2', 0);
  t.plays('Ada', run(on('3-0', 'G12:1 G10:0 F9:2 F9:0 F11:0 F13:1')));
  expect(revenue(t)).toBe(20 + 30 + 10);
});

rule('1856-R085', 'trains of a company share no track but may meet in locations', () => {
  const two = line(['3', '3']).tile('J17', '2', 0);
  expect(two.refuses('Ada', run(on('3-0', LONG), on('3-1', SHORT)))).toMatchObject({
    code: 'run.sharesTrack',
    rule: '1856-R085',
    args: { train: '3-1', other: '3-0' },
  });
  expect(revenue(two.plays('Ada', run(on('3-0', LONG), on('3-1', 'J15:0 J17:1'))))).toBe(60 + 30);
});

rule('1856-R084', 'each train of the company runs once, and no other', () => {
  // two runs that two trains could make
  const apart = line(['3', '3']).tile('J17', '2', 0);
  expect(apart.refuses('Ada', run(on('3-0', LONG), on('3-0', 'J15:0 J17:1')))).toMatchObject({
    code: 'run.trainTwice',
    rule: '1856-R084',
  });
  expect(line().refuses('Ada', run(on('3-4', SHORT)))).toMatchObject({
    code: 'run.notItsTrain',
    args: { train: '3-4', company: 'BBG' },
  });
});

rule('1856-R086', 'the best need not be run, but a company with a train and a route runs', () => {
  const must = { code: 'run.mustRun', rule: '1856-R086', args: { company: 'BBG' } };
  expect(line().refuses('Ada', run())).toEqual(must);
  expect(line().refuses('Ada', { type: 'pass' })).toEqual(must);
  const may = () => line().ruled({ mustRun: 'no' });
  expect(may().passes('Ada').told('trainsRan')).toEqual([]);
  expect(revenue(may().plays('Ada', run()))).toBe(0);
});

rule('1856-R086', 'a company without a train or without a route goes on', () => {
  for (const t of [line([]), running('BBG', ['J15.0'], ['3'])])
    expect(t.choices('Ada').map(({ type }) => type)).not.toContain('run');
});

// trap 79
rule('1856-R086', 'what is suggested walks the track, and is legal', () => {
  const t = line(['2', '3']).tile('J17', '2', 0);
  const choice = t.choices('Ada').find(({ type }) => type === 'run')!;
  const best = suggestion(game1856, t.state, choice)!;
  expect([best.revenue, best.optimal]).toEqual([90, true]);
  t.plays('Ada', run(...best.runs));
  expect(turnOf(t.state).revenue).toBe(90);
});

rule.each(
  '1856-R140',
  'off-board values: low, middle, high',
  [
    { area: ['A20'], values: [30, 50, 60] },
    { area: ['B13'], values: [30, 50, 50] },
    { area: ['F9'], values: [30, 50, 40] },
    { area: ['H5'], values: [30, 50, 40] },
    { area: ['K2'], values: [20, 30, 30] },
    { area: ['N1', 'O2'], values: [20, 30, 50] },
    { area: ['P17', 'P19'], values: [30, 40, 40] },
    { area: ['Q8', 'Q10'], values: [20, 30, 50] },
  ],
  ({ area, values }) => {
    const worth = (hex: string, phase: PhaseId) => {
      const { graph, stops } = problemNow(running('GW', ['F15.0'], [], phase).state);
      return stops[graph.stopOf.get(`${hex}.0`)!]!.worth;
    };
    for (const hex of area) expect((['2', '5', 'D'] as const).map((phase) => worth(hex, phase))).toEqual(values);
  },
);

rule.each(
  '1856-R087',
  'low in phases 1 to 3, middle in 4 and 5, high in 6',
  [
    { phase: '2', value: 30 },
    { phase: '3', value: 30 },
    { phase: '4', value: 30 },
    { phase: '5', value: 50 },
    { phase: '6', value: 50 },
    { phase: 'D', value: 60 },
  ] satisfies { phase: PhaseId; value: number }[],
  ({ phase, value }) => {
    const { graph, stops } = problemNow(running('GW', ['F15.0'], [], phase).state);
    expect(stops[graph.stopOf.get('A20.0')!]!.worth).toBe(value);
  },
);

rule('1856-R064', 'the steps of a turn follow each other, and what may be done at any time may be done at each', () => {
  const t = table1856(three)
    .tile('J13', '57', 0)
    .tile('J15', '57', 0)
    .privateOf('NFSBC', 'closed')
    .company('BBG', { owners: { Ada: [20, 10, 10] }, treasury: 1000, loans: 1, trains: ['3'] })
    .phase('3')
    .operating({ company: 'BBG' });
  const open = () => t.choices('Ada').map(({ type }) => type);
  const seen: string[][] = [];
  const next = (action: Parameters<typeof t.plays>[1]) => {
    seen.push(open().filter((type) => !['takeLoan', 'buyRight', 'pass'].includes(type)));
    expect(open()).toEqual(expect.arrayContaining(['takeLoan', 'buyRight']));
    t.plays('Ada', action);
  };
  expect(t.waiting).toEqual(['Ada']);
  expect(t.state.board.tokens).toEqual({ 'J15.0': ['BBG'] }); // home token
  next({ type: 'layTile', hex: 'J11', tile: '57', rotation: 0 });
  next({ type: 'placeToken', city: 'J13.0' });
  next(run(on('3-0', LONG)));
  next({ type: 'dividend', kind: 'withhold' }); // interest has been paid
  expect(t.told('paid').filter(({ reason }) => reason === 'interest')).toHaveLength(1);
  next({ type: 'buyTrain', from: 'bank', train: '3-1', price: 225 });
  next({ type: 'redeemLoan' });
  expect(seen.map(([first]) => first)).toEqual(['layTile', 'placeToken', 'run', 'dividend', 'buyTrain', 'buyTrain']);
});
