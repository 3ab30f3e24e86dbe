import { expect, test } from 'vitest';
import type { Path } from '../../../match/menu.ts';
import type { Mark } from '../../board/picture.ts';
import { focusOf } from './focusOf.ts';

const marks = new Map<string, Mark>([
  ['A1', 'recent'],
  ['B2', 'choosable'],
  ['C3', 'refused'],
  ['D4', 'chosen'],
]);

const row = { place: '', kind: '', cost: '', income: '', here: '' };
const plain = { ground: 'plain', parts: [], label: '', row } as const;
const hexes = ['A1', 'B2', 'C3'].map((id, i) => ({ ...plain, id, x: 100 * i, y: 0 }));
const run = {
  id: '2',
  ink: 'red',
  pieces: [],
  stops: [
    { x: 110, y: 9 },
    { x: 190, y: -20 },
  ],
};
const board = { hexes, runs: [run] };

test('nothing chosen yet: the whole board', () => {
  expect(focusOf([], marks, board)).toEqual([]);
});

test('an action that is begun: what can be chosen and what is chosen, not what happened last', () => {
  const begun: Path = [{ type: 'layTile', chosen: { type: 'layTile' }, open: null }] as unknown as Path;
  expect(focusOf(begun, marks, board)).toEqual(['B2', 'D4']);
});

test('runs: where they stop', () => {
  const running: Path = [{ type: 'run', chosen: { type: 'run' }, open: null }] as unknown as Path;
  expect(focusOf(running, new Map(), board)).toEqual(['B2', 'C3']);
});
