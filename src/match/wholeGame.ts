// Fetches all parts of a long game, which the server sends one by one.

interface Part {
  readonly entries: readonly { readonly seq: number }[];
  readonly more?: true;
}

/** The first part with all entries that follow it; `ask` gets the part after an entry. */
export async function wholeGame<P extends Part>(first: P, ask: (after: number) => Promise<P>): Promise<P> {
  const { more: _, ...rest } = first;
  const entries = [...first.entries];
  for (let part = first; part.more; ) {
    part = await ask(entries.at(-1)!.seq);
    entries.push(...part.entries);
  }
  return { ...rest, entries } as unknown as P;
}
