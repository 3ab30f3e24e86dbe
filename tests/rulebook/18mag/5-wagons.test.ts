// Section 5: the wagons of the three transport majors, and of RÁBA alone in the small game.
import { describe, expect, test } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { actionOf, begin, DONE, narrow } from '../../../src/engine/core/choices.ts';
import { listSuggestion } from '../../../src/engine/core/suggestion.ts';
import { suggestion } from '../../../src/engine/routes/suggestion.ts';
import { game18mag } from '../../../src/titles/18mag/rules/index.ts';
import { turnOf } from '../../../src/titles/18mag/rules/state.ts';
import { measuredRuns } from '../../../src/titles/18mag/rules/wagons/runs.ts';
import { wagonsThatPay } from '../../../src/titles/18mag/rules/wagons/wagonsThatPay.ts';
import { example, rule } from '../../support/rule.ts';
import { brought, LINE, run, running, TO_MINE, transylvania } from '../../support/runs18mag.ts';

type Phase = 'yellow' | 'green' | 'brown' | 'gray';

/** Minor 5 at Brassó, on the line from Isztambul to the mine. */
const inTheEast = (trains: readonly string[], treasury: number, phase: Phase = 'yellow') =>
  running({ minor: '5', trains, tiles: transylvania, treasury, phase });

const ALL = ['RABA', 'G&C', 'SNW'] as const;

/** Each major's income from its wagon, in the order of hire. */
const paid = (t: ReturnType<typeof running>): Record<string, unknown> =>
  Object.fromEntries(t.told('wagonHired').map(({ wagon, price }) => [wagon, price]));

rule('18mag-R031', 'mines pay 30 in yellow and green, 50 in brown and gray', () => {
  const paid = (['yellow', 'green', 'brown', 'gray'] as const).map((phase) => {
    const t = inTheEast(['4'], 20, phase);
    return brought(t.plays('Ada', run(t, { '4-0': TO_MINE }, ['SNW']))).mines;
  });
  expect(paid).toEqual([30, 30, 50, 50]);
});

rule('18mag-R093', 'one wagon of each at most, ever dearer, each price for its major', () => {
  const t = inTheEast(['2'], 60);
  expect(paid(t.plays('Ada', run(t, { '2-0': TO_MINE }, ALL)))).toEqual({ RABA: 10, 'G&C': 20, SNW: 30 });
  expect(t.told('paid').filter(({ reason }) => reason === 'wagon')).toMatchObject([
    { from: '5', to: 'RABA', amount: 10 },
    { from: '5', to: 'G&C', amount: 20 },
    { from: '5', to: 'SNW', amount: 30 },
  ]);
  const again = inTheEast(['2'], 60);
  expect(again.refuses('Ada', run(again, { '2-0': 'I26 H27' }, ['RABA', 'RABA']))).toEqual({
    code: 'wagon.twice',
    rule: '18mag-R093',
    args: { wagon: 'RABA' },
  });
  const other = run(again, { '2-0': 'I26 H27' }, ['SIK']);
  expect(again.refuses('Ada', other).code).toBe('action.unknown');
});

rule('18mag-R093', 'from brown on they cost 10 more', () => {
  const t = inTheEast(['2'], 90, 'brown');
  expect(paid(t.plays('Ada', run(t, { '2-0': TO_MINE }, ALL)))).toEqual({ RABA: 20, 'G&C': 30, SNW: 40 });
});

rule('18mag-R094', 'who is hired first gets the first price', () => {
  const t = inTheEast(['2'], 60);
  const action = run(t, { '2-0': TO_MINE }, ['SNW', 'RABA', 'G&C']);
  expect(paid(t.plays('Ada', action))).toEqual({ SNW: 10, RABA: 20, 'G&C': 30 });
});

rule.each(
  '18mag-R095',
  'RÁBA adds its bonus to a train that comes to a red area',
  [
    ['yellow', 20 + 20 + 20],
    ['green', 30 + 20 + 20],
    ['brown', 40 + 20 + 30],
    ['gray', 50 + 20 + 30],
  ] as const,
  ([phase, revenue]) => {
    const t = inTheEast(['2'], 20, phase);
    expect(brought(t.plays('Ada', run(t, { '2-0': 'I26 H27' }, ['RABA']))).revenue).toBe(revenue);
  },
);

rule('18mag-R095', 'only one train has the bonus', () => {
  // the second line to Isztambul, from Nagyszeben
  const t = running({
    minor: '5',
    trains: ['2', '2'],
    treasury: 10,
    tokens: ['H27.0', 'H23.0'],
    tiles: [...transylvania, ['H23', '57', 1], ['H25', '8', 5]],
  });
  const action = run(t, { '2-0': 'I26 H27', '2-1': 'I26 H25 H23' }, ['RABA']);
  expect(brought(t.plays('Ada', action)).runs.sort()).toEqual([40, 60]);
});

rule('18mag-R096', 'a route with two red areas has the bonus once', () => {
  const t = running({
    minor: '11',
    trains: ['6'],
    treasury: 20,
    phase: 'brown',
    tiles: [
      ['D7', '6', 0],
      ['E6', '58', 3],
      ['F7', '8', 0],
      ['G6', '4', 0],
      ['H5', '6', 1],
      ['H3', '9', 1],
    ],
  });
  const action = run(t, { '6-0': 'C6 D7 E6 F7 G6 H5 H3 H1' }, ['RABA']);
  expect(brought(t.plays('Ada', action)).revenue).toBe(50 + 20 + 10 + 10 + 20 + 40 + 30);
});

test('the same runs are measured anew when other wagons are hired for them', () => {
  const t = inTheEast(['2'], 20);
  const { routes } = run(t, { '2-0': 'I26 H27' }, []);
  const revenue = (...wagons: readonly (typeof ALL)[number][]) => {
    const measured = measuredRuns(t.state, { minor: '5', wagons, routes });
    return 'runs' in measured ? measured.runs[0]!.revenue : measured.code;
  };
  expect([revenue(), revenue('RABA'), revenue()]).toEqual([20 + 20, 20 + 20 + 20, 20 + 20]);
});

rule(
  '18mag-R097',
  'a plus train has as many towns again; cities and red areas never use that part, towns may use either',
  () => {
    // two of any kind and two towns (trap 70)
    const t = inTheEast(['2'], 10);
    expect(brought(t.plays('Ada', run(t, { '2-0': LINE }, ['G&C']))).revenue).toBe(60);
    // three cities or red areas are too many for a 2+2
    const cities = inTheEast(['2'], 10).tile('H27', '236', 0).tile('H25', '9', 1).tile('H23', '57', 1);
    expect(cities.refuses('Ada', run(cities, { '2-0': 'I26 H27 H25 H23' }, ['G&C']))).toMatchObject({
      code: 'run.tooLong',
      args: { stops: 3, most: 2 },
    });
    // three towns and one city: one of the towns is among the two of any kind
    const towns = inTheEast(['2'], 10).tile('F25', '3', 5).tile('G24', '58', 1);
    expect(brought(towns.plays('Ada', run(towns, { '2-0': LINE }, ['G&C']))).revenue).toBe(60);
    const one = inTheEast(['2'], 10).tile('F25', '3', 5).tile('G24', '58', 1).ruled({ bestRun: 'free' });
    expect(brought(one.plays('Ada', run(one, { '2-0': 'H27 G26 F25 G24' }, ['G&C']))).revenue).toBe(50);
  },
);

rule('18mag-R098', 'the mine of a train pays the treasury alone', () => {
  const t = inTheEast(['4'], 10);
  t.plays('Ada', run(t, { '4-0': TO_MINE }, ['SNW']));
  expect([t.cash('5'), t.cash('Ada')]).toEqual([30 + 30, 30]);
});

/** Minor 6 at Kassa, with a mine beside it and the town of B15 on the other side. */
const atKassa = (treasury: number, tiles: Parameters<typeof running>[0]['tiles'] = []) =>
  running({ minor: '6', trains: ['2'], tiles: [['B17', '6', 1], ['B15', '4', 1], ...tiles], treasury });

rule('18mag-R098', 'a mine may be an end, and may be passed', () => {
  const end = atKassa(10);
  expect(brought(end.plays('Ada', run(end, { '2-0': 'B15 B17 A18' }, ['SNW']))).mines).toBe(30);
  // from Kassa over the mine to the west: A16, and the town of B15 from above
  const passed = atKassa(10, [
    ['A16', '8', 4],
    ['B15', '58', 3],
  ]);
  expect(brought(passed.plays('Ada', run(passed, { '2-0': 'B17 A18 A16 B15' }, ['SNW'])))).toEqual({
    runs: [30],
    revenue: 30,
    mines: 30,
  });
});

rule('18mag-R099', 'a mine counts neither for the two locations nor for the length', () => {
  const t = atKassa(10);
  expect(t.refuses('Ada', run(t, { '2-0': 'B17 A18' }, ['SNW']))).toMatchObject({
    code: 'run.tooShort',
    args: { stops: 1, least: 2 },
  });
  const full = atKassa(10);
  expect(brought(full.plays('Ada', run(full, { '2-0': 'B15 B17 A18' }, ['SNW']))).revenue).toBe(30);
});

rule('18mag-R100', 'without the wagon no route ends at a mine or passes it', () => {
  const t = atKassa(10);
  expect(t.refuses('Ada', run(t, { '2-0': 'B15 B17 A18' }))).toEqual({
    code: 'run.mines',
    rule: '18mag-R100',
    args: { train: '2-0', mines: 1, most: 0 },
  });
});

/** Kassa in green, with a second line to the mine, and Miskolc behind it. */
const twoLines = (trains: readonly string[]) =>
  running({
    minor: '6',
    trains,
    treasury: 10,
    phase: 'green',
    tiles: [
      ['B17', '14', 0],
      ['B15', '4', 1],
      ['C16', '57', 0],
      ['B19', '7', 1],
    ],
  });

rule('18mag-R100', 'with it one train visits a mine', () => {
  const t = twoLines(['2', '2']);
  expect(t.refuses('Ada', run(t, { '2-0': 'B15 B17 A18', '2-1': 'C16 B17 B19 A18' }, ['SNW']))).toMatchObject({
    code: 'run.mines',
    args: { mines: 1, most: 0 },
  });
  const { runs, mines } = brought(t.plays('Ada', run(t, { '2-0': 'B15 B17', '2-1': 'C16 B17 B19 A18' }, ['SNW'])));
  expect({ runs, mines }).toEqual({ runs: [40, 50], mines: 30 });
});

rule('18mag-R100', 'and one mine', () => {
  const t = twoLines(['3']).tile('A16', '9', 1).tile('A14', '9', 1).tile('A12', '9', 1);
  expect(t.refuses('Ada', run(t, { '3-0': 'B15 B17 A18 A16 A14 A12 A10' }, ['SNW']))).toEqual({
    code: 'run.mines',
    rule: '18mag-R100',
    args: { train: '3-0', mines: 2, most: 1 },
  });
});

rule('18mag-R101', 'wagons serve one train or several, as it brings most', () => {
  const one = inTheEast(['2'], 60);
  expect(brought(one.plays('Ada', run(one, { '2-0': TO_MINE }, ALL)))).toEqual({ runs: [80], revenue: 80, mines: 30 });
  // two trains: the bonus for the one, the mine for the other
  const two = running({ minor: '5', trains: ['2', '3'], tiles: transylvania, treasury: 30 });
  const action = run(two, { '2-0': 'I26 H27', '3-0': 'H27 G26 F25 E26' }, ['RABA', 'SNW']);
  expect(brought(two.plays('Ada', action))).toEqual({ runs: [60, 40], revenue: 100, mines: 30 });
});

rule('18mag-R101', 'a wagon that brings as much with several runs goes to the first that was named (R095)', () => {
  /** Two lines to Isztambul: from Brassó, and from the city of H23. */
  const drawn = (first: string, second: string, rulesVersion = game18mag.rulesVersion) => {
    const t = running({
      minor: '5',
      trains: ['2', '2'],
      treasury: 10,
      tokens: ['H27.0', 'H23.0'],
      tiles: [
        ['H27', '6', 0],
        ['H25', '8', 5],
        ['H23', '57', 1],
      ],
    }).set((s) => {
      s.rulesVersion = rulesVersion;
    });
    return brought(t.plays('Ada', run(t, { [first]: 'I26 H27', [second]: 'I26 H25 H23' }, ['RABA']))).runs;
  };
  expect(drawn('2-0', '2-1')).toEqual([60, 40]);
  expect(drawn('2-1', '2-0')).toEqual([60, 40]);
  // by the first version of the rules to the train that the minor got first
  expect(drawn('2-1', '2-0', 1)).toEqual([40, 60]);
});

rule('18mag-R101', 'two are offered for two trains, though none of them could use both', () => {
  const { state } = running({ minor: '5', trains: ['2', '3'], tiles: transylvania, treasury: 30 });
  const first = narrow(game18mag, state, begin(game18mag, state, 1, 'run')!, 'RABA');
  expect(first.open).toMatchObject({ values: ['G&C', 'SNW'], mayStop: true });
  const one = running({ minor: '5', trains: ['3'], tiles: transylvania, treasury: 30 }).state;
  expect(narrow(game18mag, one, begin(game18mag, one, 1, 'run')!, 'RABA').open).toMatchObject({ values: ['G&C'] });
});

rule('18mag-R101', 'only in this turn', () => {
  const t = inTheEast(['2'], 10).minor('6', { owner: 'Ada' });
  t.plays('Ada', run(t, { '2-0': LINE }, ['G&C']));
  expect(turnOf(t.state)).toMatchObject({ company: '6', wagons: [] });
});

rule('18mag-R102', 'a wagon that was hired is used (trap 71)', () => {
  const t = inTheEast(['2'], 60);
  const unused = (wagons: readonly ('RABA' | 'G&C' | 'SNW')[], hexes: string) =>
    t.refuses('Ada', run(t, { '2-0': hexes }, wagons));
  expect(unused(['RABA'], 'H27 G26')).toEqual({
    code: 'wagon.unused',
    rule: '18mag-R102',
    args: { wagons: ['RABA'] },
  });
  // a plus is used by more locations than the number of the train
  expect(unused(['G&C'], 'I26 H27').code).toBe('wagon.unused');
  expect(unused(['SNW', 'G&C'], LINE).code).toBe('wagon.unused');
  expect(t.refuses('Ada', { type: 'run', wagons: ['RABA'], routes: [] }).code).toBe('wagon.unused');
});

rule.each('18mag-R102', 'what nothing in reach is for is not to be had', ['2', '3'], (train) => {
  // two locations: a plus has nothing to add to a 2-train either
  const t = running({
    minor: '5',
    trains: [train],
    treasury: 60,
    tiles: [
      ['H27', '57', 2],
      ['G26', '4', 2],
    ],
  });
  for (const wagon of ALL)
    expect(t.refuses('Ada', { type: 'run', wagons: [wagon] })).toMatchObject({
      code: 'wagon.useless',
      rule: '18mag-R102',
      args: { wagon },
    });
  expect(begin(game18mag, t.state, 1, 'run')?.open?.kind).toBe('routes');
});

rule('18mag-R102', 'a wagon that needs another one may be hired before it', () => {
  // the mine lies behind three locations: a 2-train comes there with a plus only
  const t = inTheEast(['2'], 30);
  const choice = begin(game18mag, t.state, 1, 'run')!;
  expect(choice.open).toMatchObject({ kind: 'list', values: ['RABA', 'G&C', 'SNW'], mayStop: true });
  const first = narrow(game18mag, t.state, choice, 'SNW');
  expect(first.open).toMatchObject({ soFar: ['SNW'], values: ['G&C'], mayStop: false });
  expect(paid(t.plays('Ada', run(t, { '2-0': TO_MINE }, ['SNW', 'G&C'])))).toEqual({ SNW: 10, 'G&C': 20 });
});

test('runs without a word about wagons are judged as runs without any, where those would be legal', () => {
  const t = inTheEast(['4'], 0);
  const { routes } = run(t, { '4-0': LINE });
  expect(check(game18mag, t.state, 1, { type: 'run', routes })).toBeNull();
});

rule('18mag-R189', 'with the wagons that were hired the sum of revenue and mine is the greatest', () => {
  const t = inTheEast(['4'], 30);
  expect(t.refuses('Ada', run(t, { '4-0': 'I26 H27' }, ['RABA']))).toMatchObject({
    code: 'run.notBest',
    args: { sum: 60, best: 80 },
  });
  expect(t.refuses('Ada', run(t, { '4-0': 'H27 G26 F25 E26' }, ['SNW']))).toMatchObject({
    code: 'run.notBest',
    args: { sum: 40 + 30, best: 60 + 30 },
  });
  // the choice of wagons is free: none at all is as good
  expect(brought(t.plays('Ada', run(t, { '4-0': LINE }))).revenue).toBe(60);
});

rule('18mag-R190', 'wagons are paid before the run, which cannot pay them', () => {
  const t = inTheEast(['2'], 9);
  expect(t.refuses('Ada', run(t, { '2-0': 'I26 H27' }, ['RABA']))).toEqual({
    code: 'wagon.tooDear',
    rule: '18mag-R190',
    args: { price: 10, cash: 9 },
  });
  expect(begin(game18mag, t.state, 1, 'run')?.open?.kind).toBe('routes');
});

example('18mag-X09', 'a 3-train with a wagon of G&C: three locations of any kind and three towns', () => {
  const t = nagyszeben();
  expect(brought(t.plays('Ada', run(t, { '3-0': 'G22 H23 G24 G26 H27 I26' }, ['G&C']))).revenue).toBe(120);
});

example('18mag-X10', 'revenue 30 is split 15/15 and the mine adds 30 to the treasury', () => {
  const t = atKassa(10);
  t.plays('Ada', run(t, { '2-0': 'B15 B17 A18' }, ['SNW']));
  expect([t.cash('6'), t.cash('Ada'), paid(t)]).toEqual([15 + 30, 15, { SNW: 10 }]);
});

example('18mag-X11', 'minor 13 pays RÁBA: Fiume 20, Trieszt 20, bonus 20', () => {
  const t = running({ minor: '13', trains: ['2'], tiles: [['I2', '57', 2]], treasury: 10 });
  expect(brought(t.plays('Ada', run(t, { '2-0': 'I2 H1' }, ['RABA']))).revenue).toBe(60);
});

/** Minor 12 at Nagyszeben in green: three towns, Brassó and Isztambul. */
const nagyszeben = () =>
  running({
    minor: '12',
    trains: ['3'],
    treasury: 10,
    phase: 'green',
    tiles: [
      ['H23', '5', 2],
      ['G22', '4', 2],
      ['G24', '58', 4],
      ['G26', '58', 5],
      ['H27', '236', 0],
    ],
  });

example('18mag-X12', 'minor 12 earns 40 with a 3-train and 120 with a plus', () => {
  const plain = nagyszeben();
  expect(brought(plain.plays('Ada', run(plain, { '3-0': 'G22 H23 G24' }))).revenue).toBe(40);
  const plus = nagyszeben();
  expect(brought(plus.plays('Ada', run(plus, { '3-0': 'G22 H23 G24 G26 H27 I26' }, ['G&C']))).revenue).toBe(120);
});

example('18mag-X16', 'all three cost 90 in brown and 60 in green', () => {
  const spent = (['brown', 'green'] as const).map((phase) => {
    const t = inTheEast(['2'], 100, phase);
    const prices = Object.values(paid(t.plays('Ada', run(t, { '2-0': TO_MINE }, ALL))));
    return prices.reduce((sum: number, price) => sum + Number(price), 0);
  });
  expect(spent).toEqual([90, 60]);
});

example('18mag-X25', 'green: the first gets 10 and the second 20, whichever it is', () => {
  const hired = (wagons: readonly ('RABA' | 'SNW')[]) => {
    const t = inTheEast(['4'], 30, 'green');
    return paid(t.plays('Ada', run(t, { '4-0': TO_MINE }, wagons)));
  };
  expect(hired(['RABA', 'SNW'])).toEqual({ RABA: 10, SNW: 20 });
  expect(hired(['SNW', 'RABA'])).toEqual({ SNW: 10, RABA: 20 });
  const poor = inTheEast(['4'], 25, 'green');
  expect(poor.refuses('Ada', run(poor, { '4-0': TO_MINE }, ['RABA', 'SNW']))).toMatchObject({
    code: 'wagon.tooDear',
    args: { price: 20, cash: 15 },
  });
  expect(brought(poor.plays('Ada', run(poor, { '4-0': LINE }, ['RABA']))).revenue).toBe(90);
});

/** Minor 11 at Sopron on the small map: Bécs, and two towns on the other side. */
const small = (treasury = 10) =>
  running({
    minor: '11',
    trains: ['2'],
    treasury,
    names: ['Ada', 'Ben'],
    tiles: [
      ['B3', '6', 0],
      ['C2', '58', 3],
      ['D3', '8', 2],
    ],
  });

rule('18mag-R152', 'RÁBA sells the bonus or a plus train, one of them, for 10', () => {
  const bonus = small();
  expect(bonus.choices('Ada').find(({ type }) => type === 'run')?.open).toMatchObject({ values: ['RABA'] });
  expect(brought(bonus.plays('Ada', run(bonus, { '2-0': 'A2 B3' }, ['RABA']))).revenue).toBe(30 + 20 + 20);
  expect(paid(bonus)).toEqual({ RABA: 10 });
  // as a plus it brings less here, and both at once there is not
  const plus = small().ruled({ bestRun: 'free' });
  expect(brought(plus.plays('Ada', run(plus, { '2-0': 'A2 B3 C2' }, ['RABA']))).revenue).toBe(60);
  const other = small();
  expect(other.refuses('Ada', run(other, { '2-0': 'A2 B3' }, ['SNW']))).toMatchObject({ code: 'wagon.notForHire' });
});

describe('wagons that pay', () => {
  test('are those that bring most, less what they cost', () => {
    const rich = inTheEast(['2'], 100);
    // 40 without; 60 - 10 with the bonus, 60 - 10 with the plus, 90 - 30 with plus and mine
    expect(wagonsThatPay(rich.state, '5')).toEqual(['G&C', 'SNW']);
    expect(wagonsThatPay(inTheEast(['2'], 29).state, '5')).toHaveLength(1);
    expect(wagonsThatPay(inTheEast(['2'], 9).state, '5')).toEqual([]);
    expect(wagonsThatPay(inTheEast([], 100).state, '5')).toEqual([]);
  });

  test('those of the owner come last, for they get more', () => {
    const t = inTheEast(['2'], 100).major('G&C', { owners: { Ada: [20] } });
    expect(wagonsThatPay(t.state, '5')).toEqual(['SNW', 'G&C']);
  });

  test('are what the list of a choice is proposed', () => {
    const { state } = inTheEast(['2'], 100);
    const choice = begin(game18mag, state, 1, 'run')!;
    const proposed = listSuggestion(game18mag, state, choice)!;
    const chosen = proposed.reduce((open, wagon) => narrow(game18mag, state, open, wagon), choice);
    const done = chosen.open?.kind === 'list' ? narrow(game18mag, state, chosen, DONE) : chosen;
    expect(listSuggestion(game18mag, state, done)).toBeNull();
    const { runs, revenue } = suggestion(game18mag, state, done)!;
    expect(revenue).toBe(90);
    expect(actionOf(narrow(game18mag, state, done, runs))).toMatchObject({ wagons: ['G&C', 'SNW'] });
  });
});

describe('the ruling `wagons`: announced', () => {
  const announced = (treasury: number) => inTheEast(['2'], treasury).ruled({ wagons: 'announced' });

  test('a wagon is hired and paid by itself, and the run uses it', () => {
    const t = announced(30).plays('Ada', { type: 'hireWagon', wagon: 'G&C' });
    expect([t.cash('G&C'), t.cash('5')]).toEqual([10, 20]);
    t.plays('Ada', { type: 'hireWagon', wagon: 'SNW' });
    expect(t.refuses('Ada', { type: 'pass' }).code).toBe('run.mustRun');
    expect(t.refuses('Ada', run(t, { '2-0': LINE })).code).toBe('wagon.unused');
    expect(brought(t.plays('Ada', run(t, { '2-0': TO_MINE }))).mines).toBe(30);
  });

  test('it is not hired with the run, nor twice, nor beyond the treasury, nor where all that is hired cannot be used', () => {
    const t = announced(20);
    expect(t.refuses('Ada', run(t, { '2-0': 'I26 H27' }, ['RABA']))).toMatchObject({
      code: 'wagon.announced',
      rule: '18mag-R093',
    });
    expect(t.refuses('Ada', { type: 'hireWagon', wagon: 'SNW' }).code).toBe('wagon.useless');
    t.plays('Ada', { type: 'hireWagon', wagon: 'G&C' });
    expect(t.refuses('Ada', { type: 'hireWagon', wagon: 'G&C' }).code).toBe('wagon.twice');
    expect(t.refuses('Ada', { type: 'hireWagon', wagon: 'SNW' })).toMatchObject({
      code: 'wagon.tooDear',
      args: { price: 20, cash: 10 },
    });
    expect(inTheEast(['2'], 60).refuses('Ada', { type: 'hireWagon', wagon: 'G&C' }).code).toBe('wagon.withRun');
  });
});
