import { expect, test } from 'vitest';
import type { Moment } from '../../../match/timeline.ts';
import { roundAt, ticksOf } from './ticks.ts';
import type { RoundLines } from './turnLines.ts';

// entry 3 was an undo: numbers are not places
const line = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11].map((seq) => ({ seq }) as Moment);
const round = (seq: number, short: string): RoundLines => ({ seq, title: short, short, lines: [] });
const ticks = ticksOf(line, [round(0, '0'), round(4, 'SR 1'), round(11, 'OR 1.1')]);

test('rounds stand where they begin', () => {
  expect(ticks.map(({ at }) => at)).toEqual([0, 0.3, 1]);
});

test('the first one begins with the set-up, of which nothing is told', () => {
  expect(ticksOf(line, [round(1, '0'), round(4, 'SR 1')])[0]).toMatchObject({ seq: 0, at: 0 });
});

test('letters that would run into each other are left out', () => {
  const close = ticksOf(line, [round(0, '0'), round(4, 'a')]);
  expect(close.map(({ written }) => written)).toEqual([true, true]);
  const long = Array.from({ length: 201 }, (_, seq) => ({ seq }) as Moment);
  const written = (shorts: readonly string[]) =>
    ticksOf(
      long,
      shorts.map((short, i) => round([0, 4, 18][i]!, short)),
    ).map((tick) => tick.written);
  expect(written(['0', 'a', 'b'])).toEqual([true, false, true]);
  expect(written(['SR 15', 'a', 'b'])).toEqual([true, false, true]);
  expect(written(['OR 15.2', 'a', 'b'])).toEqual([true, false, false]);
});

test('a moment belongs to the round that began last', () => {
  expect(roundAt(line, ticks, 2)?.short).toBe('0');
  expect(roundAt(line, ticks, 3)?.short).toBe('SR 1');
  expect(roundAt(line, ticks, 10)?.short).toBe('OR 1.1');
});
