import { expect, test } from 'vitest';
import { rulingsOf } from '../engine/core/options.ts';
import { departures, playedBy } from './playedBy.ts';

const ruling = rulingsOf('toy');
const rulings = [
  ruling('a', 'R1', 'x', 'x', { practice: 'y' }),
  ruling('b', 'R2', 'x', 'y', { practice: 'y' }),
  ...['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o'].map((id, i) =>
    ruling(id, `R${i + 3}`, 'x', 'y'),
  ),
];
const all = (value: string) => Object.fromEntries(rulings.map(({ id }) => [id, value]));
const practice = { ...all('x'), a: 'y', b: 'y' };

test('each set is known by its values', () => {
  expect(playedBy(rulings, all('x'))).toEqual({ set: 'letter', changes: [] });
  expect(playedBy(rulings, practice)).toEqual({ set: 'practice', changes: [] });
  expect(playedBy(rulings, { ...all('y'), a: 'x' })).toEqual({ set: '18xx.games', changes: [] });
});

test('a few changes are told beside the set they leave', () => {
  const values = { ...practice, c: 'y' };
  const change = { id: 'c', rule: 'toy-R3', value: 'y', instead: 'x' };
  expect(playedBy(rulings, values)).toEqual({ set: 'practice', changes: [change] });
});

test('the set that was chosen keeps its name, also where another is nearer', () => {
  const values = { ...practice, a: 'x' };
  expect(playedBy(rulings, values).set).toBe('letter');
  expect(playedBy(rulings, values, 'practice')).toEqual({
    set: 'practice',
    changes: [{ id: 'a', rule: 'toy-R1', value: 'x', instead: 'y' }],
  });
});

test('many changes make a mixture, told by what differs from the letter', () => {
  const values = { ...all('x'), c: 'y', d: 'y', e: 'y', f: 'y', g: 'y', h: 'y' };
  const { set, changes } = playedBy(rulings, values);
  expect(set).toBeNull();
  expect(changes.map(({ id }) => id)).toEqual(['c', 'd', 'e', 'f', 'g', 'h']);
  expect(playedBy(rulings, values, 'practice')).toEqual({ set, changes });
});

test('a point that an older table does not name is not compared', () => {
  expect(departures(rulings, { b: 'y' }, 'letter')).toEqual([{ id: 'b', rule: 'toy-R2', value: 'y', instead: 'x' }]);
});

test('without rulings nothing differs', () => {
  expect(playedBy([], {})).toEqual({ set: 'letter', changes: [] });
});
