// Bots that play alone may go on for ever: by the book nobody has to do anything. After so many moves without a person they rest.

/** Twice as many as the longest games that were ever played to their end. */
const MOST = 3000;

/** Whether nobody but bots has entered anything for so long that the table is left alone until somebody does. */
export function atRest(
  entries: readonly { readonly seat: number }[],
  seats: readonly { readonly kind: string }[],
  most = MOST,
): boolean {
  if (entries.length < most) return false;
  return entries.slice(-most).every(({ seat }) => seats[seat - 1]?.kind === 'bot');
}
