import { describe, expect, test } from 'vitest';
import type { Entry } from '../records/record.ts';
import { charged, isOverdue, leftMs } from './clock.ts';
import { asked, type Voter, verdict } from './consent.ts';
import { undoRight, undoTarget } from './undo.ts';

const move = (seq: number, seat: number): Entry => ({ seq, seat, action: { type: 'pass' } });
const people = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }] as const;

describe('undo', () => {
  const line = [move(1, 1), move(2, 2), move(3, 3), move(4, 1), move(5, 1)];

  test('one’s own last moves are taken back at once', () => {
    expect(undoRight(line, people, 1, 4)).toEqual({ ok: true, asks: [] });
    expect(undoRight(line, people, 1, 3)).toEqual({ ok: true, asks: [] });
  });

  test('past a bot’s move as well: bots agree', () => {
    expect(undoRight(line, people, 1, 2)).toEqual({ ok: true, asks: [] });
  });

  test('past another person’s move, that person is asked', () => {
    expect(undoRight(line, people, 1, 0)).toEqual({ ok: true, asks: [2] });
    expect(undoRight(line, people, 2, 1)).toEqual({ ok: true, asks: [1] });
  });

  test('nowhere to go: the end of the line itself, and entries that no longer count', () => {
    expect(undoRight(line, people, 1, 5)).toEqual({ ok: false });
    const undone: Entry[] = [...line, { seq: 6, seat: 1, to: 3 }];
    expect(undoRight(undone, people, 2, 4)).toEqual({ ok: false });
    expect(undoRight([...undone, move(7, 1)], people, 1, 4)).toEqual({ ok: false });
    expect(undoRight([], people, 1, 0)).toEqual({ ok: false });
  });

  test('whoever took moves back puts them back, one by one or all, until something else happens', () => {
    const once: Entry[] = [...line, { seq: 6, seat: 1, to: 4 }];
    const again: Entry[] = [...once, { seq: 7, seat: 1, to: 3 }];
    expect(undoRight(once, people, 1, 5)).toEqual({ ok: true, asks: [] });
    expect(undoRight(again, people, 1, 4)).toEqual({ ok: true, asks: [] });
    expect(undoRight(again, people, 1, 5)).toEqual({ ok: true, asks: [] });
    const forward: Entry[] = [...again, { seq: 8, seat: 1, to: 4 }];
    expect(undoRight(forward, people, 1, 5)).toEqual({ ok: true, asks: [] });
    expect(undoRight(again, people, 2, 5)).toEqual({ ok: false });
    expect(undoRight(line, people, 1, 6)).toEqual({ ok: false });
  });

  test('the last move of a seat, and what came after it', () => {
    expect(undoTarget(line, 1)).toBe(4);
    expect(undoTarget(line, 2)).toBe(1);
    expect(undoTarget([move(1, 1)], 1)).toBe(0);
    expect(undoTarget([move(1, 1)], 2)).toBeNull();
  });
});

describe('consent', () => {
  const voter = (seat: number, kind: Voter['kind'], overdue = false): Voter => ({ seat, kind, overdue });
  const voters = [voter(1, 'person'), voter(2, 'person'), voter(3, 'bot'), voter(4, 'person', true)];

  test('everybody else is asked, but no bot and nobody who is out of time', () => {
    expect(asked(voters, 1)).toEqual([2]);
  });

  test('all who were asked must agree, and one no ends it', () => {
    expect(verdict([2, 3], [2], [])).toBe('open');
    expect(verdict([2, 3], [2, 3], [])).toBe('carried');
    expect(verdict([2, 3], [2], [3])).toBe('declined');
    expect(verdict([2], [], [4])).toBe('open');
    expect(verdict([], [], [])).toBe('carried');
  });
});

describe('clock', () => {
  const minute = 60_000;

  test('a live clock runs while the table waits, and gets its increment with each move', () => {
    const pace = { kind: 'live', minutes: 10, increment: 5 } as const;
    expect(leftMs(pace, { usedMs: 2 * minute, since: 1000 }, 1000 + minute)).toBe(7 * minute);
    expect(leftMs(pace, { usedMs: 2 * minute, since: null }, 99 * minute)).toBe(8 * minute);
    expect(charged(pace, 2 * minute, minute)).toBe(3 * minute - 5000);
    expect(isOverdue(pace, { usedMs: 10 * minute, since: 0 }, 1)).toBe(true);
  });

  test('days are counted for each move, and only while it is awaited', () => {
    const pace = { kind: 'days', days: 2 } as const;
    const day = 24 * 60 * minute;
    expect(leftMs(pace, { usedMs: 9 * day, since: 0 }, day)).toBe(day);
    expect(isOverdue(pace, { usedMs: 0, since: 0 }, 2 * day)).toBe(true);
    expect(leftMs(pace, { usedMs: 0, since: null }, 0)).toBeNull();
    expect(charged(pace, 5, 7)).toBe(12);
  });

  test('without a clock nobody is ever late', () => {
    expect(isOverdue({ kind: 'live' }, { usedMs: 9 ** 9, since: 0 }, 9 ** 9)).toBe(false);
  });
});
