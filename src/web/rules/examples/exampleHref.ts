// The address of a worked example, and its game's name in this browser: one for each, so that none pile up.

export const exampleHref = (game: string, id: string): string => `/games/${game}/examples/${id}`;

export const exampleKey = (game: string, id: string): string => `example-${game}-${id}`;

/** The example that a game of this browser is, or null. */
export function exampleIn(key: string): { readonly game: string; readonly id: string } | null {
  const found = /^example-(.+)-(X\d+)$/.exec(key);
  return found && { game: found[1]!, id: found[2]! };
}
