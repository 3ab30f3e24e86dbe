import { expect, test } from 'vitest';
import { played18mag } from '../../../../tests/support/foreign18mag.ts';
import type { State18Mag } from '../../../games/18mag/state.ts';
import type { ForeignRecord } from '../foreign.ts';
import { holderOf, holdingsAfter, oursFor, theirsFor } from './trains.ts';

const actions = [
  { type: 'bid', entity: 'P1', minor: '6', price: 0 },
  { type: 'bid', entity: 'P2', corporation: 'SIK', price: 0 },
  { type: 'bid', entity: 'P2', minor: '3', price: 0 },
  { type: 'discard_train', entity: '3', train: '2-1' },
  { type: 'buy_train', entity: '6', train: '3-0', price: 120 },
  { type: 'buy_train', entity: '3', train: '2-0', price: 1 },
  { type: 'buy_train', entity: '3', train: '2-1', price: 80 },
];
const record = { actions } as unknown as ForeignRecord;

test('who has which train: drafted, scrapped, sold by another minor, sold again under its old number', () => {
  expect(holdingsAfter(record, 3)).toEqual({ 6: ['2-0'], 3: ['2-1'] });
  expect(holdingsAfter(record, 4)).toEqual({ 6: ['2-0'], 3: [] });
  expect(holdingsAfter(record, 7)).toEqual({ 6: ['3-0'], 3: ['2-0', '2-1'] });
  expect(holderOf(holdingsAfter(record, 4), '2-1')).toBeUndefined();
});

test('ours bear new numbers, and are known by their place', () => {
  const { end } = played18mag({ seed: 'trains', players: 3, moves: 0 });
  const s: State18Mag = { ...end, trains: { 6: ['3-0'], 3: ['2-0', '2-2'] } };
  const held = holdingsAfter(record, 7);
  expect(oursFor(s, held, '2-1')).toBe('2-2');
  expect(theirsFor(s, held, '2-2')).toBe('2-1');
  expect(theirsFor(s, held, '3-0')).toBe('3-0');
  // what nobody has, and what is of another type, keeps its name
  expect(oursFor(s, held, '6-0')).toBe('6-0');
  expect(oursFor({ ...s, trains: { 6: ['4-0'] } }, held, '3-0')).toBe('3-0');
});
