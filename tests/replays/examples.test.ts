// Positions of interest to a book's reader, as records with a start; and starts that are no positions.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy } from '../../src/engine/core/copy.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { openRecord } from '../../src/records/open.ts';
import { recordFrom } from '../../src/records/read.ts';
import { examples } from '../support/examples.ts';

test.each(examples)('%s opens and its moves are legal', (_, game, record) => {
  expect(openRecord(game, record)).toMatchObject({ refused: null, applied: record.entries.length });
});

describe('starts that are no positions', () => {
  const [, chicago, record] = examples.find(([name]) => name === 'chicago-express-X14')!;

  type Start = { flow: Record<string, unknown>[]; income: object; shares: object };
  test.each<[string, (start: Start) => unknown]>([
    ['a number for the dials', (s) => ({ ...s, dials: 2 })],
    ['no chance', (s) => ({ ...s, chance: undefined })],
    ['a field too many', (s) => ({ ...s, note: 1 })],
    ['half a dollar', (s) => ({ ...s, income: { ...s.income, NYC: 1.5 } })],
    ['a step where nobody decides', (s) => ({ ...s, flow: [{ ...s.flow[0], at: 'chicagoPhase' }] })],
    ['a seat that is none', (s) => ({ ...s, flow: [{ ...s.flow[0], seat: 99 }] })],
    ['a frame that is none', (s) => ({ ...s, flow: [{ kind: 'constructor', at: 'action' }, s.flow[0]] })],
    ['shares by name', (s) => ({ ...s, shares: { ...s.shares, NYC: ['one'] } })],
  ])('%s', (_, edit) => {
    const start = JSON.parse(JSON.stringify(edit(copy(record.start) as unknown as Start)));
    expect(openRecord(chicago, { ...record, start })).toEqual({ problem: 'badStart' });
  });

  /** Every path to a leaf of a JSON value. */
  const paths = (x: unknown, at: readonly string[] = []): string[][] =>
    typeof x === 'object' && x !== null
      ? [[...at], ...Object.entries(x).flatMap(([key, value]) => paths(value, [...at, key]))]
      : [[...at]];

  test('anything changed anywhere in a record is refused or opened, and never throws', () => {
    const all = paths(record);
    fc.assert(
      fc.property(fc.nat(all.length - 1), fc.jsonValue({ maxDepth: 2 }), (i, junk) => {
        const broken = copy(record) as unknown as Record<string, unknown>;
        const path = all[i]!;
        const parent = path.slice(0, -1).reduce((x, key) => x[key] as Record<string, unknown>, broken);
        if (path.length > 0) parent[path.at(-1)!] = junk;
        const whole = recordFrom(path.length > 0 ? broken : junk);
        if ('problem' in whole) return;
        const opened = openRecord(whole.game === 'chicago-express' ? chicago : undefined, whole);
        if (!('problem' in opened)) expect(hashState(opened.state)).toHaveLength(16);
      }),
      { numRuns: 400 },
    );
  });
});
