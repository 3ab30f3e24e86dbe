import { describe, expect, test } from 'vitest';
import { steadyClock } from './steadyClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const START = Date.UTC(2026, 0, 1);

/** A machine with a clock that can be set, and a server on it. */
function machine(noted: number | null, wall = START) {
  const at = { wall, running: 1234 };
  const doubted: number[] = [];
  const now = steadyClock({
    wall: () => at.wall,
    running: () => at.running,
    noted,
    doubts: (said) => doubted.push(said),
  });
  return {
    now,
    doubted,
    pass(ms: number) {
      at.wall += ms;
      at.running += ms;
    },
    set(ms: number) {
      at.wall += ms;
    },
  };
}

describe('the time of the house', () => {
  test('is that of the machine while nothing happens, small corrections included', () => {
    const m = machine(null);
    m.pass(HOUR);
    m.set(2 * MINUTE);
    expect(m.now()).toBe(START + HOUR + 2 * MINUTE);
    m.set(-4 * MINUTE);
    expect(m.now()).toBe(START + HOUR - 2 * MINUTE);
  });

  test('does not follow a clock that leaps by years, in either direction, and says so once', () => {
    for (const leap of [10 * YEAR, -10 * YEAR]) {
      const m = machine(null);
      m.set(leap);
      m.pass(HOUR);
      expect(m.now()).toBe(START + HOUR);
      expect(m.now()).toBe(START + HOUR);
      expect(m.doubted).toHaveLength(1);
      m.set(-leap);
      m.pass(HOUR);
      expect(m.now()).toBe(START + 2 * HOUR);
    }
  });

  test('goes along with a machine that has slept, and back where it was only set wrong', () => {
    const m = machine(null);
    m.set(3 * DAY);
    expect(m.now()).toBe(START + 3 * DAY);
    m.set(-3 * DAY);
    m.pass(MINUTE);
    expect(m.now()).toBe(START + MINUTE);
  });

  test('believes a clock that has said the same for a day', () => {
    const m = machine(null);
    m.set(2 * YEAR);
    for (let hours = 0; hours < 23; hours++) {
      m.pass(HOUR);
      expect(m.now()).toBe(START + (hours + 1) * HOUR);
    }
    m.pass(2 * HOUR);
    m.now();
    expect(m.now()).toBe(START + 2 * YEAR + 25 * HOUR);
  });

  test('goes on from what was noted where a machine comes up in another century, and follows once it is set right', () => {
    const m = machine(START, 0);
    expect(m.now()).toBe(START);
    m.pass(HOUR);
    m.set(START + 2 * DAY);
    expect(m.now()).toBe(START + 2 * DAY + HOUR);
  });

  test('follows a machine that was turned off for months, but not one that comes up ten years later', () => {
    expect(machine(START, START + 200 * DAY).now()).toBe(START + 200 * DAY);
    expect(machine(START, START + 10 * YEAR).now()).toBe(START);
  });
});
