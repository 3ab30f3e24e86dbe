import { describe, expect, test } from 'vitest';
import { asDownload, asHotSeat } from '../../../tests/support/download.ts';
import { foreign1856, RESULT, RUN_AT, withAction } from '../../../tests/support/foreign1856.ts';
import { below, type Core, hashState, rngFrom } from '../../engine/index.ts';
import { importer1856 } from '../../titles/1856/import18xx/index.ts';
import { sellerOfShare } from '../../titles/1856/import18xx/shares.ts';
import type { State1856 } from '../../titles/1856/rules/state.ts';
import { importText, openForeign } from '../../titles/foreign.ts';
import { loadGame } from '../../titles/registry.ts';
import { openRecord } from '../open.ts';
import { readRecord } from '../read.ts';
import { agreement } from './check.ts';
import { type Moment, tell } from './drive.ts';
import type { ForeignRecord } from './foreign.ts';
import type { Foreign, ImportedRecord } from './import.ts';
import type { Place, TraceState } from './importer.ts';
import { liveActions } from './liveActions.ts';
import { compare, traceFrom } from './trace.ts';

const imported = async (json: unknown): Promise<ImportedRecord> => {
  const told = await importText(JSON.stringify(json));
  if ('problem' in told) throw new Error(told.problem);
  return told;
};

const tellState = (importer: Foreign['importer'], foreign: ForeignRecord): Core => {
  const told = tell(importer, foreign);
  if ('problem' in told) throw new Error(told.problem);
  return told.state;
};

const opened = async (json: unknown): Promise<Foreign> => {
  const foreign = await openForeign(JSON.stringify(json));
  if ('problem' in foreign) throw new Error(foreign.problem);
  return foreign;
};

describe('a record of 18xx.games', () => {
  test('is told to its end, and counts as it stands where the table ended it', async () => {
    const { record, done, actions, stop } = await imported(foreign1856);
    expect({ done, actions, stop }).toEqual({ done: 22, actions: 22, stop: null });
    expect(record.result).toEqual(RESULT);
    expect(record.seats.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cy']);
    expect(record.source).toBe('18xx.games');
    expect(record.rulings.consent).toBe('assumed');
  });

  test('becomes a record of ours, which opens by itself to the same state', async () => {
    const { record } = await imported(foreign1856);
    const ours = readRecord(JSON.stringify(record));
    if ('problem' in ours) throw new Error(ours.problem);
    const again = openRecord(await loadGame('1856'), ours);
    const { importer, foreign } = await opened(foreign1856);
    const told = tell(importer, foreign);
    if ('problem' in again || 'problem' in told) throw new Error('cannot be told');
    expect(again.refused).toBeNull();
    expect(hashState(again.state)).toBe(hashState(told.state));
  });

  test('of a raw export only what counts is told: no chat, nothing undone', async () => {
    const plain = await imported(foreign1856);
    const [first, second, ...rest] = foreign1856.actions;
    const seen = { entity: 'Ada', entity_type: 'player' };
    const actions = [
      { ...first, auto_actions: [second] },
      { id: 90, type: 'message', message: 'hello', ...seen },
      { ...rest[0], id: 91 },
      { id: 92, type: 'undo', action_id: 2, ...seen },
      { id: 93, type: 'redo', ...seen },
      { id: 94, type: 'undo', ...seen },
      { id: 95, type: 'program_share_pass', ...seen },
      ...rest,
    ];
    const raw = await imported({ ...foreign1856, actions });
    expect(raw.stop).toBeNull();
    expect(raw.record.entries).toEqual(plain.record.entries);
  });

  test('an undo takes back an action with what came with it, counts orders, and an order ends the chance of a redo', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((type, i) => ({ id: i + 1, type }));
    const own = { type: 'own', auto_actions: [{ type: 'program_disable' }, { type: 'deep' }] };
    const types = (...actions: object[]) => liveActions(actions).map((action) => (action as { type: string }).type);
    const [undo, redo, order] = ['undo', 'redo', 'program_share_pass'].map((type) => ({ id: 9, type }));
    expect(types(a!, { ...b, auto_actions: [own] }, undo!, c!)).toEqual(['a', 'c']);
    expect(types(a!, { ...b, auto_actions: [own] }, undo!, redo!, c!)).toEqual(['a', 'b', 'own', 'deep', 'c']);
    expect(types(a!, order!, undo!, c!)).toEqual(['a', 'c']);
    expect(types(a!, b!, undo!, order!, redo!, c!)).toEqual(['a', 'c']);
    expect(types(a!, b!, undo!, { id: 8, type: 'message' }, redo!, c!)).toEqual(['a', 'b', 'c']);
    expect(types(a!, b!, c!, { ...undo, action_id: 1 })).toEqual(['a']);
    expect(types(a!, b!, { ...undo, action_id: 0 }, c!)).toEqual(['c']);
    expect(types({ ...order, auto_actions: [b] })).toEqual(['b']);
    // automatic actions bear the number of their action
    expect(liveActions([{ ...b, auto_actions: [own] }])).toMatchObject([{ id: 2 }, { id: 2 }, { id: 2, type: 'deep' }]);
  });

  test('reads the same as a download, and as a hot-seat game whose players have names alone', async () => {
    const plain = await imported(foreign1856);
    for (const shape of [asDownload(foreign1856), asHotSeat(foreign1856)]) {
      const { record, stop, score } = await imported({ ...shape, result: {} });
      expect({ stop, score, result: record.result }).toEqual({ stop: null, score: null, result: RESULT });
      expect(record.entries).toEqual(plain.record.entries);
    }
  });

  test('a share is bought where it lies: in the market if it was named before', async () => {
    const shares = (fields: object) => ({ type: 'buy_shares', entity: 'bob', entity_type: 'player', ...fields });
    const before = foreign1856.actions.slice(0, 7);
    const bought = async (share: string, sold: boolean) => {
      const sale = { ...shares({ shares: ['LPS_1'], percent: 10 }), type: 'sell_shares' };
      const rest = [
        ['cy', 'pass'],
        ['ada', 'pass'],
      ].map(([entity, type]) => ({ entity, type, entity_type: 'player' }));
      const first = shares({ shares: ['LPS_1'], percent: 10 });
      const actions = sold
        ? [...before, first, ...rest, sale, shares({ shares: [share] })]
        : [...before, shares({ shares: [share] })];
      const { importer, foreign } = await opened({ ...foreign1856, actions });
      const state = { ...(tellState(importer, foreign) as State1856) };
      const held = {
        ...state.shares,
        LPS: { ...state.shares.LPS!, holders: [1, 'pool', ...Array(7).fill('offer')] },
      };
      const place = { record: foreign, at: actions.length - 1, action: foreign.actions.at(-1)!, rests: true };
      return sellerOfShare({ ...place, state: { ...state, shares: held } });
    };
    expect(await bought('LPS_1', true)).toBe('pool');
    expect(await bought('LPS_2', true)).toBe('offer');
    expect(await bought('LPS_1', false)).toBe('offer');
  });

  test('is played by the variants it names', async () => {
    const { record } = await imported({ ...foreign1856, settings: { optional_rules: ['eight_train_variant'] } });
    expect(record.options).toEqual({ alternateDestinations: 'no', unlimitedRights: 'no', eightTrains: 'yes' });
  });

  test('where links differ, the alternate destinations are tried', () => {
    const stop = { index: 12, difference: { what: 'destination_connection', expected: ['LPS'], got: [] } };
    const plain = { optionalRules: [] } as unknown as ForeignRecord;
    const named = { optionalRules: ['alternate_destinations'] } as unknown as ForeignRecord;
    expect(importer1856.otherwise!(plain, stop)).toEqual({ alternateDestinations: 'yes' });
    expect(importer1856.otherwise!(named, stop)).toBeNull();
    expect(
      importer1856.otherwise!(plain, { index: 12, difference: { ...stop.difference, what: 'revenue' } }),
    ).toBeNull();
  });

  test('an option that is not named is assumed only where the record goes further by it', async () => {
    const { importer, foreign } = await opened(withAction(12, { corporations: ['LPS'] }));
    const seen: number[] = [];
    const watch = ({ done }: Moment<Core>) => {
      seen.push(done);
      return null;
    };
    const told = tell(importer, foreign, { watch });
    expect(told).toMatchObject({ stop: { index: 12, difference: { got: [] } }, assumed: {} });
    expect(seen).toEqual([...Array(12).keys()]);
    const lenient = {
      ...importer,
      stated: (place: Place<Core>) =>
        place.state.options.alternateDestinations === 'yes' ? null : importer.stated(place),
    };
    seen.length = 0;
    expect(tell(lenient, foreign, { watch })).toMatchObject({ stop: null, assumed: { alternateDestinations: 'yes' } });
    expect(seen).toEqual([...Array(12).keys(), ...Array(23).keys()]);
  });

  test('stops at an action that our rules refuse, with the rule, and forces nothing', async () => {
    const { record, done, stop } = await imported(withAction(11, { tile: '63-0' }));
    expect({ done, stop }).toMatchObject({ done: 10, stop: { index: 11, refusal: { rule: expect.any(String) } } });
    expect(record.entries).toHaveLength(10);
    const other = await imported(withAction(13, { entity: 'GW' }));
    expect(other.stop).toMatchObject({ index: 13, refusal: { code: 'flow.notNow', rule: '1856-R011' } });
    const strange = await imported(withAction(13, { type: 'teleport' }));
    expect(strange.stop).toMatchObject({ index: 13, refusal: { code: 'action.unknown' } });
  });

  test('stops where the recorded revenue or links are not those of the board', async () => {
    const routes = [{ train: '2-0', connections: [['B13', 'C14']], revenue: 60 }];
    const { stop } = await imported(withAction(RUN_AT, { routes }));
    expect(stop).toEqual({
      index: RUN_AT,
      difference: { what: 'revenue', expected: { '2-0': 60 }, got: { '2-0': 50 } },
    });
    const excused = { ...withAction(RUN_AT, { routes }), routesNotReproducible: [{ id: RUN_AT }] };
    expect((await imported(excused)).stop).toBeNull();
    const linked = await imported(withAction(12, { corporations: ['LPS'] }));
    expect(linked.stop).toMatchObject({ index: 12, difference: { what: 'destination_connection', got: [] } });
    const nowhere = await imported(withAction(RUN_AT, { routes: [{ train: '2-0', connections: [['C14', 'D15']] }] }));
    expect(nowhere.stop).toMatchObject({ index: RUN_AT, refusal: { code: 'action.unknown' } });
  });
});

describe('what is no record', () => {
  test.each([
    ['no JSON', '{', { problem: 'notJson' }],
    ['something else', '[1]', { problem: 'notARecord', field: 'title' }],
    ['no players', { title: '1856', actions: [] }, { problem: 'foreignField', field: 'players' }],
    ['settings', { ...foreign1856, settings: 7 }, { problem: 'foreignField', field: 'settings' }],
    ['an action', withAction(3, { entity: null }), { problem: 'foreignAction', index: 3, field: 'entity' }],
    [
      'an action by its number in the file',
      {
        ...foreign1856,
        actions: [
          { id: 4, type: 'message' },
          { id: 5, type: 'pass' },
        ],
      },
      { problem: 'foreignAction', index: 1, id: '5', field: 'entity' },
    ],
    [
      'another game',
      { ...foreign1856, title: '1830' },
      { problem: 'foreignGame', title: '1830', known: expect.arrayContaining([foreign1856.title]) },
    ],
    [
      'another variant',
      { ...foreign1856, settings: { optional_rules: ['blind'] } },
      { problem: 'foreignRule', rule: 'blind' },
    ],
    ['too few', { ...foreign1856, players: foreign1856.players.slice(1) }, { problem: 'players', players: 2 }],
  ])('is said to be none: %s', async (_, json, problem) => {
    expect(await importText(typeof json === 'string' ? json : JSON.stringify(json))).toMatchObject(problem);
  });

  test('whatever stands in it, nothing breaks', async () => {
    const rng = rngFrom('junk');
    const junk = [null, '', 'constructor', '__proto__', -1, 1e9, [], {}, [[null]], [['C14', 'C14']], true, 'LPS'];
    for (let i = 0; i < 120; i++) {
      const index = 1 + below(rng, foreign1856.actions.length);
      const keys = [...Object.keys(foreign1856.actions[index - 1]!), '_from', '_hex', '_node', 'exchange'];
      const key = keys[below(rng, keys.length)]!;
      const told = await importText(JSON.stringify(withAction(index, { [key]: junk[below(rng, junk.length)] })));
      expect('problem' in told || told.done <= told.actions).toBe(true);
    }
  });
});

describe('beside a trace', () => {
  /** Our own states, as the platform would write them. */
  const traced = async (): Promise<{ theirs: Foreign; trace: TraceState[] }> => {
    const theirs = await opened(foreign1856);
    const trace: TraceState[] = [];
    const watch = ({ done, state, acted }: Moment<Core>) => {
      trace.push(theirs.importer.traceOf(state, theirs.foreign, done, acted));
      return null;
    };
    tell(theirs.importer, theirs.foreign, { watch });
    return { theirs, trace };
  };

  test('a record agrees with itself', async () => {
    const { theirs, trace } = await traced();
    expect(agreement(theirs, trace)).toEqual({ agreed: 22, of: 22, divergence: null, assumed: {} });
    expect(trace[0]).toMatchObject({ r: 'AUCTION', ph: '2', c: [500, 500, 500], b: 10500, d: ['2', 6, []] });
    expect(trace[10]).toMatchObject({ r: 'OR1.1', o: { C14: { n0: ['LPS'] } }, es: { LPS: 0 }, k: { LPS: 130 } });
    expect(trace[RUN_AT]).toMatchObject({ rt: [['2-0', 50, 0]], r: 'OR2.1' });
    expect(trace[22]).toMatchObject({ r: 'END' });
  });

  test('the first difference is told, with the action after which it shows', async () => {
    const { theirs, trace } = await traced();
    const wrong = trace.map((state, i) => (i === 13 ? { ...state, k: { ...(state.k as object), LPS: 31 } } : state));
    expect(agreement(theirs, wrong)).toEqual({
      agreed: 12,
      of: 22,
      divergence: { index: 13, what: 'k.LPS', expected: 31, got: 30 },
      assumed: {},
    });
    expect(agreement(theirs, trace.slice(0, 5))).toMatchObject({ agreed: 4, divergence: { index: 5, what: 'trace' } });
  });

  test('so is a score that is another', async () => {
    const { trace } = await traced();
    const scored = (result: object, status = 'finished') => opened({ ...foreign1856, result, status });
    const score = { ada: RESULT[1], bob: RESULT[2], cy: RESULT[3] };
    expect(agreement(await scored(score), trace)).toMatchObject({ agreed: 22, divergence: null });
    // old files call players by their names
    expect(agreement(await scored({ Ada: RESULT[1], Bob: 561 }), trace)).toMatchObject({
      agreed: 21,
      divergence: { index: 22, what: 'result', expected: { ada: RESULT[1], bob: 561 }, got: score },
    });
    // an unfinished game has no score yet
    expect(agreement(await scored({ ada: 1 }, 'active'), trace)).toMatchObject({ agreed: 22, divergence: null });
  });

  test('a refusal is a divergence', async () => {
    const { trace } = await traced();
    const theirs = await opened(withAction(13, { price: 99 }));
    expect(agreement(theirs, trace)).toMatchObject({
      agreed: 12,
      divergence: { index: 13, what: 'refused', expected: 'buy_train' },
    });
  });

  test('a trace writes only what has changed', () => {
    const steps = [
      { r: 'SR1', c: [1, 2], k: { GW: 1, GT: 2 }, rt: 1 },
      { c: [0, 2], k: { GW: null } },
    ];
    expect(traceFrom({ steps })).toEqual([steps[0], { r: 'SR1', c: [0, 2], k: { GW: null, GT: 2 } }]);
    expect(traceFrom({ steps: [3] })).toBeNull();
  });

  test('what is null in a map is not there; priority counts where a round begins', () => {
    const before = { r: 'SR1', pd: 'P1', k: { GW: null } };
    expect(compare(before, { r: 'SR1', pd: 'P2', k: {} }, before)).toBeNull();
    expect(compare(before, { r: 'SR1', pd: 'P2', k: {} }, undefined)).toMatchObject({ what: 'pd' });
    expect(compare({ ln: {} }, {}, { r: undefined })).toBeNull();
  });
});
