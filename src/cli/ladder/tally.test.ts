import { expect, test } from 'vitest';
import { goldenAt } from '../../../tests/support/goldenAt.ts';
import type { GameEvent } from '../../engine/index.ts';
import { loadGame } from '../../titles/registry.ts';
import { countedAs, phasesReached, tally } from './tally.ts';

const event = (told: object): GameEvent => told as GameEvent;

test.each([
  [{ type: 'trainBought', train: '5-0', from: 'bank', kind: 'express' }, 'trainBought:5'],
  [{ type: 'dividendDeclared', company: 'CPR', kind: 'withhold', revenue: 0 }, 'dividendDeclared:withhold'],
  [{ type: 'exchangeBegan', occasion: 'merger' }, 'exchangeBegan:merger'],
  [{ type: 'sharesSold', seat: 1, company: 'CPR', percent: 20 }, 'sharesSold'],
  [{ type: 'passed', seat: 1, step: 'bid', forced: false }, null],
])('%o counts as %s', (told, name) => expect(countedAs(event(told))).toBe(name));

test('events are counted as they come', () => {
  const { counts, count } = tally();
  for (const type of ['sold', 'paid', 'sold']) count(event({ type }));
  expect(counts).toEqual({ sold: 2 });
});

test('a phase is reached with all before it; a game without trains has none', async () => {
  const [railway, other] = [(await loadGame('1865'))!, (await loadGame('chicago-express'))!];
  expect(phasesReached(railway, goldenAt(railway, '3p-full', 9))).toEqual(['1', '2']);
  expect(phasesReached(railway, goldenAt(railway, '3p-full', 464))).toEqual(['1', '2', '3', '4', '5']);
  expect(phasesReached(other, goldenAt(other, '3p-1', 20))).toEqual([]);
});
