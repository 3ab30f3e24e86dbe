// The keys of a focused board, as data: the board handles them, and the list of keys shows them.
import type { BoardKeyId } from '../../words/web/keys.ts';

export interface BoardKey {
  readonly id: BoardKeyId;
  /** Names as in `KeyboardEvent.key`. */
  readonly keys: readonly string[];
  readonly shift?: true;
}

const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'];

export const boardKeys: readonly BoardKey[] = [
  { id: 'walk', keys: arrows },
  { id: 'pan', keys: arrows, shift: true },
  { id: 'next', keys: ['PageDown'] },
  { id: 'previous', keys: ['PageUp'] },
  { id: 'touch', keys: ['Enter', ' '] },
  { id: 'closer', keys: ['+', '='] },
  { id: 'farther', keys: ['-'] },
  { id: 'fit', keys: ['z'] },
];

export const boardKeyOf = (key: string, shift: boolean): BoardKeyId | null =>
  boardKeys.find(({ keys, shift: wants = false }) => keys.includes(key) && (keys !== arrows || wants === shift))?.id ??
  null;
