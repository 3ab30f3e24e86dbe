// A standstill, which the book does not consider: a whole stretch of rounds leaves everything as it was, and the next
// would do the same.
import { expect, test } from 'vitest';
import { table1865 } from '../../support/table1865.ts';

/** The FCS has a home without a tile, no traffic and no train: it can wait for ever, and earns nothing. */
const waiting = (price = 10) =>
  table1865(['Alan', 'Bob'])
    .company('FCS', { price, owners: { Alan: [40, 20], Bob: [20, 20] } })
    .operating({ company: 'FCS', at: 'trains', round: 2 });

const isOver = (t: ReturnType<typeof waiting>): boolean => t.state.flow.length === 0;
/** Everybody does nothing until the game is over, or this many stock rounds have begun. */
const idle = (t: ReturnType<typeof waiting>, sets: number) =>
  t.passesWhile(() => !isOver(t) && t.told('stockRoundBegan').length < sets);

test('a game is over where all have passed, nobody was paid and no price has moved since the last stock round', () => {
  const t = idle(waiting(), 5);
  expect([t.state.ended, isOver(t)]).toEqual(['standstill', true]);
  expect(t.told('gameOver')).toMatchObject([{ reason: 'standstill' }]);
  expect(t.told('stockRoundBegan').length).toBeLessThanOrEqual(1);
});

test('it goes on while a price falls', () => {
  const t = idle(waiting(50), 2);
  expect([t.state.ended, t.price('FCS')]).toEqual([null, 10]);
  idle(t, 9);
  expect(t.state.ended).toBe('standstill');
});

test('it goes on while maritime companies pay', () => {
  const t = idle(waiting().maritimes({ Bob: ['M1'] }), 4);
  expect([t.state.ended, t.told('stockRoundBegan').length]).toEqual([null, 4]);
});

test('it goes on where somebody has sold a share, and ends when nobody does any more', () => {
  const t = waiting();
  expect(t.waiting).toEqual(['Alan']);
  t.plays('Alan', { type: 'sellShares', company: 'FCS', percent: 20 });
  idle(t, 1);
  expect([t.state.ended, t.told('stockRoundBegan').length]).toEqual([null, 1]);
  idle(t, 3);
  expect(t.state.ended).toBe('standstill');
});
