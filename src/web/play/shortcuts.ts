// The keys of a table, as data: the page listens by it, and the page of shortcuts shows it.
import type { ShortcutId } from '../../i18n/web/table.ts';

export interface Shortcut {
  readonly id: ShortcutId;
  /** As `KeyboardEvent.key` gives them, small letters. */
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
  { id: 'redo', keys: ['r'] },
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

/** The shortcut of a key, and which of its keys it was. */
export function shortcutOf(key: string): { readonly id: ShortcutId; readonly index: number } | null {
  const wanted = key.toLowerCase();
  for (const { id, keys } of shortcuts) {
    const index = keys.indexOf(wanted);
    if (index >= 0) return { id, index };
  }
  return null;
}
