// A table has an end: entries are kept, held in memory and sent to every reader, so that there may only be so many.
import { Fault } from '../http/fault.ts';

/** Several times the longest game, everything taken back included. */
export const MOST_ENTRIES = 6000;
/** Beyond this nothing is taken back any more, so that the rest is there to finish the game. */
const MOST_WITH_UNDO = 5000;

interface Numbered {
  readonly row: { readonly seq: number };
}

export const isFull = ({ row }: Numbered): boolean => row.seq >= MOST_ENTRIES;

export function mustHaveEntriesLeft(table: Numbered, what: 'move' | 'undo'): void {
  const most = what === 'undo' ? MOST_WITH_UNDO : MOST_ENTRIES;
  if (table.row.seq >= most) throw new Fault('tooLong', { what, most });
}
