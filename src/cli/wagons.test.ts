// The commands about runs in a game where runs can need hired wagons.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { heard } from '../../tests/support/heard.ts';
import { run, running, TO_MINE, transylvania } from '../../tests/support/runs18mag.ts';
import { recordOf } from '../records/write.ts';
import { game18mag } from '../titles/18mag/rules/index.ts';
import { main } from './main.ts';

const terminal = heard();
const { lines } = terminal;

/** A record of one move: minor 5 runs with a plus and to a mine, with wagons hired in the same action or apart from it. */
function recorded(wagons: 'withRun' | 'announced'): string {
  const t = running({ minor: '5', trains: ['2'], tiles: transylvania, treasury: 30 }).ruled({ wagons });
  const hired = ['G&C', 'SNW'] as const;
  const hires = hired.map((wagon) => ({ type: 'hireWagon', wagon }) as const);
  const moves = wagons === 'withRun' ? [run(t, { '2-0': TO_MINE }, hired)] : [...hires, run(t, { '2-0': TO_MINE })];
  const start = t.state;
  for (const move of moves) t.plays('Ada', move);
  const record = recordOf(game18mag as never, t.state, {
    seats: t.names.map((name) => ({ name, kind: 'person' })),
    entries: moves.map((action, i) => ({ seq: i + 1, seat: 1, action })),
    start,
  });
  const file = join(mkdtempSync(join(tmpdir(), 'binario-wagons-')), `${wagons}.json`);
  writeFileSync(file, JSON.stringify(record));
  return file;
}

test.each([
  ['withRun', 1],
  ['announced', 3],
] as const)('runs: what was hired counts for the best too (%s)', async (wagons, index) => {
  expect(await main(['runs', recorded(wagons), '--json'])).toBe(0);
  const [made, total] = lines();
  expect(made).toMatchObject({ index, company: '5', ran: 90, best: 90, optimal: true });
  expect(total).toMatchObject({ total: 1, beaten: 0, optimal: 1 });
});

test.each([
  ['withRun', 0],
  ['announced', 2],
] as const)('routes: before the run, with what it hires (%s)', async (wagons, at) => {
  expect(await main(['routes', recorded(wagons), '--at', `${at}`, '--company', '5', '--json'])).toBe(0);
  expect(lines()[0]).toMatchObject({
    company: '5',
    trains: ['2-0'],
    revenue: 60,
    subsidy: 30,
    optimal: true,
    bound: 90,
  });
  terminal.out = '';
  // if the wagons must be used, too small a budget is ignored
  expect(await main(['routes', recorded(wagons), '--at', `${at}`, '--company', '5', '--budget', '1', '--json'])).toBe(
    0,
  );
  expect(lines()[0].routes).toHaveLength(1);
});
