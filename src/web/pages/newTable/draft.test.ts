import { expect, test } from 'vitest';
import { emptyDraft, hasBots, localOf, tableOf, withAsked, withPlayers, withSeat } from './draft.ts';

const draft = emptyDraft('toy', 3);

test('seats that are added are for people, seats that go are forgotten', () => {
  const four = withSeat(withPlayers(draft, 4), 3, 'search');
  expect(four.seats).toEqual(['person', 'person', 'person', 'search']);
  expect(withPlayers(four, 2).seats).toEqual(['person', 'person']);
});

test('the first seat stays a person’s', () => {
  expect(withSeat(draft, 0, 'greedy').seats[0]).toBe('person');
  expect(hasBots(withSeat(draft, 0, 'greedy'))).toBe(false);
});

test('the server is asked only for what leaves its default', () => {
  const asked = withAsked(draft, 'length', 'short', 'full');
  expect(tableOf(asked).asked).toEqual({ length: 'short' });
  expect(tableOf(withAsked(asked, 'length', 'full', 'full'))).not.toHaveProperty('asked');
});

test('the pace in the words of the API', () => {
  expect(tableOf(draft).pace).toEqual({ kind: 'live' });
  expect(tableOf({ ...draft, pace: 'clock' }).pace).toEqual({ kind: 'live', minutes: 30, increment: 10 });
  expect(tableOf({ ...draft, pace: 'days' }).pace).toEqual({ kind: 'days', days: 3 });
});

test('bots are told by level; round one screen everybody has a name', () => {
  const planned = { ...withSeat(draft, 2, 'greedy'), names: ['Ada', ' '] };
  expect(tableOf(planned).bots).toEqual(['greedy']);
  expect(localOf(planned, (seat, plan) => `${plan} ${seat}`).seats).toEqual([
    { name: 'Ada', kind: 'person' },
    { name: 'person 2', kind: 'person' },
    { name: 'greedy 3', kind: 'bot', level: 'greedy' },
  ]);
});
