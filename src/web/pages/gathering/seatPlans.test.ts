import { describe, expect, test } from 'vitest';
import type { SeatView, Table } from '../../../api/tables.ts';
import { asked, fewest, planOf, plansFor, seenAt, swapped } from './seatPlans.ts';

const seat = (n: number, more: Partial<SeatView>): SeatView => ({
  ...{ seat: n, kind: 'empty', name: '', person: null, online: false, usedMs: 0 },
  ...more,
});
const ada = seat(1, { kind: 'person', person: 'ada' });
const kept = seat(2, { reserved: true });
const bot = seat(3, { kind: 'bot', level: 'search' });
const own = seat(4, { kind: 'automaton' });
const table = { visibility: 'open', seats: [ada, kept, bot, own] } as unknown as Table;

describe('the seats of a table that gathers', () => {
  test('are what they are until the host says otherwise', () => {
    expect([ada, kept, bot, seat(5, {})].map(planOf)).toEqual(['stay', 'reserved', 'search', 'free']);
    expect(plansFor(table, ada)).toEqual(['stay', 'free', 'reserved', 'apprentice', 'skilled', 'expert', 'master']);
    expect(plansFor(table, bot)).toContain('search'); // no longer offered, but it sits there
    expect(plansFor(table, kept)).not.toContain('stay');
    expect(plansFor({ ...table, visibility: 'private' }, kept)).not.toContain('reserved');
  });

  test('are asked for with who was seen there', () => {
    expect(asked(ada, 'free')).toEqual({ seat: 1, level: null, was: 'ada' });
    expect(asked(kept, 'reserved')).toEqual({ seat: 2, level: null, reserved: true, was: null });
    expect(asked(bot, 'random')).toEqual({ seat: 3, level: 'random', was: null });
    expect(seenAt(table)).toEqual({ seen: ['ada', null, null] });
  });

  test('change places, without the automata', () => {
    expect(swapped(table, 1, 1)).toEqual([2, 1, 3]);
    expect(swapped(table, 3, -1)).toEqual([1, 3, 2]);
  });

  test('are never fewer than sit there, nor than the game wants', () => {
    expect([fewest(table, 1), fewest(table, 3)]).toEqual([2, 3]);
  });
});
