// Bots that play alone may go on for ever: by the book nobody has to do anything. They rest after many moves without a person.

/** Twice the length of the longest games ever played to their end. */
const MOST = 3000;

/** True if bots alone have made so many entries that the table is left until a person acts. */
export function atRest(
  entries: readonly { readonly seat: number }[],
  seats: readonly { readonly kind: string }[],
  most = MOST,
): boolean {
  if (entries.length < most) return false;
  return entries.slice(-most).every(({ seat }) => seats[seat - 1]?.kind === 'bot');
}
