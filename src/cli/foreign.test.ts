// The commands that read records of 18xx.games, as people and scripts meet them.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { foreign18mag, played18mag } from '../../tests/support/foreign18mag.ts';
import { foreign1856, RESULT, RUN_AT, withAction } from '../../tests/support/foreign1856.ts';
import { heard } from '../../tests/support/heard.ts';
import type { Core } from '../engine/index.ts';
import { type Moment, tell } from '../records/import18xx/drive.ts';
import type { TraceState } from '../records/import18xx/importer.ts';
import { importText, openForeign } from '../titles/foreign.ts';
import { main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-foreign-'));
const terminal = heard();
const { lines } = terminal;

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, content instanceof Buffer ? content : JSON.stringify(content));
  return path;
};

/** Sets keys that vanished from a map to null, as the traces do. */
function withGone(before: unknown, now: unknown): unknown {
  if (Array.isArray(now) || typeof now !== 'object' || now === null) return now;
  return { ...Object.fromEntries(Object.keys(before ?? {}).map((id) => [id, null])), ...now };
}

/** The states of a record in our engine, in the form of the platform's traces. */
async function traceOf(json: unknown): Promise<{ steps: TraceState[] }> {
  const theirs = await openForeign(JSON.stringify(json));
  if ('problem' in theirs) throw new Error(theirs.problem);
  const steps: TraceState[] = [];
  const watch = ({ done, state, acted }: Moment<Core>) => {
    const now = theirs.importer.traceOf(state, theirs.foreign, done, acted);
    steps.push(
      Object.fromEntries(Object.entries(now).map(([key, value]) => [key, withGone(steps.at(-1)?.[key], value)])),
    );
    return null;
  };
  tell(theirs.importer, theirs.foreign, { watch });
  return { steps };
}

describe('replay', () => {
  test('tells a record of 18xx.games, and counts the actions that were recorded', async () => {
    const path = file('made.json', foreign1856);
    expect(await main(['replay', path, '--json', '--audit'])).toBe(0);
    const [told] = lines();
    expect(told).toMatchObject({ file: path, game: '1856', source: '18xx.games', actions: 22, applied: 22 });
    expect(told).toMatchObject({ finished: true, result: RESULT, refusal: null, audit: 'ok' });
    terminal.out = '';
    expect(await main(['replay', path, '--json', '--at', '7'])).toBe(0);
    expect(lines()[0]).toMatchObject({ applied: 7, finished: false, result: { 1: 500, 2: 500, 3: 500 } });
  });

  test('says where a record goes no further, and why', async () => {
    const routes = [{ train: '2-0', connections: [['C14', 'B13']], revenue: 70 }];
    const dear = file('dear.json', withAction(RUN_AT, { routes }));
    const early = file('early.json', withAction(11, { tile: '63-0' }));
    expect(await main(['replay', dear, early, '--json', '--lang', 'en'])).toBe(1);
    const [first, second] = lines();
    expect(first.refusal).toMatchObject({ index: RUN_AT, code: 'record.differs', rule: null });
    expect(second.refusal).toMatchObject({ index: 11, rule: expect.stringMatching(/^1856-R\d+$/) });
    expect(terminal.err.trim().split('\n')).toHaveLength(2);
  });

  test('an action is named by its number in the file too', async () => {
    const early = withAction(11, { tile: '63-0' });
    const actions = early.actions.map((action, i) => ({ id: 100 + i, ...action }));
    const path = file('numbers.json', { ...early, actions });
    expect(await main(['replay', path, '--json', '--lang', 'en'])).toBe(1);
    expect(lines()[0].refusal).toMatchObject({ index: 11, id: '110' });
    expect(terminal.err).toContain('action 11 (number 110 in the file)');
  });

  test('a result that is written in the record must be the one that comes out', async () => {
    const path = file('result.json', { ...foreign1856, result: { ada: 1, bob: 2, cy: 3 } });
    expect(await main(['replay', path, '--json'])).toBe(1);
    expect(terminal.err).toContain('result.json');
  });
});

describe('check', () => {
  test('agrees, with the trace plain or gzipped beside it', async () => {
    const trace = await traceOf(foreign1856);
    const plain = file('agrees.json', foreign1856);
    const beside = file('agrees.trace.json', trace);
    const packed = file('packed.json.gz', gzipSync(JSON.stringify(foreign1856)));
    file('packed.trace.json.gz', gzipSync(JSON.stringify(trace)));
    expect(await main(['check', plain, beside, packed, '--json'])).toBe(0);
    expect(lines()).toEqual(
      [plain, packed].map((path) => ({ file: path, game: '1856', agreed: 22, of: 22, divergence: null })),
    );
    terminal.out = '';
    expect(await main(['check', plain, '--lang', 'it'])).toBe(0);
    expect(terminal.out).toContain('22/22 azioni concordano');
  });

  test('shows the first thing in which both part', async () => {
    const { steps } = await traceOf(foreign1856);
    const path = file('parts.json', foreign1856);
    file('parts.trace.json', { steps: steps.map((step, i) => (i === 7 ? { ...step, c: [0, 0, 0] } : step)) });
    expect(await main(['check', path, '--json'])).toBe(1);
    expect(lines()[0]).toMatchObject({ agreed: 6, divergence: { index: 7, what: 'c', expected: [0, 0, 0] } });
    expect(terminal.err.trim().split('\n')).toHaveLength(1);
  });

  test('the score of a record is compared at its end', async () => {
    const path = file('scored.json', { ...foreign1856, result: { ada: 1, bob: 2, cy: 3 } });
    file('scored.trace.json', await traceOf(foreign1856));
    expect(await main(['check', path, '--json'])).toBe(1);
    expect(lines()[0]).toMatchObject({ agreed: 21, of: 22, divergence: { index: 22, what: 'result' } });
  });

  test('without a trace, or with a record of ours, there is nothing to check', async () => {
    const alone = file('alone.json', foreign1856);
    const told = await importText(JSON.stringify(foreign1856));
    const ours = file('ours.json', 'record' in told ? told.record : null);
    const broken = file('broken.json', foreign1856);
    file('broken.trace.json', [1]);
    expect(await main(['check', alone, ours, broken, '--json'])).toBe(2);
    expect(lines().map((line) => Object.keys(line))).toEqual(Array(3).fill(['file', 'error']));
  });
});

describe('18Mag', () => {
  const expansion = ['standard_divs', 'new_minors_challenge', 'new_minors_simple', 'new_major', 'supporters'];
  const game = foreign18mag(played18mag({ seed: 'cli', players: 3, moves: 40 }));

  test('a record agrees, and is replayed under audit', async () => {
    const path = file('mag.json', game);
    file('mag.trace.json', await traceOf(game));
    expect(await main(['check', path, '--json'])).toBe(0);
    const of = game.actions.length;
    expect(lines()[0]).toEqual({ file: path, game: '18mag', agreed: of, of, divergence: null });
    terminal.out = '';
    expect(await main(['replay', path, '--audit', '--json'])).toBe(0);
    expect(lines()[0]).toMatchObject({ source: '18xx.games', applied: of, refusal: null, audit: 'ok' });
  });

  test.each(expansion)('the expansion is not played here, and that is said in one line: %s', async (rule) => {
    const path = file('expansion.json', { ...game, settings: { optional_rules: [rule] } });
    file('expansion.trace.json', { steps: [] });
    for (const [command, lang] of ['check', 'replay'].flatMap((one) => [[one, 'en'] as const, [one, 'it'] as const])) {
      terminal.err = '';
      expect(await main([command, path, '--lang', lang])).toBe(2);
      expect(terminal.err.trim().split('\n')).toHaveLength(1);
      expect(terminal.err).toContain(`"${rule}"`);
      expect(terminal.err).toContain(lang === 'it' ? 'questa registrazione' : 'this record');
    }
  });
});

describe('routes', () => {
  const path = file('routes.json', foreign1856);

  test('finds the best runs of a company at a moment', async () => {
    expect(await main(['routes', path, '--at', '18', '--company', 'LPS', '--json'])).toBe(0);
    expect(lines()[0]).toMatchObject({
      company: 'LPS',
      trains: ['2-0'],
      revenue: 50,
      optimal: true,
      bound: 50,
      routes: [{ train: '2-0', revenue: 50 }],
    });
    terminal.out = '';
    expect(await main(['routes', path, '--at', '18', '--company', 'LPS', '--budget', '1', '--lang', 'en'])).toBe(0);
    expect(terminal.out).toContain('LPS: ');
  });

  test.each([
    ['no such company', ['--company', 'XYZ']],
    ['no company', []],
    ['a strange budget', ['--company', 'LPS', '--budget', 'much']],
  ])('says in one line what is wrong: %s', async (_, options) => {
    expect(await main(['routes', path, ...options])).toBe(2);
    expect(terminal.err.trim().split('\n')).toHaveLength(1);
  });
});

describe('runs', () => {
  test('sets every recorded run beside the best', async () => {
    const path = file('runs.json', foreign1856);
    const told = await importText(JSON.stringify(foreign1856));
    const ours = file('runs-ours.json', 'record' in told ? told.record : null);
    expect(await main(['runs', path, ours, '--json'])).toBe(0);
    const [theirs, own, total] = lines();
    expect(theirs).toMatchObject({ file: path, index: RUN_AT, company: 'LPS', ran: 50, best: 50, optimal: true });
    expect(own).toMatchObject({ file: ours, company: 'LPS', ran: 50, best: 50, optimal: true });
    expect(total).toMatchObject({ total: 2, beaten: 0, optimal: 2 });
  });

  test('a game without trains has none', async () => {
    const golden = new URL('../../tests/replays/golden/chicago-express/3p-1.json', import.meta.url).pathname;
    expect(await main(['runs', golden, '--json'])).toBe(2);
  });
});
