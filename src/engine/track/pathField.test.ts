import { describe, expect, test } from 'vitest';
import { type SurveyState, survey } from '../../../tests/support/survey.ts';
import { apply } from '../core/apply.ts';
import { rngFrom, seeded } from '../core/chance.ts';
import { check } from '../core/check.ts';
import { actionOf, choices, DONE, narrow } from '../core/choices.ts';
import { setup } from '../core/setup.ts';
import { wander } from '../core/wander.ts';
import { MOST_PATHS, path, type Track } from './pathField.ts';

function ready(cash = 4): SurveyState {
  const s = setup(survey, { players: 2 }, seeded('survey'));
  if (!s.ok) throw new Error(s.problem.problem);
  return { ...s.state, cash: { 1: cash, 2: 4, bank: -4 - cash } };
}
const byTown = ['A0:0', 'A2:0', 'A2:1', 'A4:0'];
const round = ['A0:1', 'B1:0', 'B1:1', 'B3:0', 'A4:1'];
const opened = (s: SurveyState) => narrow(survey, s, choices(survey, s, 1)[0]!, 'A4.0');
const refusal = (value: unknown, s = ready()) => check(survey, s, 1, { type: 'found', place: 'A4.0', path: value });

describe('a way as a choice', () => {
  test('the legal ways are told, with where they lead', () => {
    expect(choices(survey, ready(), 1)[0]).toMatchObject({ open: { kind: 'oneOf', values: ['A4.0'] } });
    expect(opened(ready()).open).toEqual({ kind: 'path', field: 'path', paths: [{ to: 'A4.0', track: byTown }] });
    expect(opened(ready(5)).open).toMatchObject({ paths: [{ track: byTown }, { track: round }] });
  });

  test('narrowing takes a way that no condition refuses, and throws for others', () => {
    const s = ready();
    expect(actionOf(narrow(survey, s, opened(s), byTown))).toEqual({ type: 'found', place: 'A4.0', path: byTown });
    expect(() => narrow(survey, s, opened(s), round)).toThrow('found.tooDear');
    expect(() => narrow(survey, s, opened(s), [])).toThrow('found.noWay');
    expect(() => narrow(survey, s, opened(s), DONE)).toThrow('no choice for path');
    expect(() => narrow(survey, s, opened(s), 'A0:0')).toThrow('no choice for path');
    expect(() => narrow(survey, s, opened(s), [{ train: '2-0', track: byTown }])).toThrow('no choice for path');
    expect(() => actionOf(opened(s))).toThrow('path is still open');
  });

  test('where no way is legal the action is no choice, and the reason is that of the ways', () => {
    const s = ready(3);
    expect(choices(survey, s, 1).map(({ type }) => type)).toEqual(['pass']);
    expect(check(survey, s, 1, { type: 'found', place: 'A4.0' })).toMatchObject({
      code: 'found.tooDear',
      args: { cost: 4, cash: 3 },
      example: true,
    });
    const cut = { ...ready(), board: { ...s.board, rev: 9, tokens: { 'C2.0': ['1'] } }, charted: ['C2.0', 'A0.0'] };
    expect(check(survey, cut, 1, { type: 'found', place: 'A0.0' })).toBeNull();
    const nowhere = { ...cut, board: { ...cut.board, rev: 10, tokens: { 'A4.0': ['2', null] } } };
    expect(check(survey, nowhere, 1, { type: 'found', place: 'A0.0' })).toMatchObject({ code: 'found.noWay' });
  });

  test('is what random play picks, each way now and then', () => {
    const rng = rngFrom('ways');
    const taken = Array.from({ length: 30 }, () => wander(survey, ready(5), 1, rng));
    for (const track of [byTown, round]) expect(taken).toContainEqual({ type: 'found', place: 'A4.0', path: track });
    const outcome = apply(survey, ready(), 1, { type: 'found', place: 'A4.0', path: byTown });
    expect(outcome.ok && outcome.state.cash[1]).toBe(4 - 4 + 2 + 3);
  });
});

describe('a way read from outside', () => {
  test.each([
    ['no list', 'A0:0'],
    ['a number in it', [4]],
    ['a list in it', [['A0:0']]],
    ['too long a piece', ['x'.repeat(MOST_PATHS.piece + 1)]],
    ['too many pieces', Array.from({ length: MOST_PATHS.pieces + 1 }, () => 'A0:0')],
  ])('%s is malformed', (_, value) =>
    expect(refusal(value)).toEqual({ code: 'action.malformed', rule: null, args: { field: 'path' } }),
  );

  test.each<[string, Track]>([
    ['pieces that nobody knows', ['Z9:0']],
    ['a gap', ['A0:0', 'A2:1']],
    ['half way', byTown.slice(0, 3)],
    ['the way back', [...byTown].reverse()],
    ['as much as is read', Array.from({ length: MOST_PATHS.pieces }, () => 'A0:0')],
  ])('%s is for the conditions', (_, value) => expect(refusal(value)).toMatchObject({ code: 'found.noWay' }));

  test('an id that this state does not know is unknown, and one that no state could know is not looked for', () => {
    const asked = (s: SurveyState, place: unknown) => check(survey, s, 1, { type: 'found', place });
    expect(asked(ready(), 'C2.0')).toEqual({
      code: 'action.unknown',
      rule: null,
      args: { field: 'place', value: 'C2.0' },
    });
    expect(asked({ ...ready(9), charted: ['C2.0'] }, 'C2.0')).toBeNull();
    expect(asked(ready(), 'x'.repeat(101))).toMatchObject({ code: 'action.malformed', args: { field: 'place' } });
    expect(asked(ready(), ['C2.0'])).toMatchObject({ code: 'action.malformed' });
  });
});

test('however many ways there are, only so many are tried and told', () => {
  let asked = 0;
  function* endless() {
    for (const i of Array(1_000_000).keys()) {
      asked += 1;
      yield { to: 'x', track: [String(i)] };
    }
  }
  const field = path<object, { type: 'x' }>(endless);
  expect(field.open({}, { type: 'x' }, 1, () => true)?.paths).toHaveLength(MOST_PATHS.told);
  expect(asked).toBe(MOST_PATHS.told);
  asked = 0;
  expect(field.possible({}, { type: 'x' }, 1, () => false)).toBe(false);
  expect(asked).toBe(MOST_PATHS.tried);
  expect(field.attempts({}, { type: 'x' }, 1)).toHaveLength(MOST_PATHS.reasons);
});
