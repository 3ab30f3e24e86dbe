// The words of a title page: an introduction, its rules in our own words, its relatives, our reconstructions.
export const titles = {
  pageTitle: 'The games',
  pageIntro: 'Games about railways and those who own them. Each is refereed from its rulebook, rule by rule.',
  players: 'Players',
  length: 'Length',
  designer: 'By',
  rules: 'The rules, in short',
  rulesAndStart: 'Rules and start',
  rulesHint: 'Our own words, not the book’s. At the table every refusal names its rule.',
  relatives: 'Among its relatives',
  reconstruction: 'What is a reconstruction',
  reconstructionHint: 'Where our sources are silent we say so, and what we chose.',
  gallery: 'All maps and tiles',
  start: 'Start a game',
  contents: 'On this page',
  board: 'The board at the start',
  /** For one of several boards: `1–2`. */
  boardFor: (players: string) => `The board at the start, with ${players} players`,
};
