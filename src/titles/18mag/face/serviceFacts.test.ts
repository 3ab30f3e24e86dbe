import { expect, test } from 'vitest';
import { goldenAt } from '../../../../tests/support/goldenAt.ts';
import { type Game, preview, waiting } from '../../../engine/index.ts';
import { game18mag } from '../rules/index.ts';
import { majorTurnOf, priceOf, type State18Mag } from '../rules/state.ts';
import { draftIn, isUnderWay, servicesIn } from './serviceFacts.ts';

const at = (name: string, move: number) => goldenAt(game18mag as unknown as Game, name, move) as State18Mag;

const paying = at('4p-greedy', 189);

test('a full payment does what the engine then does', () => {
  const s = paying;
  const { company } = majorTurnOf(s);
  const service = servicesIn(s).find(({ major }) => major === company)!;
  const paid = preview(game18mag, s, waiting(game18mag, s)[0]!, { type: 'dividend', amount: 10 * service.share });
  expect(paid.ok && priceOf(paid.state, company)).toBe(service.price.after);
  expect(service.share).toBe(12);
  expect(service.price.after).toBeGreaterThan(service.price.now);
});

test('the draft tells who chooses next, and how much each has', () => {
  const [first, ...later] = [9, 10, 11, 12].map((move) => at('6p-platform', move));
  const facts = draftIn(first!)!;
  expect(facts.next.slice(0, 4)).toEqual([first!, ...later].map((s) => waiting(game18mag, s)[0]));
  expect(facts.taken.reduce((sum, { minors, shares }) => sum + minors + shares, 0)).toBe(9);
  expect(isUnderWay(first!)).toBe(false);
});

test('after the draft there is none', () => {
  expect([draftIn(paying), isUnderWay(paying)]).toEqual([null, true]);
});
