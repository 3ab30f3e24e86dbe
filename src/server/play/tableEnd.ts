// Limits the entries of a table, as all are stored, held in memory and sent to every reader.
import { Fault } from '../http/fault.ts';

/** Several times the longest game, undone moves included. */
export const MOST_ENTRIES = 6000;
/** Undos end here, so that the rest is left to finish the game. */
const MOST_WITH_UNDO = 5000;

interface Numbered {
  readonly row: { readonly seq: number };
}

export const isFull = ({ row }: Numbered): boolean => row.seq >= MOST_ENTRIES;

export function mustHaveEntriesLeft(table: Numbered, what: 'move' | 'undo'): void {
  const most = what === 'undo' ? MOST_WITH_UNDO : MOST_ENTRIES;
  if (table.row.seq >= most) throw new Fault('tooLong', { what, most });
}
