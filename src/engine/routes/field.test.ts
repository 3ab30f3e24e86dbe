import { describe, expect, test } from 'vitest';
import { type YardState, yard } from '../../../tests/support/yard.ts';
import { apply } from '../core/apply.ts';
import { rngFrom, seeded } from '../core/chance.ts';
import { check } from '../core/check.ts';
import { actionOf, choices, DONE, isAmong, narrow } from '../core/choices.ts';
import { oneOf } from '../core/fields.ts';
import { setup } from '../core/setup.ts';
import { type AnyStep, readyStep } from '../core/step.ts';
import { wander } from '../core/wander.ts';
import { routes } from './field.ts';
import { suggestion } from './suggestion.ts';

/** Seat 1 has two engines on a line that brings most at its ends, and may run. */
function ready(): YardState {
  const s = setup(yard, { players: 2 }, seeded('yard'));
  if (!s.ok) throw new Error(s.problem.problem);
  return {
    ...s.state,
    flow: [{ kind: 'shift', at: 'run', seat: 1, left: 8 }],
    line: { 1: 2, 2: 1, 3: 1, 4: 3, 5: 3 },
    engines: { 1: ['mogul', 'shunter'], 2: [] },
    loans: { 1: 2, 2: 0 },
  };
}
const best = [
  { train: 'mogul', track: ['4', '5'] },
  { train: 'shunter', track: ['1'] },
];
const opened = (s = ready()) => choices(yard, s, 1)[0]!;
const refusal = (value: unknown) => check(yard, ready(), 1, { type: 'run', routes: value });

describe('routes as a choice', () => {
  test('the trains are told, the runs are not listed', () => {
    expect(opened()).toMatchObject({ type: 'run', open: { kind: 'routes', field: 'routes' } });
    expect(opened().open).toMatchObject({ trains: ['mogul', 'shunter'] });
    expect(() => actionOf(opened())).toThrow('routes is still open');
  });

  test('narrowing takes runs that no condition refuses, and throws for others', () => {
    const s = ready();
    expect(actionOf(narrow(yard, s, opened(s), best))).toEqual({ type: 'run', routes: best });
    expect(() => narrow(yard, s, opened(s), [])).toThrow('run.nothing');
    expect(() => narrow(yard, s, opened(s), DONE)).toThrow('no choice for routes');
    expect(() => narrow(yard, s, opened(s), '4')).toThrow('no choice for routes');
    expect(isAmong({ kind: 'oneOf', field: 'x', values: ['4'] }, best)).toBe(false);
  });

  test('where none are possible the action is no choice', () => {
    const s = { ...ready(), engines: { 1: [], 2: [] } };
    expect(choices(yard, s, 1).map((choice) => choice.type)).toEqual(['pass']);
    expect(check(yard, s, 1, { type: 'run' })).toMatchObject({ code: 'run.nothing', rule: 'yard-R003' });
  });

  test('nothing can be decided after them', () => {
    const field = routes<object, { type: 'x' }>({ trains: () => [], possible: () => true, suggest: () => never() });
    const step = { id: 'x', actor: () => 1, fields: { a: field, b: oneOf(['y']) }, conditions: [], apply() {} };
    expect(() => readyStep(step as unknown as AnyStep<object>)).toThrow('decided last');
  });
});

const never = (): never => {
  throw new Error('not asked');
};

describe('routes read from outside', () => {
  const track = (n: number) => Array.from({ length: n }, () => '1');
  test.each([
    ['no list', 'mogul'],
    ['a run by itself', best[0]],
    ['something else in the list', [best[0], 4]],
    ['a list in the list', [['mogul', ['4']]]],
    ['nothing in the list', [null]],
    ['no track', [{ train: 'mogul' }]],
    ['a third thing', [{ ...best[0], revenue: 5 }]],
    ['a number for a train', [{ train: 4, track: ['4'] }]],
    ['a number for a piece', [{ train: 'mogul', track: [4] }]],
    ['a text for a track', [{ train: 'mogul', track: '45' }]],
    ['too long a name', [{ train: 'm'.repeat(41), track: ['4'] }]],
    ['too long a piece', [{ train: 'mogul', track: ['4'.repeat(21)] }]],
    ['too long a track', [{ train: 'mogul', track: track(301) }]],
    ['too many runs', Array.from({ length: 41 }, () => best[0])],
  ])('%s is malformed', (_, value) =>
    expect(refusal(value)).toEqual({ code: 'action.malformed', rule: null, args: { field: 'routes' } }),
  );

  test('what is just within is for the conditions', () => {
    expect(refusal([{ train: 'm'.repeat(40), track: track(300) }])).toMatchObject({ code: 'run.notOwned' });
    expect(refusal(Array.from({ length: 40 }, () => best[0]))).toMatchObject({ code: 'run.notOwned' });
  });

  test('the conditions read the whole list', () => {
    expect(refusal(best)).toBeNull();
    expect(refusal([best[1], { train: 'mogul', track: ['1', '2'] }])).toEqual({
      code: 'run.shared',
      rule: 'yard-R003',
      args: { piece: '1' },
    });
    expect(refusal([{ train: 'shunter', track: ['4', '5'] }])).toMatchObject({ code: 'run.tooLong' });
  });

  test('an unfinished action is answered by whether runs are possible, and cannot be carried out', () => {
    expect(check(yard, ready(), 1, { type: 'run' })).toBeNull();
    expect(apply(yard, ready(), 1, { type: 'run' })).toMatchObject({
      ok: false,
      refusal: { code: 'action.unfinished', args: { field: 'routes' } },
    });
  });
});

describe('a suggestion', () => {
  test('is the best there is, or says how much better it could be', () => {
    expect(suggestion(yard, ready(), opened())).toMatchObject({ runs: best, revenue: 8, bound: 8, optimal: true });
    const hasty = suggestion(yard, ready(), opened(), 3)!;
    expect(hasty).toMatchObject({ optimal: false, bound: 10 });
    expect(refusal(hasty.runs)).toBeNull();
    expect(suggestion(yard, ready(), choices(yard, ready(), 1)[1]!)).toBeNull();
  });

  test('is what random play runs', () => {
    const rng = rngFrom('run');
    const taken = Array.from({ length: 20 }, () => wander(yard, ready(), 1, rng));
    expect(taken).toContainEqual({ type: 'run', routes: best });
    expect(taken).toContainEqual({ type: 'pass' });
    const outcome = apply(yard, ready(), 1, { type: 'run', routes: best });
    expect(outcome.ok && outcome.events).toContainEqual({ type: 'ran', seat: 1, revenue: 8 });
  });
});
