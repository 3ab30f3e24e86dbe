// Words of the page of rules, and of a rule opened at the table.
export const rules = {
  title: (game: string) => `${game}: the rules`,
  intro:
    'Every rule this site plays by, numbered, in our own words. A refusal at the table names the rule it comes from; here it is with all the others.',
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'A word, or a number such as R046',
  found: (rules: number, all: number) =>
    rules === all ? `${all} rules and examples` : `${rules} of ${all} rules and examples`,
  nothing: 'No rule has all of these words.',
  clear: 'Show all rules',
  loading: 'Fetching the rules',
  failed: 'The rules could not be fetched. Try again when the connection is back.',
  aboutGame: 'About the game',
  examples: 'Examples',
  /** Opens the position of a worked example as a game in this browser. */
  open: 'Open this position',
  rule: (id: string) => `Rule ${id}`,
  example: (id: string) => `Example ${id}`,
  whole: 'All the rules',
  unknown: 'This rule is about how a move is written down; it is not in any rulebook.',
  inBook: (section: string) => `In the Italian rulebook: ${section}`,
  marks: {
    book: { name: 'book', means: 'The rulebook says it.' },
    completed: { name: 'completed', means: 'The rulebook leaves this open to the board or to common practice.' },
    decided: { name: 'decided', means: 'The rulebook is silent or contradicts itself here: how this site reads it.' },
  },
};
