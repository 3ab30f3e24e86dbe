import { describe, expect, test } from 'vitest';
import { type YardState, yard } from '../../../tests/support/yard.ts';
import { apply, applyInPlace } from '../core/apply.ts';
import { rngFrom, seeded } from '../core/chance.ts';
import { check } from '../core/check.ts';
import { begin, choices } from '../core/choices.ts';
import { copy } from '../core/copy.ts';
import type { Game } from '../core/game.ts';
import { waiting } from '../core/play.ts';
import { setup } from '../core/setup.ts';
import { playOut, wander } from '../core/wander.ts';

/** Seat 1 before its first engine; changed as a test wants it. */
function start(changes: Partial<YardState> = {}): YardState {
  const ready = setup(yard, { players: 2 }, seeded('yard'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  return { ...ready.state, ...changes };
}

function played(s: YardState, ...actions: object[]) {
  let state = s;
  const events = [];
  for (const action of actions) {
    const outcome = apply(yard, state, waiting(yard, state)[0]!, action);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    state = outcome.state;
    events.push(...outcome.events);
  }
  return { state, events };
}

const kinds = (s: YardState) => choices(yard, s, waiting(yard, s)[0]!).map((choice) => choice.type);
const borrow = { type: 'borrow' };
const pass = { type: 'pass' };
const buy = (engine: string) => ({ type: 'buyEngine', engine });
const rich = (s: YardState): YardState => ({ ...s, cash: { ...s.cash, 1: 40 } });

describe('a step that stays', () => {
  test('leaves the same decision standing, for as long as it has a choice', () => {
    const { state } = played(rich(start()), buy('mogul'));
    expect(state.flow[0]!.at).toBe('buyEngine');
    expect(kinds(state)).toEqual(['buyEngine', 'borrow', 'pass']);
    const { state: second, events } = played(state, buy('pacific'), borrow, borrow, buy('shunter'));
    // nothing is left in the depot, and no loan helps
    expect(second.flow[0]).toMatchObject({ at: 'run', seat: 1 });
    expect(events).toContainEqual({ type: 'passed', seat: 1, step: 'buyEngine', forced: true });
  });
});

describe('an aside', () => {
  test('leaves the flow where it is, and stands beside every decision of its frame', () => {
    const { state } = played(start(), borrow);
    expect(state.flow).toEqual(start().flow);
    expect(state.cash[1]).toBe(8);
    const running = played(state, buy('shunter'), pass).state;
    expect(kinds(running)).toEqual(['run', 'borrow', 'pass']);
    expect(played(running, borrow).state.flow).toEqual(running.flow);
  });

  test('is known at any time, and refused by its own conditions', () => {
    const none = start({ loans: { 1: 2, 2: 0 }, engines: { 1: ['shunter'], 2: [] } });
    expect(check(yard, none, 1, borrow)).toEqual({ code: 'loan.limit', rule: 'yard-R004', args: { most: 2 } });
    expect(check(yard, { ...none, flow: [] }, 1, borrow)).toMatchObject({ code: 'flow.over' });
    expect(check(yard, start(), 2, borrow)).toMatchObject({ code: 'flow.notYours' });
  });
});

describe('a stage with nothing to choose but asides', () => {
  /** Seat 1 runs, then it is seat 2 that stands before the depot. */
  const second = (changes: Partial<YardState>) => {
    const s = start({ ...changes, flow: [{ kind: 'shift', at: 'run', seat: 1, left: 8 }] });
    return played({ ...s, engines: { 1: ['shunter'], 2: ['mogul'] } }, pass);
  };

  test('waits where the frame says that an aside may open something', () => {
    const { state } = second({ depot: ['pacific'] });
    expect(state.flow[0]).toMatchObject({ at: 'buyEngine', seat: 2 });
    expect(kinds(state)).toEqual(['borrow', 'pass']);
  });

  test('passes by itself where no aside can help, or none is left', () => {
    expect(second({ depot: [] }).state.flow[0]).toMatchObject({ at: 'run', seat: 2 });
    const broke = second({ depot: ['pacific'], loans: { 1: 0, 2: 2 } });
    expect(broke.events).toContainEqual({ type: 'passed', seat: 2, step: 'buyEngine', forced: true });
  });

  test('passes by itself where its frame does not say that it waits', () => {
    const { waits: _, ...shift } = yard.frames.shift!;
    const hasty: Game<YardState> = { ...yard, frames: { shift } };
    const s = start({ depot: ['pacific'], flow: [{ kind: 'shift', at: 'run', seat: 1, left: 8 }] });
    const outcome = apply(hasty, { ...s, engines: { 1: ['shunter'], 2: ['mogul'] } }, 1, pass);
    expect(outcome.ok && outcome.state.flow[0]).toMatchObject({ at: 'run', seat: 2 });
  });
});

describe('leaving out a stage', () => {
  const refusal = { code: 'engine.mustOwn', rule: 'yard-R002', args: { price: 4 } };

  test('is refused with its code and its rule, and is not offered', () => {
    expect(check(yard, rich(start()), 1, pass)).toEqual(refusal);
    expect(apply(yard, rich(start()), 1, pass)).toEqual({ ok: false, refusal });
    expect(begin(yard, rich(start()), 1, 'pass')).toBeNull();
    expect(kinds(rich(start()))).toEqual(['buyEngine', 'borrow']);
  });

  test('does not happen by itself either: what is left may be an aside alone', () => {
    expect(kinds(start())).toEqual(['borrow']);
    const { waits: _, ...shift } = yard.frames.shift!;
    expect(waiting({ ...yard, frames: { shift } }, start())).toEqual([1]);
  });

  test('is nothing that random play does while it is refused', () => {
    const rng = rngFrom('pass');
    for (let i = 0; i < 40; i++) expect(wander(yard, rich(start()), 1, rng).type).not.toBe('pass');
  });

  test('is allowed once the condition holds', () => {
    const s = copy(rich(start()));
    applyInPlace(yard, s, 1, buy('shunter'));
    expect(check(yard, s, 1, pass)).toBeNull();
    applyInPlace(yard, s, 1, pass);
    expect(s.flow[0]!.at).toBe('run');
  });
});

describe('games played out by chance', () => {
  const GAMES = 1000;

  /** Counts the numbers of loans and engines at the end. */
  function ends(play: (s: YardState, rng: number[]) => void): Map<string, number> {
    const rng = rngFrom('ends');
    const counts = new Map<string, number>();
    for (let i = 0; i < GAMES; i++) {
      const s = copy(start());
      play(s, rng);
      const key = JSON.stringify([s.loans, Object.values(s.engines).map((own) => own.length)]);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }

  test('end as often in one way or another as by legal actions drawn one by one', () => {
    const quick = ends((s, rng) => playOut(yard, s, rng));
    const slow = ends((s, rng) => {
      for (let [seat] = waiting(yard, s); seat !== undefined; [seat] = waiting(yard, s))
        applyInPlace(yard, s, seat, wander(yard, s, seat, rng));
    });
    const all = new Set([...quick.keys(), ...slow.keys()]);
    // half the sum of the differences: 0 for the same shares, 1 for nothing in common
    let apart = 0;
    for (const key of all) apart += Math.abs((quick.get(key) ?? 0) - (slow.get(key) ?? 0)) / 2 / GAMES;
    expect(apart).toBeLessThan(0.05);
  });

  test('take no aside where nobody would have waited for one', () => {
    const { waits: _, ...shift } = yard.frames.shift!;
    const hasty: Game<YardState> = { ...yard, frames: { shift } };
    const rng = rngFrom('hasty');
    for (let i = 0; i < 40; i++) {
      const s = copy(start({ depot: ['pacific'], engines: { 1: ['shunter'], 2: [] } }));
      playOut(hasty, s, rng, 1);
      expect(s.loans[1]).toBe(0);
    }
  });

  test('go on for so many actions at most', () => {
    const s = copy(start());
    playOut(yard, s, rngFrom('one'), 1);
    expect(s.flow.length).toBeGreaterThan(0);
  });
});
