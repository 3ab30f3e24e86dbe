import { expect, test } from 'vitest';
import type { GameEvent } from '../../engine/index.ts';
import type { Moment } from '../../match/timeline.ts';
import { earnedRounds } from './earnings.ts';
import { sheetCsv } from './sheetCsv.ts';
import type { Sheet, SheetRow } from './sheetOf.ts';
import { nextSorting, sortRows } from './sortRows.ts';

const row = (name: string, cells: SheetRow['cells'], leader: string | null = null): SheetRow => ({
  ...{ id: name, name, title: name, mark: {} as never, isIdle: false, trains: [], cells, leader },
});
const rows = [
  row('GW', { price: '90', treasury: '$1,200' }),
  row('CPR', { price: '–' }),
  row('LPS', { price: '100', treasury: '$80' }),
];
const names = (list: readonly SheetRow[]) => list.map(({ name }) => name);

test('figures by their size, the largest first; what has none comes last', () => {
  expect(names(sortRows(rows, { by: 'price', up: false }))).toEqual(['LPS', 'GW', 'CPR']);
  expect(names(sortRows(rows, { by: 'treasury', up: true }))).toEqual(['LPS', 'GW', 'CPR']);
  expect(names(sortRows(rows, { by: 'company', up: true }))).toEqual(['CPR', 'GW', 'LPS']);
  expect(sortRows(rows, null)).toBe(rows);
});

test('a head sorts one way, then the other, then no more; names begin with A', () => {
  const first = nextSorting(null, 'price');
  expect(first).toEqual({ by: 'price', up: false });
  expect(nextSorting(first, 'price')).toEqual({ by: 'price', up: true });
  expect(nextSorting({ by: 'price', up: true }, 'price')).toBeNull();
  expect(nextSorting(first, 'company')).toEqual({ by: 'company', up: true });
});

test('as CSV: quotes around commas and quotes, a star at the president', () => {
  const column = (id: string) => ({ id, head: id, title: id, kind: 'figure' as const });
  const sheet: Sheet = { columns: ['seat 1', 'note'].map(column), rows: [], players: [] };
  const one = row('GW', { 'seat 1': '3', note: 'a "b", c' }, 'seat 1');
  const foot = [{ head: 'Cash', values: { 'seat 1': '$1,000' } }];
  expect(sheetCsv(sheet, [one], foot, { company: 'Company', leads: '' })).toBe(
    'Company,seat 1,note\r\nGW,3*,"a ""b"", c"\r\nCash,"$1,000",\r\n',
  );
});

test('revenue by operating round: what a dividend tells comes after the run, and what is kept is marked', () => {
  const moments: GameEvent[][] = [
    [{ type: 'trainsRan', company: 'GW', revenue: 5 } as GameEvent],
    [
      { type: 'operatingRoundBegan', set: 2, round: 1 } as GameEvent,
      { type: 'trainsRan', company: 'GW', revenue: 90 } as GameEvent,
    ],
    [{ type: 'dividendDeclared', company: 'GW', revenue: 80, kind: 'withhold' } as GameEvent],
    [
      { type: 'operatingRoundBegan', set: 2, round: 2 } as GameEvent,
      { type: 'dividendDeclared', company: 'SIK', amount: 30 } as GameEvent,
    ],
  ];
  const last = moments.reduce<Moment | null>(
    (before, events, seq) => ({ seq, before, events }) as unknown as Moment,
    null,
  );
  const rounds = earnedRounds(last!).map(({ set, round, sums }) => [`${set}.${round}`, Object.fromEntries(sums)]);
  expect(rounds).toEqual([
    ['2.1', { GW: { company: 'GW', sum: 80, kept: true } }],
    ['2.2', { SIK: { company: 'SIK', sum: 30, kept: false } }],
  ]);
});
