import { expect, test } from 'vitest';
import { goldenTimeline } from '../../tests/support/goldenTimeline.ts';
import type { Game } from '../engine/index.ts';
import { game1856 } from '../titles/1856/rules/index.ts';
import { joinLate, withHistory } from './joinLate.ts';
import { lastEarned } from './lastEarned.ts';
import { headOf } from './timeline.ts';

const game = game1856 as unknown as Game;
const history = goldenTimeline(game, '6p-platform', 153);
const earned = { sum: 50, paid: false };

test('the last run of each company is known at every moment', () => {
  expect(lastEarned(headOf(history)).get('GW')).toEqual(earned);
  expect(lastEarned(history.heads.get(0)!).size).toBe(0);
});

test('whoever joins late knows it as soon as the past has come', () => {
  const { seq, state } = headOf(history);
  const late = joinLate(game, { seq, head: seq, state });
  expect(lastEarned(headOf(late)).size).toBe(0);
  const whole = withHistory(late, history);
  expect(lastEarned(headOf(whole)).get('GW')).toEqual(earned);
});
