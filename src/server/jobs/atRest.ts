// Bots that play alone may go on for ever: by the book nobody has to do anything. After so many moves without a person they rest.
import type { Loaded } from '../play/loaded.ts';

/** Twice as many as the longest games that were ever played to their end. */
const MOST = 3000;

/** Whether nobody but bots has entered anything for so long that the table is left alone until somebody does. */
export function atRest({ entries, seats }: Pick<Loaded, 'entries' | 'seats'>, most = MOST): boolean {
  if (entries.length < most) return false;
  const byBot = ({ seat }: { readonly seat: number }) => seats[seat - 1]?.kind === 'bot';
  return entries.slice(-most).every(byBot);
}
