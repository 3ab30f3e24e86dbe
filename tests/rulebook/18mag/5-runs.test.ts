// Section 5: runs of trains, and their revenue.
import { expect } from 'vitest';
import { begin } from '../../../src/engine/core/choices.ts';
import { suggestion } from '../../../src/engine/routes/suggestion.ts';
import { game18mag } from '../../../src/titles/18mag/rules/index.ts';
import { bestRunsWith } from '../../../src/titles/18mag/rules/wagons/best.ts';
import { example, rule } from '../../support/rule.ts';
import { brought, LINE, run, running, transylvania, west } from '../../support/runs18mag.ts';

/** Minor 3 at Székesfehérvár, the west in brown. */
const inTheWest = (trains: readonly string[]) => running({ minor: '3', trains, tiles: west, phase: 'brown' });
const inTheEast = (trains: readonly string[], treasury = 0) =>
  running({ minor: '5', trains, tiles: transylvania, treasury });

/** Brassó and Nagyszeben alone. */
const eastern = [
  ['H27', '57', 1],
  ['H25', '9', 1],
  ['H23', '57', 1],
] as const;

const FOUR = 'C12 D13 D11 E10 F11 F13';
const SIX = 'C6 C8 D9 E10 E8 E6 D7';

rule('18mag-R085', 'every train that can run must', () => {
  const t = inTheEast(['2']);
  const mustRun = { code: 'run.mustRun', rule: '18mag-R085', args: { company: '5' } };
  expect(t.refuses('Ada', { type: 'pass' })).toEqual(mustRun);
  expect(t.refuses('Ada', { type: 'run', wagons: [], routes: [] })).toEqual(mustRun);
  // without a route nothing is asked, and the turn goes on
  const bare = running({ minor: '5', trains: ['2'], tiles: [] });
  expect(bare.choices('Ada').map(({ type }) => type)).toEqual(['scrapTrain', 'pass']);
});

rule('18mag-R085', 'two trains are run where both can, each once and only its own', () => {
  const t = inTheWest(['4', '6']);
  expect(t.refuses('Ada', run(t, { '6-0': SIX }))).toMatchObject({
    code: 'run.notBest',
    rule: '18mag-R189',
    args: { sum: 170, best: 280 },
  });
  const { routes } = run(t, { '4-0': FOUR });
  expect(t.refuses('Ada', { type: 'run', wagons: [], routes: [...routes, ...routes] }).code).toBe('run.trainTwice');
  expect(t.refuses('Ada', run(t, { '4-7': FOUR }))).toMatchObject({
    code: 'run.notItsTrain',
    args: { train: '4-7', company: '3' },
  });
});

rule('18mag-R085', 'by the ruling `free` any legal runs will do, also none', () => {
  const free = () => inTheWest(['4', '6']).ruled({ bestRun: 'free' });
  const t = free();
  expect(brought(t.plays('Ada', run(t, { '4-0': 'E10 F11 F13' }))).revenue).toBe(70);
  expect(free().plays('Ada', { type: 'run', wagons: [], routes: [] }).cash('Ada')).toBe(0);
  expect(free().plays('Ada', { type: 'pass' }).cash('Ada')).toBe(0);
});

rule('18mag-R086', 'no more locations than the number of the train, and none is skipped', () => {
  const t = inTheEast(['3']);
  expect(t.refuses('Ada', run(t, { '3-0': LINE }))).toEqual({
    code: 'run.tooLong',
    rule: '18mag-R086',
    args: { train: '3-0', stops: 4, most: 3 },
  });
  expect(brought(t.plays('Ada', run(t, { '3-0': 'I26 H27 G26' }))).revenue).toBe(50);
});

rule('18mag-R087', 'a location counts once on a route, two cities of one tile are two locations', () => {
  const ring = running({
    minor: '1',
    trains: ['3'],
    tokens: ['E12.0'],
    phase: 'green',
    tiles: [
      ['E12', 'L33', 2],
      ['F13', '14', 1],
      ['F11', '7', 3],
    ],
  });
  // from Pest over Kecskemét and F11 to Buda
  expect(brought(ring.plays('Ada', run(ring, { '3-0': 'E12 F13 F11 E12' }))).revenue).toBe(90);
  const once = running({
    minor: '1',
    trains: ['3'],
    tokens: ['E12.0'],
    phase: 'green',
    tiles: [
      ['E12', '209', 0],
      ['F13', '14', 1],
      ['F11', '7', 3],
    ],
  });
  const { track } = run(once, { '3-0': 'E12 F13' }).routes[0]!;
  const back = run(once, { '3-0': 'F13 F11 E12' }).routes[0]!.track;
  const routes = [{ train: '3-0', track: [...track, ...back] }];
  expect(once.refuses('Ada', { type: 'run', wagons: [], routes })).toMatchObject({
    code: 'run.stopTwice',
    rule: '18mag-R087',
  });
});

rule('18mag-R088', 'two trains use separate track and may meet in a location', () => {
  const t = inTheWest(['4', '6']);
  expect(t.refuses('Ada', run(t, { '4-0': FOUR, '6-0': 'C12 D13 D11 E10 E8 E6 D7' }))).toMatchObject({
    code: 'run.sharesTrack',
    rule: '18mag-R088',
    args: { train: '6-0', other: '4-0' },
  });
  expect(brought(t.plays('Ada', run(t, { '4-0': FOUR, '6-0': SIX }))).revenue).toBe(280);
});

rule('18mag-R088', 'a junction that two tracks share counts as track', () => {
  // in D11 the lines from D9 and from E10 come together at the side towards D13
  const t = inTheWest(['2', '2'])
    .tile('D11', '24', 4)
    .tile('D9', '14', 1)
    .minor('3', {
      owner: 'Ada',
      trains: [],
      tokens: ['D9.0'],
    });
  expect(t.refuses('Ada', run(t, { '2-0': 'E10 D11 D13', '2-1': 'D9 D11 D13' }))).toMatchObject({
    code: 'run.sharesTrack',
  });
});

rule('18mag-R089', 'red areas are worth what the phase says', () => {
  const values = (['yellow', 'green', 'brown', 'gray'] as const).map((phase) => {
    const t = running({ minor: '5', trains: ['2'], tiles: transylvania, phase });
    return brought(t.plays('Ada', run(t, { '2-0': 'I26 H27' }))).revenue;
  });
  expect(values).toEqual([40, 50, 60, 70]);
});

rule('18mag-R090', 'each token of a major adds 10 to its city', () => {
  const t = inTheWest(['2'])
    .major('SIK', { tokens: ['F13.0'] })
    .major('RABA', { tokens: ['F13.0'] });
  expect(brought(t.plays('Ada', run(t, { '2-0': 'E10 F11 F13' }))).revenue).toBe(40 + 30 + 20);
});

rule('18mag-R090', 'in a city with an own token too, and in one that is blocked', () => {
  const own = inTheWest(['2']).major('SIK', { tokens: ['E10.0'] });
  expect(brought(own.plays('Ada', run(own, { '2-0': 'E10 F11 F13' }))).revenue).toBe(40 + 10 + 30);
  const blocked = running({ minor: '5', trains: ['2'], tokens: ['H27.0'], tiles: eastern }).major('SNW', {
    tokens: ['H23.0'],
  });
  expect(brought(blocked.plays('Ada', run(blocked, { '2-0': 'H27 H25 H23' }))).revenue).toBe(20 + 20 + 10);
});

rule('18mag-R090', 'two of one major, where an upgrade has joined its cities, add 20', () => {
  const tiles = [
    ['G14', 'L17', 5],
    ['F13', '57', 2],
  ] as const;
  const t = running({ minor: '4', trains: ['2'], phase: 'brown', tokens: ['F13.0'], tiles });
  t.major('SIK', { tokens: ['G14.0', 'G14.0'] });
  expect(brought(t.plays('Ada', run(t, { '2-0': 'F13 G14' }))).revenue).toBe(20 + 60 + 20);
});

rule('18mag-R091', 'the revenue is split in halves between treasury and owner', () => {
  const t = inTheEast(['3'], 40);
  t.plays('Ada', run(t, { '3-0': 'I26 H27 G26' }));
  expect([t.cash('5'), t.cash('Ada')]).toEqual([40 + 25, 25]);
});

rule('18mag-R092', 'halves are whole: every value is a multiple of 10', () => {
  const t = inTheEast(['4']);
  t.plays('Ada', run(t, { '4-0': LINE }));
  expect(t.cash('Ada')).toBe(30);
  const odd = inTheEast(['3']);
  odd.plays('Ada', run(odd, { '3-0': 'I26 H27 G26' }));
  expect(odd.cash('Ada')).toBe(25);
});

rule(
  '18mag-R189',
  'of runs that bring the same the owner chooses, less is refused with the sum that was possible',
  () => {
    const t = inTheWest(['4', '6']);
    const other = { '4-0': 'F13 F11 E10 E8 E6 D7', '6-0': 'C6 C8 D9 E10 D11 D13 C12' };
    expect(brought(t.plays('Ada', run(t, other)))).toEqual({ runs: [100, 180], revenue: 280, mines: 0 });
    const less = inTheWest(['4', '6']);
    expect(less.refuses('Ada', run(less, { '4-0': 'E10 F11 F13', '6-0': SIX }))).toEqual({
      code: 'run.notBest',
      rule: '18mag-R189',
      args: { sum: 240, best: 280 },
    });
  },
);

rule('18mag-R189', 'what is suggested is what is asked, however small the budget', () => {
  const { state } = inTheWest(['4', '6']);
  const choice = begin(game18mag, state, 1, 'run')!;
  expect(choice.open?.kind).toBe('routes'); // no wagon can be paid
  expect(suggestion(game18mag, state, choice, 1)).toMatchObject({ revenue: 280, optimal: true });
  // a search cut short keeps its best result, which is then required
  const cut = bestRunsWith(state, '3', [], { budget: 1 })!;
  expect(cut.optimal).toBe(false);
  expect(cut.revenue).toBeGreaterThan(0);
});

example('18mag-X05', 'a 4-train for 110 and a 6-train for 170, which meet on separate track', () => {
  const t = inTheWest(['4', '6']);
  expect(brought(t.plays('Ada', run(t, { '4-0': FOUR, '6-0': SIX })))).toEqual({
    runs: [110, 170],
    revenue: 280,
    mines: 0,
  });
});

/** Székesfehérvár with tokens of minors 3 and 11, Selmecbánya with one of minor 1. */
const shared = (minor: '1' | '11') =>
  running({ minor, trains: ['4'], tiles: west, phase: 'brown', tokens: [minor === '1' ? 'C12.0' : 'E10.0'] })
    .minor('3', { owner: 'Ben' })
    .minor(minor === '1' ? '11' : '1', { owner: 'Cid', tokens: [minor === '1' ? 'E10.0' : 'C12.0'] });

example('18mag-X06', 'minor 11 with a 4-train: 30 + 40 + 10 + 30', () => {
  const t = shared('11');
  expect(t.refuses('Ada', run(t, { '4-0': 'F13 F11 E10 D11 D13 C12' }))).toMatchObject({
    code: 'run.notBest', // this board has a better one, over Győr and Pozsony
    args: { sum: 110, best: 140 },
  });
  const free = shared('11').ruled({ bestRun: 'free' });
  expect(brought(free.plays('Ada', run(free, { '4-0': 'F13 F11 E10 D11 D13 C12' }))).revenue).toBe(110);
});

example('18mag-X07', 'minor 1 with a 4-train stops after three locations: the next city is blocked', () => {
  const t = shared('1');
  expect(t.refuses('Ada', run(t, { '4-0': 'C12 D13 D11 E10 F11 F13' })).code).toBe('run.passesBlocked');
  expect(brought(t.plays('Ada', run(t, { '4-0': 'C12 D13 D11 E10' }))).revenue).toBe(80);
});

/** Belgrád, Pétervárad, the town of H13 and Szeged. */
const south = [
  ['I14', '8859', 1],
  ['H13', '58', 3],
  ['G14', '8860', 0],
] as const;

example('18mag-X08', 'green, minor 9 with a 4-train: 40 + 10 + 40 + 20', () => {
  const t = running({
    minor: '9',
    trains: ['4'],
    tokens: ['I14.0'],
    phase: 'green',
    tiles: south,
  });
  expect(brought(t.plays('Ada', run(t, { '4-0': 'J15 I14 H13 G14' }))).revenue).toBe(110);
});

example('18mag-X23', 'of 110 the treasury and the owner get 55 each', () => {
  const t = running({ minor: '9', trains: ['4'], tokens: ['I14.0'], phase: 'green', tiles: south });
  t.plays('Ada', run(t, { '4-0': 'J15 I14 H13 G14' }));
  expect([t.cash('9'), t.cash('Ada')]).toEqual([55, 55]);
});

example('18mag-X28', 'a 2-train from Buda to Pest over track outside: 60, and 70 with a token of a major', () => {
  const budapest = () =>
    running({
      minor: '1',
      trains: ['2'],
      tokens: ['E12.1'],
      tiles: [
        ['E12', 'L33', 2],
        ['D11', '7', 4],
        ['D13', '7', 0], // without the town of that hex, which would be a third location
      ],
    });
  const t = budapest();
  expect(brought(t.plays('Ada', run(t, { '2-0': 'E12 D11 D13 E12' }))).revenue).toBe(60);
  const major = budapest().major('SIK', { tokens: ['E12.0'] });
  expect(brought(major.plays('Ada', run(major, { '2-0': 'E12 D11 D13 E12' }))).revenue).toBe(70);
});
