import { describe, expect, test } from 'vitest';
import { toy } from '../../tests/support/toy.ts';
import { apply, type Core, type Game, hashState, seeded, setup, view } from '../engine/index.ts';
import { jumpsAfter, logOf } from './logOf.ts';
import { type DrawnEntry, follow, headOf, lastSeq, openTimeline, type Timeline } from './timeline.ts';

const game = toy as unknown as Game;
const pass = { type: 'pass' };
const buy = { type: 'buy', good: 'pear', amount: 1, gifts: [] };

/** A game as a server plays it, with the seed, and the data it sends to others. */
function served(actions: readonly (readonly [number, unknown])[]) {
  const ready = setup(game, { players: 2 }, seeded('stall'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  const states: Core[] = [ready.state];
  const entries: DrawnEntry[] = actions.map(([seat, action], i) => {
    const before = states.at(-1)!;
    const outcome = apply(game, before, seat, action);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    states.push(outcome.state);
    return { seq: i + 1, seat, action, draws: outcome.state.chance.drawn.slice(before.chance.drawn.length) };
  });
  return { states, entries, draws: ready.state.chance.drawn };
}

function opened(draws: readonly number[]): Timeline {
  const timeline = openTimeline(game, { table: { players: 2 }, draws });
  if ('problem' in timeline) throw new Error(timeline.problem);
  return timeline;
}

function grown(timeline: Timeline, entries: readonly DrawnEntry[]): Timeline {
  const outcome = follow(timeline, entries);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.timeline;
}

describe('following a game without its seed', () => {
  const { states, entries, draws } = served([
    [1, buy],
    [2, pass],
    [1, pass],
  ]);

  test('every state is the one the server has, less the chance to come', () => {
    const { line } = grown(opened(draws), entries);
    expect(line.map((m) => hashState(m.state))).toEqual(states.map((s) => hashState(view(s))));
    expect(JSON.stringify(line)).not.toContain(JSON.stringify(states[0]!.chance.rng));
  });

  test('a move that an order made says so', () => {
    const { line } = grown(opened(draws), [{ ...entries[0]!, by: 'order' }, ...entries.slice(1)]);
    expect(line.map((m) => m.by)).toEqual([undefined, 'order', undefined, undefined]);
  });

  test('moves and undos say when they were made, where that is known', () => {
    const timed = entries.map((entry) => ({ ...entry, at: 1000 + entry.seq }));
    const timeline = grown(opened(draws), [...timed, { seq: 4, seat: 1, to: 1, at: 1004 }]);
    expect(timeline.line.map(({ at }) => at)).toEqual([undefined, 1001]);
    expect(logOf(timeline).at(-1)).toMatchObject({ kind: 'jump', at: 1004 });
    expect(jumpsAfter(timeline, 3)).toMatchObject([{ seat: 1, moves: 2 }]);
    expect(jumpsAfter(timeline, 4)).toEqual([]);
    expect(grown(opened(draws), entries).line.every(({ at }) => at === undefined)).toBe(true);
  });

  test('entries may come one by one', () => {
    const one = entries.reduce((t, e) => grown(t, [e]), opened(draws));
    expect(hashState(headOf(one).state)).toBe(hashState(view(states[3]!)));
    expect(lastSeq(one)).toBe(3);
  });

  test('a move that the rules refuse, and an undo to nowhere, stop it with the reason', () => {
    expect(follow(opened(draws), [{ seq: 1, seat: 2, action: pass }])).toMatchObject({
      ok: false,
      seq: 1,
      refusal: { code: 'flow.notYours' },
    });
    expect(follow(opened(draws), [{ seq: 1, seat: 2, to: 7 }])).toMatchObject({ ok: false, seq: 1 });
  });

  test('an undo ends the line earlier, and the branch left behind can be taken up again', () => {
    const undone = grown(opened(draws), [...entries, { seq: 4, seat: 1, to: 1 }]);
    expect(undone.line.map((m) => m.seq)).toEqual([0, 1]);
    expect(hashState(headOf(undone).state)).toBe(hashState(view(states[1]!)));
    const redone = grown(undone, [{ seq: 5, seat: 1, to: 3 }]);
    expect(redone.line.map((m) => m.seq)).toEqual([0, 1, 2, 3]);
    const replayed = grown(undone, [{ seq: 5, seat: 2, action: pass, draws: entries[1]!.draws! }]);
    expect(replayed.line.map((m) => m.seq)).toEqual([0, 1, 5]);
  });

  test('moments keep the very states: nothing is computed again', () => {
    const before = grown(opened(draws), entries);
    const after = grown(before, [{ seq: 4, seat: 1, to: 2 }]);
    expect(headOf(after)).toBe(before.line[2]);
  });
});

test('actions of an older version are brought up to date', () => {
  const timeline = openTimeline(game, { table: { players: 2, rulesVersion: 1 }, draws: served([]).draws });
  if ('problem' in timeline) throw new Error(timeline.problem);
  const old = { type: 'buy', good: 'pear', amount: 1, to: [2] };
  expect(follow(timeline, [{ seq: 1, seat: 1, action: old, draws: [0] }])).toMatchObject({ ok: true });
});

test('a table that cannot be set up says why', () => {
  expect(openTimeline(game, { table: { players: 9 }, draws: [] })).toMatchObject({ problem: 'players' });
});
