// Finds the thing that a person means by a word: its number, its id, its name, or the beginning of one.

export interface Named<T> {
  readonly thing: T;
  /** Names of the thing, the most usual first. */
  readonly names: readonly string[];
}

export type Match<T> = { readonly one: T } | { readonly several: readonly Named<T>[] } | null;

/** "B&O", "b&o" and "bo" are the same word; so are "Perché" and "perche". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}?]/gu, '')
    .toLowerCase();

/** A whole name wins over a beginning, and the first kind of name over the next. */
export function match<T>(word: string, things: readonly Named<T>[]): Match<T> {
  const wanted = folded(word);
  if (wanted === '') return null;
  const whole = things.find(({ names }) => names.some((name) => folded(name) === wanted));
  if (whole) return { one: whole.thing };
  const most = Math.max(0, ...things.map(({ names }) => names.length));
  for (let i = 0; i < most; i++) {
    const begun = things.filter(({ names }) => names[i] !== undefined && folded(names[i]!).startsWith(wanted));
    if (begun.length === 1) return { one: begun[0]!.thing };
    if (begun.length > 1) return { several: begun };
  }
  return null;
}
