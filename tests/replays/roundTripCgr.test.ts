// The Canadian Government Railway, from positions set by hand, exported as 18xx.games would write them and read again:
// the questions while it forms, borrowed trains, a president with one share.
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/core/action.ts';
import { rngFrom } from '../../src/engine/core/chance.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { valueIn } from '../../src/engine/core/options.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { tell } from '../../src/records/import18xx/drive.ts';
import type { ForeignRecord } from '../../src/records/import18xx/foreign.ts';
import { foreignFrom } from '../../src/records/import18xx/read.ts';
import { importer1856 } from '../../src/titles/1856/import18xx/index.ts';
import { traceOf } from '../../src/titles/1856/import18xx/trace.ts';
import { game1856 } from '../../src/titles/1856/rules/index.ts';
import type { State1856 } from '../../src/titles/1856/rules/state.ts';
import { atRest } from '../support/atRest.ts';
import { absorbs, eve, type Table1856 } from '../support/cgr1856.ts';
import { exporter } from '../support/export18xx.ts';
import { largeCgr } from '../support/largeCgr.ts';
import { likelyAction } from '../support/likely.ts';

const MOVES = 60;
const theirs = Object.fromEntries(game1856.rulings.map((ruling) => [ruling.id, valueIn(ruling, '18xx.games')]));
const six: Action = { type: 'buyTrain', from: 'bank', train: '6-0', price: 700 } as never;

/** A CGR without a train, on track to St. Thomas, and a company with the money for a Diesel. */
const trainless = (options: Record<string, string>): Table1856 =>
  eve({
    rulings: theirs,
    buyerPosition: { owners: { Ben: [20, 10, 10] }, trains: ['4', '5'], treasury: 2200 },
    companies: { CGR: { owners: { Ada: [20, 10, 10] }, treasury: 90, tokens: ['F15.0'] } },
    purses: { Ada: 400 },
    tiles: [['F17', '57', 0]],
  })
    .options(options)
    .gone('absorbed', 'BBG')
    .phase('6')
    .operating({ company: 'CGR', at: 'borrowTrain', of: 3 });

/** Ada will preside with one share, and cannot pay for a second one; Carl has a share that sells for little. */
const halfPresident = (): Table1856 =>
  eve({
    rulings: theirs,
    companies: { BBG: { loans: 3, owners: { Ada: [20], Ben: [10, 10] } } },
    buyerPosition: { owners: { Carl: [20, 10], Ada: [10] }, at: { row: 8, col: 1 } },
    purses: { Ada: 10, Ben: 0, Carl: 0 },
  });

interface Tale {
  readonly name: string;
  readonly table: () => Table1856;
  readonly first: readonly Action[];
  readonly seed: string;
  /** Actions that the export must contain. */
  readonly tells: readonly string[];
}

const borrow: Action = { type: 'borrowTrain' };
const tales: readonly Tale[] = [
  ...['one', 'two', 'three'].map((seed) => ({
    name: `it forms, ${seed}`,
    table: () => largeCgr(theirs),
    first: [six],
    seed,
    tells: ['merge', 'remove_token', 'discard_train'],
  })),
  ...['one', 'two', 'three', 'four'].map((seed) => ({
    name: `it borrows a Diesel, ${seed}`,
    table: () => trainless({}),
    first: [borrow],
    seed,
    tells: ['borrow_train', 'buy_train'],
  })),
  { name: 'it borrows an 8', table: () => trainless({ eightTrains: 'yes' }), first: [borrow], seed: 'one', tells: [] },
  { name: 'a president with one share', table: halfPresident, first: [six], seed: 'one', tells: ['merge'] },
];

function played({ table, first, seed }: Tale) {
  const t = table();
  const { out, play, settle } = exporter();
  const start = settle(t.state);
  const rng = rngFrom(seed);
  let s = start;
  for (let move = 0; !isOver(s) && move < MOVES; move++) {
    const seat = waiting(game1856, s)[0]!;
    s = play(s, seat, first[move] ?? likelyAction(s, seat, rng));
  }
  return { out, start, end: s, names: t.names };
}

const recordOf = (players: number, actions: readonly unknown[], more: object = {}): ForeignRecord => {
  const record = foreignFrom({
    title: '1856',
    players: Array.from({ length: players }, (_, i) => ({ id: `P${i + 1}`, name: `P${i + 1}` })),
    settings: { optional_rules: [] },
    actions,
    ...more,
  });
  if ('problem' in record) throw new Error(record.problem);
  return record;
};

describe.each(tales)('$name', (tale) => {
  const { out, start, end, names } = played(tale);

  test('there and back', () => {
    const record = recordOf(names.length, out.actions, isOver(end) ? { result: {} } : {});
    // the position takes the place of the beginning of a game
    const importer = { ...importer1856, game: { ...game1856, setup: () => start } };
    const outcome = tell(importer, record, {
      watch: ({ done, state }) => {
        const expected = out.before[done] ?? null;
        const got = expected && hashState(atRest(game1856, state));
        return expected === got ? null : { what: 'position', expected, got };
      },
    });
    expect(outcome).toMatchObject({ stop: null, done: out.actions.length });
    expect('state' in outcome && hashState(outcome.state)).toBe(hashState(end));
    expect(out.actions.map(({ type }) => type)).toEqual(expect.arrayContaining([...tale.tells]));
  });
});

test('a president with one share who can neither pay nor sell ends the game, and no bankruptcy is declared', () => {
  const { out, end } = played(tales.at(-1)!);
  expect([end.ended, out.actions.some(({ type }) => type === 'bankrupt')]).toEqual(['bankrupt', false]);
});

test('in traces half of a certificate is nobody’s: the offering is one share smaller than a whole company’s', () => {
  const t = halfPresident()
    .plays('Carl', six as never)
    .plays('Ada', absorbs('BBG'));
  const sums = (s: State1856) => traceOf(s, recordOf(3, []), 0).sh as Record<string, Record<string, number>>;
  expect(sums(t.state).CGR).toEqual({ P1: 10, P2: 10, self: 70 });
});
