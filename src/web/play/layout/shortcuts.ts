// The keys of a table, as data: the page handles them, and the list of keys shows them.
import type { ShortcutId } from '../../../words/web/table.ts';

export interface Shortcut {
  readonly id: ShortcutId;
  /** Names as in `KeyboardEvent.key`, in small letters. */
  readonly keys: readonly string[];
}

export const shortcuts: readonly Shortcut[] = [
  { id: 'pick', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  { id: 'pass', keys: ['0'] },
  { id: 'carryOut', keys: ['enter'] },
  { id: 'back', keys: ['escape', 'backspace'] },
  { id: 'earlier', keys: ['arrowleft'] },
  { id: 'later', keys: ['arrowright'] },
  { id: 'first', keys: ['home'] },
  { id: 'now', keys: ['end'] },
  { id: 'undo', keys: ['u'] },
  { id: 'redo', keys: ['y'] },
  { id: 'rotate', keys: ['r'] },
  { id: 'find', keys: ['/'] },
  { id: 'board', keys: ['b'] },
  { id: 'choices', keys: ['d'] },
  { id: 'players', keys: ['p'] },
  { id: 'companies', keys: ['c'] },
  { id: 'market', keys: ['m'] },
  { id: 'trains', keys: ['f'] },
  { id: 'tiles', keys: ['i'] },
  { id: 'charts', keys: ['w'] },
  { id: 'sheet', keys: ['s'] },
  { id: 'log', keys: ['l'] },
  { id: 'chat', keys: ['t'] },
];

export const shortcutOf = (key: string): ShortcutId | null =>
  shortcuts.find(({ keys }) => keys.includes(key.toLowerCase()))?.id ?? null;
