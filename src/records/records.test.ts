import { describe, expect, test } from 'vitest';
import { type ToyState, toy } from '../../tests/support/toy.ts';
import { hashState, view } from '../engine/index.ts';
import { liveLine, redoTarget } from './liveLine.ts';
import { openRecord } from './open.ts';
import { readRecord, recordFrom } from './read.ts';
import type { Entry, GameRecord } from './record.ts';
import { recordOf } from './write.ts';

const pass = (seq: number, seat: number): Entry => ({ seq, seat, action: { type: 'pass' } });
const buy = (seq: number, seat: number): Entry => ({
  seq,
  seat,
  action: { type: 'buy', good: 'apple', amount: 1, gifts: [] },
});

const record = (changes: Partial<Record<keyof GameRecord, unknown>> = {}): GameRecord =>
  ({
    format: 'binario',
    version: 1,
    game: 'toy',
    rulesVersion: 2,
    options: {},
    rulings: {},
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: 'Bo', kind: 'bot', level: 'random' },
    ],
    draws: [],
    seed: 'stall',
    entries: [buy(1, 1), pass(2, 2)],
    ...changes,
  }) as GameRecord;

const opened = (r: GameRecord, at?: number) => {
  const o = openRecord(toy, r, at === undefined ? {} : { at });
  if ('problem' in o) throw new Error(o.problem);
  return o;
};

describe('reading', () => {
  test('unknown fields are kept', () => {
    const read = readRecord(JSON.stringify({ ...record(), mood: 'bright' }));
    expect(read).toMatchObject({ game: 'toy', mood: 'bright' });
  });

  test.each([
    ['no JSON', '{"format":"bin', { problem: 'notJson' }],
    ['not a record', '[]', { problem: 'notARecord', field: 'format' }],
    ['another format', '{"format":"pgn"}', { problem: 'notARecord', field: 'format' }],
  ])('%s', (_, text, problem) => expect(readRecord(text)).toEqual(problem));

  test.each([
    ['a newer format', { version: 2 }, { problem: 'newerFormat', version: 2, known: 1 }],
    ['a version that is none', { version: 'one' }, { problem: 'notARecord', field: 'version' }],
    ['nobody at the table', { seats: [] }, { problem: 'notARecord', field: 'seats' }],
    ['a strange seat', { seats: [{ name: 'Ada', kind: 'ghost' }] }, { problem: 'notARecord', field: 'seats' }],
    ['draws that are none', { draws: [-1] }, { problem: 'notARecord', field: 'draws' }],
    ['options that are none', { options: { length: 3 } }, { problem: 'notARecord', field: 'options' }],
    ['an entry that is none', { entries: [3] }, { problem: 'badEntry', index: 1, field: 'entry' }],
    [
      'numbers that do not rise',
      { entries: [pass(1, 1), pass(1, 2)] },
      { problem: 'badEntry', index: 2, field: 'seq' },
    ],
    ['a seat that is none', { entries: [pass(1, 0)] }, { problem: 'badEntry', index: 1, field: 'seat' }],
    ['no action', { entries: [{ seq: 1, seat: 1 }] }, { problem: 'badEntry', index: 1, field: 'action' }],
    ['an undo to nowhere', { entries: [{ seq: 1, seat: 1, to: 7 }] }, { problem: 'badEntry', index: 1, field: 'to' }],
  ])('%s', (_, changes, problem) => expect(recordFrom(record(changes))).toEqual(problem));
});

describe('undo and redo are entries', () => {
  const undone: Entry[] = [buy(1, 1), pass(2, 2), buy(3, 1), { seq: 4, seat: 1, to: 1 }];

  test('the live line ends where the undo says; the branch left behind stays in the record', () => {
    expect(liveLine(undone).map((m) => m.seq)).toEqual([1]);
    expect(redoTarget(undone)).toBe(2);
  });

  test('a redo goes back to the branch', () => {
    expect(liveLine([...undone, { seq: 5, seat: 1, to: 3 }]).map((m) => m.seq)).toEqual([1, 2, 3]);
  });

  test('a new move grows another branch, and the old one can still be reached', () => {
    const grown: Entry[] = [...undone, buy(5, 2), pass(6, 1)];
    expect(liveLine(grown).map((m) => m.seq)).toEqual([1, 5, 6]);
    expect(liveLine([...grown, { seq: 7, seat: 1, to: 3 }]).map((m) => m.seq)).toEqual([1, 2, 3]);
    expect(liveLine([...grown, { seq: 7, seat: 1, to: 0 }])).toEqual([]);
    expect(redoTarget(grown)).toBeNull();
  });

  test('an undo may name an undo: the line is then what it was after that', () =>
    expect(liveLine([...undone, pass(5, 2), { seq: 6, seat: 1, to: 4 }]).map((m) => m.seq)).toEqual([1]));

  test('undone and redone, the state is the same', () => {
    const line = [buy(1, 1), buy(2, 2), pass(3, 1)];
    const there = [...line, { seq: 4, seat: 1, to: 1 }, { seq: 5, seat: 1, to: 3 }];
    expect(hashState(opened(record({ entries: there })).state)).toBe(
      hashState(opened(record({ entries: line })).state),
    );
  });
});

describe('opening', () => {
  test('the record of a state opens to the same hash, also without its seed', () => {
    const { state } = opened(record());
    const { seats, entries } = record();
    const written = recordOf(toy, state, { seats, entries });
    expect(written).not.toHaveProperty('seed');
    const read = readRecord(JSON.stringify(written));
    expect('problem' in read ? read : hashState(opened(read).state)).toBe(hashState(state));
  });

  test('at a moment', () => expect(opened(record(), 1)).toMatchObject({ applied: 1, actions: 2 }));

  test('an illegal action is told with its index, its rule and what stands before it', () => {
    const o = opened(record({ entries: [buy(1, 1), buy(2, 1)] }));
    expect(o).toMatchObject({
      applied: 1,
      refused: { index: 2, refusal: { code: 'flow.notYours', rule: 'toy-R001' } },
    });
  });

  test('what cannot be opened', () => {
    expect(openRecord(undefined, record())).toEqual({ problem: 'unknownGame', game: 'toy' });
    expect(openRecord(toy, record({ rulesVersion: 9 }))).toMatchObject({ problem: 'newerRules', version: 9, known: 2 });
    expect(openRecord(toy, record({ draws: [9], seed: undefined }))).toEqual({ problem: 'badDraws' });
    expect(openRecord(toy, record({ options: { length: 'endless' } }))).toMatchObject({ problem: 'optionValue' });
  });

  test('an older save keeps its meaning and gets the new shape', () => {
    const entries = [{ seq: 1, seat: 1, action: { type: 'buy', good: 'pear', amount: 1, to: [2] } }];
    const old = opened(record({ rulesVersion: 1, entries }));
    expect(old.refused).toBeNull();
    expect(old.state).toMatchObject({ rulesVersion: 1, stock: { pear: 2 }, basket: { 1: 0, 2: 1 } });
  });

  test('a position set up by hand is opened, and one that is no position is refused', () => {
    const start = opened(record()).state;
    expect(opened(record({ start, entries: [pass(1, 1)], draws: [] })).applied).toBe(1);
    const whole = opened(record({ start: view(start), entries: [pass(1, 1)], draws: [...start.chance.drawn, 2] }));
    expect(whole.state.chance.drawn).toEqual([...start.chance.drawn, 2]); // continues with the draws of the record
    const { deck: _, ...lacking } = start as ToyState;
    const adrift = { ...start, flow: [{ kind: 'x', at: 'buy' }] };
    const older = { ...start, options: {}, rulings: {} }; // a start from before options and rulings
    expect(opened(record({ start: older, entries: [pass(1, 1)], draws: [] })).state.rulings).toEqual(start.rulings);
    const crowded = { ...start, seats: 2_000_000_000 };
    for (const broken of [{}, lacking, adrift, crowded, { ...start, cash: { 1: 99 } }, { ...start, players: 3 }])
      expect(openRecord(toy, record({ start: broken }))).toEqual({ problem: 'badStart' });
  });
});
