import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passBy, REST, stopPassing, usePassing } from './passing.ts';

const shown = () => usePassing.getState().seq;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => setTimeout(step, 16));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
});

afterEach(() => {
  stopPassing();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('of several moments in a frame the newest is shown', () => {
  const seen: unknown[] = [];
  const stop = usePassing.subscribe(({ seq }) => seen.push(seq));
  for (const seq of [7, 6, 5]) passBy(seq, () => {});
  expect(shown()).toBe(null);
  vi.advanceTimersByTime(16);
  expect(seen).toEqual([5]);
  stop();
});

test('the whole table is asked for once, when no other moment has come for a while', () => {
  const rests: number[] = [];
  const rest = (seq: number) => rests.push(seq);
  passBy(7, rest);
  vi.advanceTimersByTime(16 + REST - 1);
  passBy(6, rest);
  vi.advanceTimersByTime(16 + REST - 1);
  expect([rests, shown()]).toEqual([[], 6]);
  vi.advanceTimersByTime(2);
  expect(rests).toEqual([6]);
});

test('who looks elsewhere is not called back', () => {
  const rest = vi.fn();
  passBy(7, rest);
  vi.advanceTimersByTime(16);
  passBy(6, rest);
  stopPassing();
  vi.advanceTimersByTime(1000);
  expect([rest.mock.calls, shown()]).toEqual([[], null]);
});
