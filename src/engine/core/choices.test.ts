import { describe, expect, test } from 'vitest';
import { toy } from '../../../tests/support/toy.ts';
import { apply } from './apply.ts';
import { seeded } from './chance.ts';
import { check } from './check.ts';
import { actionOf, choices, DONE, narrow } from './choices.ts';
import { setup } from './setup.ts';

const ready = (players = 3) => {
  const s = setup(toy, { players }, seeded('stall'));
  if (!s.ok) throw new Error(s.problem.problem);
  return { ...s.state, price: { apple: 4, pear: 20 } };
};

describe('the tree of choices', () => {
  test('the top gives the kinds of action, each with its first open field', () => {
    const top = choices(toy, ready(), 1);
    expect(top.map((c) => c.type)).toEqual(['buy', 'pass']);
    expect(top[0]!.open).toEqual({ kind: 'oneOf', field: 'good', values: ['apple'] }); // pears are too dear
    expect(top[1]!.open).toBeNull();
  });

  test('narrowing goes one field down; ends of a range that are refused are cut off', () => {
    const s = ready();
    const amount = narrow(toy, s, choices(toy, s, 1)[0]!, 'apple');
    expect(amount.open).toEqual({ kind: 'int', field: 'amount', min: 1, max: 2, step: 1 }); // 3 × 4 > 10
  });

  test('a list is decided element by element and may end where it is long enough', () => {
    const s = ready();
    const gifts = narrow(toy, s, narrow(toy, s, choices(toy, s, 1)[0]!, 'apple'), 2);
    expect(gifts.open).toEqual({ kind: 'list', field: 'gifts', soFar: [], values: [2, 3], mayStop: true });
    const second = narrow(toy, s, gifts, 3);
    expect(second.open).toMatchObject({ soFar: [3], values: [2] });
    expect(actionOf(narrow(toy, s, second, DONE))).toEqual({ type: 'buy', good: 'apple', amount: 2, gifts: [3] });
    const full = narrow(toy, s, second, 2);
    expect(full.open).toBeNull(); // nothing can follow: closed at once
    expect(actionOf(full)).toEqual({ type: 'buy', good: 'apple', amount: 2, gifts: [3, 2] });
  });

  test('a value that is no choice is a bug of the caller, and an open choice is no action', () => {
    const s = ready();
    const top = choices(toy, s, 1)[0]!;
    expect(() => actionOf(top)).toThrow('good is still open');
    expect(() => narrow(toy, s, top, 'pear')).toThrow('pear is no choice for good');
    const amount = narrow(toy, s, top, 'apple');
    expect(() => narrow(toy, s, amount, 9)).toThrow('9 is no choice for amount');
    expect(() => narrow(toy, s, amount, DONE)).toThrow('no choice for amount');
  });

  test('whoever does not decide has no choices', () => expect(choices(toy, ready(), 2)).toEqual([]));
});

describe('why not', () => {
  const refusal = (seat: number, action: unknown) => check(toy, ready(), seat, action);

  test.each([
    ['no object', 'hello', 'action.malformed', { field: 'type' }],
    ['a list', [], 'action.malformed', { field: 'type' }],
    ['no type', { good: 'apple' }, 'action.malformed', { field: 'type' }],
    ['an unknown type', { type: 'steal' }, 'action.unknown', { field: 'type', value: 'steal' }],
    ['a stranger among the fields', { type: 'buy', colour: 1 }, 'action.malformed', { field: 'colour' }],
    ['an unknown id', { type: 'buy', good: 'plum' }, 'action.unknown', { field: 'good', value: 'plum' }],
    ['an id of another kind', { type: 'buy', good: { id: 'apple' } }, 'action.malformed', { field: 'good' }],
    ['a broken number', { type: 'buy', good: 'apple', amount: 1.5 }, 'action.malformed', { field: 'amount' }],
    ['no list', { type: 'buy', gifts: 2 }, 'action.malformed', { field: 'gifts' }],
    ['too long a list', { type: 'buy', gifts: [2, 3, 2] }, 'buy.manyGifts', { most: 2 }],
    ['pass with a field', { type: 'pass', why: 'no' }, 'action.malformed', { field: 'why' }],
  ])('%s', (_, action, code, args) => expect(refusal(1, action)).toMatchObject({ code, args }));

  test('the first condition that fails, with rule and figures', () => {
    expect(refusal(1, { type: 'buy', good: 'apple', amount: 3, gifts: [] })).toEqual({
      code: 'buy.tooDear',
      rule: 'toy-R002',
      args: { cost: 12, cash: 10 },
    });
  });

  test('a number outside the range of its field is no value of it, even where no condition minds', () => {
    const cheap = { ...ready(), price: { apple: 1, pear: 1 } };
    for (const amount of [0, -1, 4])
      expect(check(toy, cheap, 1, { type: 'buy', good: 'apple', amount, gifts: [] })).toMatchObject({
        code: 'action.malformed',
        args: { field: 'amount' },
      });
    expect(check(toy, cheap, 1, { type: 'buy', good: 'apple', amount: 3, gifts: [] })).toBeNull();
  });

  test('a list is asked at each of its beginnings', () =>
    expect(refusal(1, { type: 'buy', good: 'apple', amount: 2, gifts: [1, 2] })).toMatchObject({ code: 'buy.toSelf' }));

  test('an unfinished action that can still be finished is not refused, but cannot be carried out', () => {
    expect(refusal(1, { type: 'buy', good: 'apple' })).toBeNull();
    expect(apply(toy, ready(), 1, { type: 'buy', good: 'apple' })).toMatchObject({
      ok: false,
      refusal: { code: 'action.unfinished', args: { field: 'amount' } },
    });
  });

  test('an unfinished action with no way on gets the reason that every way down ends in', () => {
    expect(refusal(1, { type: 'buy', good: 'pear' })).toMatchObject({
      code: 'buy.tooDear',
      args: { cost: 20, cash: 10 },
    });
    const empty = { ...ready(), stock: { apple: 0, pear: 0 } };
    // of several reasons one is told, and that it is one of several
    expect(check(toy, empty, 1, { type: 'buy' })).toMatchObject({ code: 'buy.none', example: true });
    expect(check(toy, empty, 1, { type: 'buy', good: 'pear' })).not.toHaveProperty('example');
  });

  test('where everything is too dear, the cheapest is told', () => {
    const dear = { ...ready(), price: { apple: 40, pear: 20 } };
    expect(check(toy, dear, 1, { type: 'buy' })).toMatchObject({ code: 'buy.tooDear', args: { cost: 20, cash: 10 } });
  });

  test('a field in the middle may be missing: the reason met furthest down is told', () =>
    expect(refusal(1, { type: 'buy', amount: 2, gifts: [1] })).toMatchObject({ code: 'buy.toSelf' }));

  test('not yours, not now, over', () => {
    expect(refusal(2, { type: 'pass' })).toMatchObject({
      code: 'flow.notYours',
      rule: 'toy-R001',
      args: { waiting: [1] },
    });
    expect(check(toy, { ...ready(), flow: [] }, 1, { type: 'pass' })).toMatchObject({ code: 'flow.over' });
  });
});
