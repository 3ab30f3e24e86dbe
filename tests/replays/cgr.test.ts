// The Canadian Government Railway in the making: going back, repeating and reloading in the middle change nothing.
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/core/apply.ts';
import { rngFrom } from '../../src/engine/core/chance.ts';
import { hashState } from '../../src/engine/core/hash.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import type { Move } from '../../src/engine/core/replay.ts';
import { wander } from '../../src/engine/core/wander.ts';
import { openRecord } from '../../src/records/open.ts';
import { recordFrom } from '../../src/records/read.ts';
import type { Entry } from '../../src/records/record.ts';
import { recordOf } from '../../src/records/write.ts';
import { game1856 } from '../../src/titles/1856/rules/index.ts';
import type { State1856 } from '../../src/titles/1856/rules/state.ts';
import { largeCgr } from '../support/largeCgr.ts';

const AFTERWARDS = 40;
const game = game1856 as never;
const isForming = (s: State1856) => s.flow.some(({ kind }) => kind === 'settling' || kind === 'exchange');

/** The purchase of the 6-train, all decisions while the CGR forms, and some random moves after it. */
function played(rulings: Readonly<Record<string, string>>, seed: string) {
  const { state: start, names } = largeCgr(rulings);
  const rng = rngFrom(seed);
  const moves: Move[] = [];
  const states: State1856[] = [start];
  const forming: number[] = [];
  for (let s = start; !isOver(s) && moves.length < (forming.at(-1) ?? 0) + AFTERWARDS; s = states.at(-1)!) {
    const seat = waiting(game1856, s)[0]!;
    const six = { type: 'buyTrain', from: 'bank', train: '6-0', price: 700 };
    const action = moves.length === 0 ? six : wander(game1856, s, seat, rng);
    if (isForming(s)) forming.push(moves.length);
    const outcome = apply(game1856, s, seat, action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.code}`);
    moves.push({ seat, action });
    states.push(outcome.state);
  }
  return { names, start, moves, states, forming, hashes: states.map(hashState) };
}

type Game = ReturnType<typeof played>;

/** The hashes of the live line of these entries, written to JSON and read again. */
function hashesOf({ names }: Game, start: State1856, entries: readonly Entry[]): string[] {
  const seats = names.map((name) => ({ name, kind: 'person' as const }));
  const record = recordFrom(JSON.parse(JSON.stringify(recordOf(game, start, { seats, entries, start }))));
  if ('problem' in record) throw new Error(record.problem);
  const hashes: string[] = [];
  const opened = openRecord(game, record, { watch: (s) => hashes.push(hashState(s)) });
  expect(opened).toMatchObject({ refused: null });
  return hashes;
}

/** One entry after the other: moves, and undos and redos by the entry to which they go. */
function entriesOf(things: readonly (Move | number)[]): Entry[] {
  return things.map((thing, i) => ({ seq: i + 1, ...(typeof thing === 'number' ? { seat: 1, to: thing } : thing) }));
}

const tables = [
  ['common practice', { cgrPresidentPays: 'may' }],
  [
    '18xx.games',
    {
      cgrFormation: 'atPurchase',
      cgrSettling: 'treasuriesFirst',
      cgrPresidentPays: 'may',
      certLimitAfter6: 'atFormation',
    },
  ],
] as const;

describe.each(tables)('by %s', (_, rulings) => {
  const one = played(rulings, 'cgr');
  const { moves, states, forming, hashes } = one;

  test('loans, tokens and trains are decided while it forms', () => {
    const decided = new Set(forming.map((i) => (moves[i]!.action as { type: string }).type));
    expect([...decided]).toEqual(expect.arrayContaining(['discardTrain', 'keepToken', 'settleLoans']));
    expect(states.at(-1)!.cgr.stage).toBe('formed');
  });

  test('a reload at every decision', () => {
    for (const i of forming) {
      const reloaded: State1856 = JSON.parse(JSON.stringify(states[i]));
      expect(hashState(reloaded)).toBe(hashes[i]);
      expect(hashesOf(one, reloaded, entriesOf(moves.slice(i)))).toEqual(hashes.slice(i));
    }
  });

  test('undo and redo at every decision', () => {
    for (const i of forming) {
      const done = i + 1;
      const entries = [...moves.slice(0, done), done - 1, done, ...moves.slice(done)];
      expect(hashesOf(one, one.start, entriesOf(entries))).toEqual(hashes);
    }
  });

  test('undo out of the formation and the whole of it once more', () => {
    const [first, last] = [forming[0]!, forming.at(-1)! + 1];
    const entries = [...moves.slice(0, last), first - 1, ...moves.slice(first - 1)];
    expect(hashesOf(one, one.start, entriesOf(entries))).toEqual(hashes);
  });

  test('undo, another decision, and back to the first one', () => {
    for (const i of forming) {
      const other = anotherMove(states[i]!, moves[i]!);
      if (!other) continue;
      const entries = [...moves.slice(0, i + 1), i, other, i + 1, ...moves.slice(i + 1)];
      expect(hashesOf(one, one.start, entriesOf(entries))).toEqual(hashes);
    }
  });
});

function anotherMove(s: State1856, { seat, action }: Move): Move | null {
  const rng = rngFrom('another');
  for (let tries = 0; tries < 20; tries++) {
    const other = wander(game1856, s, seat, rng);
    if (JSON.stringify(other) !== JSON.stringify(action)) return { seat, action: other };
  }
  return null;
}
