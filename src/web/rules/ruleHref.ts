// The number of a rule, and its place on the page of its game.

export const ruleHref = (game: string, id: string): string => `/games/${game}/rules#${id}`;

/** Without the name of its game. */
export const shortRule = (game: string, rule: string): string =>
  rule.startsWith(`${game}-`) ? rule.slice(game.length + 1) : rule;
