// The page of a table comes with the table and its game in it: nothing has to be asked for before the board is there.
import type { Opening } from '../../../api/moves.ts';

/** What came with the page, once: later it would be old. Null if the page is that of another table, or of none. */
export function takeOpening(id: string): Opening | null {
  const told = document.getElementById('opening');
  if (!told) return null;
  told.remove();
  const opening = JSON.parse(told.textContent ?? 'null') as Opening | null;
  return opening?.table.id === id ? opening : null;
}
