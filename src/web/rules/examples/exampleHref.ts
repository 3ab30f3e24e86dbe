// Where a worked example is opened, and the name its game has in this browser: one for each, so that none pile up.

export const exampleHref = (game: string, id: string): string => `/games/${game}/examples/${id}`;

export const exampleKey = (game: string, id: string): string => `example-${game}-${id}`;

/** Which example a game of this browser is, if it is one. */
export function exampleIn(key: string): { readonly game: string; readonly id: string } | null {
  const found = /^example-(.+)-(X\d+)$/.exec(key);
  return found && { game: found[1]!, id: found[2]! };
}
