import { describe, expect, test } from 'vitest';
import { repeatWhile } from '../../../tests/support/bounded.ts';
import { type ToyState, toy } from '../../../tests/support/toy.ts';
import { apply, applyInPlace, preview } from './apply.ts';
import { following, OutOfDraws, rngFrom, seeded } from './chance.ts';
import { copy } from './copy.ts';
import { hashState } from './hash.ts';
import { isOver, result, view, waiting } from './play.ts';
import { replay } from './replay.ts';
import { setup } from './setup.ts';
import { wander } from './wander.ts';

const begin = (seed = 'stall', asked: Record<string, string> = {}) => {
  const ready = setup(toy, { players: 2, asked }, seeded(seed));
  if (!ready.ok) throw new Error(ready.problem.problem);
  return ready;
};

const apples = { type: 'buy', good: 'apple', amount: 1, gifts: [] };

describe('carrying out', () => {
  test('what is not decided now is no pass, also where nothing is checked', () => {
    const s = copy(begin().state);
    expect(() => applyInPlace(toy, s, 1, { type: 'dance' })).toThrow('dance');
  });

  test('people get a new state that shares what did not change, frozen, with events in order', () => {
    const { state } = begin();
    const outcome = apply(toy, state, 1, apples);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(outcome.events.map((e) => e.type)).toEqual(['paid', 'bought', 'priced']);
    expect(outcome.events[0]).toMatchObject({ from: 1, to: 'bank', reason: 'goods' });
    expect(outcome.state.deck).toBe(state.deck);
    expect(state.basket).toEqual({ 1: 0, 2: 0 });
    expect(() => (outcome.state.basket as Record<number, number>)[1]!++).toThrow();
  });

  test('bots reach the same hash in place', () => {
    const { state } = begin();
    const s = copy(state);
    const outcome = apply(toy, state, 1, apples);
    applyInPlace(toy, s, 1, apples);
    expect(outcome.ok && hashState(outcome.state)).toBe(hashState(s));
  });

  test('a preview does what the action does, and nothing automatic after it', () => {
    const { state } = begin();
    const shown = preview(toy, state, 1, apples);
    expect(shown.ok && shown.events.map((e) => e.type)).toEqual(['paid', 'bought']);
    expect(preview(toy, state, 2, apples)).toMatchObject({ ok: false, refusal: { code: 'flow.notYours' } });
  });

  test('a pass is told; an optional step with nothing to choose passes by itself, and that is told too', () => {
    const { state } = begin();
    const passed = apply(toy, state, 1, { type: 'pass' });
    expect(passed.ok && passed.events[0]).toEqual({ type: 'passed', seat: 1, step: 'buy', forced: false });
    const poor: ToyState = { ...state, cash: { ...state.cash, 2: 0 } };
    const on = apply(toy, poor, 1, { type: 'pass' });
    expect(on.ok && on.events).toContainEqual({ type: 'passed', seat: 2, step: 'buy', forced: true });
    expect(on.ok && waiting(toy, on.state)).toEqual([1]);
  });

  test('a whole game ends, and equal seats win together', () => {
    const s = copy(begin().state);
    const rng = rngFrom('w');
    repeatWhile(
      () => !isOver(s),
      () => applyInPlace(toy, s, waiting(toy, s)[0]!, wander(toy, s, waiting(toy, s)[0]!, rng)),
    );
    expect(waiting(toy, s)).toEqual([]);
    expect(result(toy, { ...s, basket: { 1: 2, 2: 2 } })).toEqual({ worth: { 1: 2, 2: 2 }, winners: [1, 2] });
  });
});

describe('chance', () => {
  /** A game of passes, which draws a price before every turn. */
  const passes = (n: number) => Array.from({ length: n }, (_, i) => ({ seat: (i % 2) + 1, action: { type: 'pass' } }));

  test('is in the state, and every draw is kept', () => {
    const { state } = begin();
    expect(state.chance.drawn).toHaveLength(4); // three to shuffle the deck, one price
    expect(begin('another').state.chance.drawn).not.toEqual(state.chance.drawn);
    expect(begin().state).toEqual(state);
  });

  test('a game replays from its draws alone, to the same hash', () => {
    const table = { players: 2 };
    const seededGame = replay(toy, { table, chance: seeded('stall') }, passes(6));
    if ('problem' in seededGame) throw new Error(seededGame.problem);
    const told = replay(toy, { table, chance: following(seededGame.state.chance.drawn) }, passes(6));
    expect('state' in told && hashState(told.state)).toBe(hashState(seededGame.state));
  });

  test('a game resumed from draws and seed draws on as it would have', () => {
    const table = { players: 2 };
    const whole = replay(toy, { table, chance: seeded('stall') }, passes(5));
    const half = replay(toy, { table, chance: seeded('stall') }, passes(2));
    if ('problem' in whole || 'problem' in half) throw new Error('set-up');
    const resumed = replay(toy, { table, chance: following(half.state.chance.drawn, 'stall') }, passes(5));
    expect('state' in resumed && resumed.state.chance.drawn).toEqual(whole.state.chance.drawn);
  });

  test('draws that run out or cannot be are a fault of the record', () => {
    const table = { players: 2 };
    expect(() => replay(toy, { table, chance: following([0]) }, [])).toThrow(OutOfDraws);
    expect(() => replay(toy, { table, chance: following([0, 0, 9]) }, [])).toThrow(OutOfDraws);
  });

  test('a view has no chance to come', () => {
    const { state } = begin();
    const seen = { drawn: state.chance.drawn, follow: [], rng: null };
    expect(view(state).chance).toEqual(seen);
    // draws that are settled without a generator are hidden as well; where there are none, the state is its own view
    expect(view({ ...state, chance: { ...seen, follow: [4, 2] } }).chance).toEqual(seen);
    expect(view(view(state))).toEqual(view(state));
    expect(state.chance.rng).not.toBeNull();
  });
});
