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

test('nothing chosen yet: the whole board', () => {
  expect(focusOf([], marks)).toEqual([]);
});

test('an action that is begun: what can be chosen and what is chosen, not what happened last', () => {
  const begun: Path = [{ type: 'layTile', chosen: { type: 'layTile' }, open: null }] as unknown as Path;
  expect(focusOf(begun, marks)).toEqual(['B2', 'D4']);
});
