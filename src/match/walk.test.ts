import { expect, test } from 'vitest';
import { goldenAt } from '../../tests/support/goldenAt.ts';
import { begin, type Game, narrow } from '../engine/index.ts';
import { game1865 } from '../titles/1865/rules/index.ts';
import { filled } from './walk.ts';

test('a field with one legal value is filled, one with several is not', () => {
  const game = game1865 as unknown as Game;
  const state = goldenAt(game, '4p-full', 8);
  const desk = { game, state, seat: 1 };
  const company = narrow(game, state, begin(game, state, 1, 'startCompany')!, 'FMS');
  expect(filled(desk, company)).toBe(company);
  // its home is where its token lies
  const whole = filled(desk, narrow(game, state, company, 60));
  expect(whole).toMatchObject({ open: null, chosen: { company: 'FMS', par: 60, home: 'E39.0' } });
});
