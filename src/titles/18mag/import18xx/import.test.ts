import { describe, expect, test } from 'vitest';
import type { Written } from '../../../../tests/support/export18xx.ts';
import { foreign18mag, played18mag } from '../../../../tests/support/foreign18mag.ts';
import { below, hashState, rngFrom } from '../../../engine/index.ts';
import { agreement } from '../../../records/import18xx/check.ts';
import { type HowToTell, type Moment, type Told, tell } from '../../../records/import18xx/drive.ts';
import type { ImportedRecord } from '../../../records/import18xx/import.ts';
import type { TraceState } from '../../../records/import18xx/importer.ts';
import { foreignFrom } from '../../../records/import18xx/read.ts';
import { importText, openForeign } from '../../foreign.ts';
import type { State18Mag } from '../rules/state.ts';
import { importer18mag } from './index.ts';

const game = played18mag({ seed: 'wagons', players: 3, moves: 200 });
const json = foreign18mag(game);
const { actions } = json;

const imported = async (file: object): Promise<ImportedRecord> => {
  const told = await importText(JSON.stringify(file));
  if ('problem' in told) throw new Error(JSON.stringify(told));
  return told;
};

function told(file: object, how?: HowToTell<State18Mag>): Told<State18Mag> {
  const record = foreignFrom(JSON.parse(JSON.stringify(file)));
  const outcome = 'problem' in record ? record : tell(importer18mag, record, how);
  if ('problem' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** The number of the first action like this, counted from 1. */
function numberOf(is: (action: Written) => unknown): number {
  const i = actions.findIndex(is);
  if (i < 0) throw new Error('no such action');
  return i + 1;
}
const isWagon = ({ description }: Written) => /\[/.test(String(description));
const hasRun = ({ routes }: Written) => Array.isArray(routes) && routes.length > 0;

const withAction = (index: number, fields: object) => ({
  ...json,
  actions: actions.map((action, i) => (i + 1 === index ? { ...action, ...fields } : action)),
});

describe('a record of 18Mag', () => {
  test('becomes a record of ours with its set-up as draws', async () => {
    const { record, stop } = await imported(json);
    expect(stop).toBeNull();
    expect(record.game).toBe('18mag');
    expect(record.draws).toHaveLength(9);
    expect(record.rulings).toMatchObject({ startStacks: 'roster', priorityAfterDraft: 'lastLap', wagons: 'announced' });
  });

  test('stops where revenue, subsidy or the price of a wagon is not that of our board', () => {
    const run = numberOf(hasRun);
    const [route] = actions[run - 1]!.routes as Record<string, unknown>[];
    const more = told(withAction(run, { routes: [{ ...route, revenue: Number(route!.revenue) + 10 }] }));
    expect(more.stop).toMatchObject({ index: run, difference: { what: 'revenue' } });
    const mine = told(withAction(run, { routes: [{ ...route, subsidy: 30 }] }));
    expect(mine.stop).toMatchObject({ index: run, difference: { what: 'revenue' } });
    const wagon = numberOf(isWagon);
    const dear = told(withAction(wagon, { cost: 90 }));
    expect(dear.stop).toMatchObject({ index: wagon, difference: { what: 'cost', expected: 90 } });
  });

  test('stops at what our rules refuse or do not know', () => {
    const lay = numberOf(({ type }) => type === 'lay_tile');
    expect(told(withAction(lay, { tile: 'L37-0', _tile: 'L37' })).stop).toMatchObject({ index: lay, refusal: {} });
    expect(told(withAction(lay, { entity: '13' })).stop).toMatchObject({ refusal: { code: 'flow.notNow' } });
    expect(told(withAction(lay, { type: 'choose_ability' })).stop).toMatchObject({
      index: lay,
      refusal: { code: 'action.unknown' },
    });
    expect(told(withAction(1, { minor: undefined, corporation: 'CIWL' })).stop).toMatchObject({ index: 1 });
  });

  test('raw: chat, and a wagon hired, given back and hired again', () => {
    const wagon = numberOf(isWagon) - 1;
    const by = { entity: actions[wagon]!.entity, entity_type: 'minor' };
    const raw: object[] = actions.map((action, i) => ({ ...action, id: i + 1 }));
    raw.splice(
      wagon + 1,
      0,
      { id: 9001, type: 'message', message: 'wrong one', ...by },
      { id: 9002, type: 'undo', ...by },
      { ...actions[wagon], id: 9003 },
    );
    const plain = told(json);
    const again = told({ ...json, actions: raw });
    expect(again.stop).toBeNull();
    expect(again.entries).toEqual(plain.entries);
  });
});

describe('how it began', () => {
  const begun = (setup: object) => told({ ...json, setup: { ...json.setup, ...setup }, actions: [] }).state;

  test('by the start prices it names', () => {
    const { startPrices } = json.setup;
    const s = begun({});
    expect(importer18mag.traceOf(s, foreignFrom({ ...json }) as never, 0, s).s).toMatchObject({
      RABA: [0, expect.any(Number), startPrices.RABA],
    });
  });

  test('by stacks that are not those of the roster', () => {
    const startPrices = { RABA: 60, 'G&C': 60, SNW: 65, SIK: 65, SKEV: 70, LdStEG: 75, MAVAG: 80 };
    const marketOrder = { 60: ['G&C', 'RABA'], 65: ['SNW', 'SIK'] };
    const s = begun({ startPrices, marketOrder });
    expect(s.rulings.startStacks).toBe('random');
    const { arrivals } = s.market;
    expect(arrivals.indexOf('G&C')).toBeLessThan(arrivals.indexOf('RABA'));
    expect(arrivals.indexOf('SNW')).toBeLessThan(arrivals.indexOf('SIK'));
  });

  test('with the priority after the draft of older records', () => {
    expect(begun({ priorityAfterDraft: 'P1' }).rulings.priorityAfterDraft).toBe('next');
    expect(begun({ priorityAfterDraft: undefined }).rulings.priorityAfterDraft).toBe('lastLap');
  });

  const players = (n: number) => Array.from({ length: n }, (_, i) => ({ id: i, name: `P${i}` }));
  test.each<[string, object, object]>([
    ['a set-up that is none', { setup: 3 }, { problem: 'foreignField', field: 'setup' }],
    [
      'cards that are not there',
      { setup: { startPrices: { ...json.setup.startPrices, RABA: 62 } } },
      { problem: 'foreignField' },
    ],
    ['stacks of others', { setup: { ...json.setup, marketOrder: { 60: ['CIWL'] } } }, { field: 'setup.marketOrder' }],
    ['a stranger', { setup: { ...json.setup, priorityAfterDraft: 'P2' } }, { field: 'setup.priorityAfterDraft' }],
    ['more minors', { setup: { ...json.setup, minors: ['1', '14'] } }, { field: 'setup.minors' }],
    ['supporters', { setup: { ...json.setup, supporters: ['x'] } }, { problem: 'foreignRule', rule: 'supporters' }],
    ['one player', { players: players(1) }, { problem: 'players', min: 2, max: 6 }],
    ['seven', { players: players(7) }, { problem: 'players', min: 2, max: 6 }],
    ...['standard_divs', 'new_minors_challenge', 'new_minors_simple', 'new_major', 'supporters'].map(
      (rule) =>
        [rule, { settings: { optional_rules: [rule] } }, { problem: 'foreignRule', rule }] as [string, object, object],
    ),
  ])('or why it cannot be told: %s', async (_, change, problem) => {
    expect(await importText(JSON.stringify({ ...json, ...change }))).toMatchObject(problem);
  });
});

describe('whatever stands in it, nothing breaks', () => {
  const short = foreign18mag(played18mag({ seed: 'junk', players: 2, moves: 60 }));
  const junk = [
    null,
    '',
    'constructor',
    '__proto__',
    -1,
    1e9,
    0.5,
    [],
    {},
    [[null]],
    [['C8', 'C8']],
    true,
    'RABA',
    '1',
  ];
  const rng = rngFrom('junk');
  const any = <T>(things: readonly T[]): T => things[below(rng, things.length)]!;

  test.each(Array.from({ length: 40 }, (_, i) => i))('an action, %i', async () => {
    const index = below(rng, short.actions.length);
    const key = any([
      ...Object.keys(short.actions[index]!),
      '_from',
      '_hex',
      '_node',
      '_tile',
      'kind',
      'amount',
      'cost',
    ]);
    const broken = short.actions.map((action, i) => (i === index ? { ...action, [key]: any(junk) } : action));
    const outcome = await importText(JSON.stringify({ ...short, actions: broken }));
    expect('problem' in outcome || outcome.done <= outcome.actions).toBe(true);
  });

  test.each(Object.keys({ ...short.setup, minors: 1, supporters: 1 }))('its set-up, %s', async (key) => {
    for (const value of junk) {
      const setup = { ...short.setup, [key]: value };
      const outcome = await importText(JSON.stringify({ ...short, setup, actions: [] }));
      expect('problem' in outcome || outcome.done === 0).toBe(true);
    }
  });
});

describe('beside a trace', () => {
  test('a record agrees with itself, runs included, and a wrong figure is found', async () => {
    const theirs = await openForeign(JSON.stringify(json));
    if ('problem' in theirs) throw new Error(theirs.problem);
    const trace: TraceState[] = [];
    const watch = ({ done, state, acted }: Moment<State18Mag>) => {
      trace.push(importer18mag.traceOf(state, theirs.foreign, done, acted));
      return null;
    };
    const { state } = told(json, { watch });
    expect(agreement(theirs, trace)).toMatchObject({ agreed: actions.length, divergence: null });
    const run = numberOf(hasRun);
    expect(trace[run]).toMatchObject({
      rt: [[(actions[run - 1]!.routes as { train: string }[])[0]!.train, expect.any(Number), expect.any(Number)]],
    });
    const wrong = trace.map((one, i) => (i === run ? { ...one, x: { terrain: {}, noTrain: 0 } } : one));
    expect(agreement(theirs, wrong)).toMatchObject({ agreed: run - 1, divergence: { index: run, what: 'x.terrain' } });
    expect(hashState(state)).toHaveLength(16);
  });
});
