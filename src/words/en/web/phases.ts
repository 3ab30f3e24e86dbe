// Tiles, trains and phases as panels and on the title pages.
export const phases = {
  tiles: {
    head: 'Tiles',
    hint: 'Touch a tile: what it becomes and what it comes from are lit.',
    unlimited: '∞',
    /** A tile in words, for readers who do not see it. */
    left: (count: string) => `${count} left`,
    becomes: (tiles: string) => `becomes ${tiles}`,
    comesFrom: (tiles: string) => `replaces ${tiles}`,
    nothing: 'nothing replaces it',
    ground: 'bare ground',
    /** Each tile has another on its back. */
    otherSide: (tile: string) => `${tile} is on its back: both count together`,
  },
  head: 'Trains and phases',
  phase: 'Phase',
  phases: 'Phases',
  begins: 'Begins with',
  firstTrain: (type: string) => `the first ${type}`,
  start: 'the start',
  tilesHead: 'Tiles',
  limit: { head: 'Limit', title: 'Trains a company may have' },
  rounds: { head: 'ORs', title: 'Operating rounds after a stock round' },
  happens: 'What happens',
  now: 'now',
  rust: (types: string) => `${types} rust`,
  /** The title pages. */
  companies: 'Companies',
  home: 'Home',
  destination: 'Destination',
  tokens: 'Tokens',
  shares: 'Shares',
  company: 'Company',
  market: 'Market',
  more: 'More',
};
