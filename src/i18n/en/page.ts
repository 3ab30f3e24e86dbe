import type { PageLines } from '../page.ts';

export const page: PageLines = {
  title: 'Binario — railway stock games',
  tagline: 'Railway stock games, by the book',
  intro:
    'Games of railways and shares, refereed from their rulebooks: every legal move offered, every refusal explained with the rule it comes from.',
  otherLang: 'Italiano',
  boardCaption: 'Chicago Express in play: a game among four of our bots.',
  boardAlt: 'The board of Chicago Express with the networks of its companies',
  timetable: 'Departures',
  columns: { game: 'Game', players: 'Players', today: 'What works today' },
  ready: 'All rules, bots, play in the terminal',
  notYet: 'Not yet',
  games: {
    'chicago-express': 'Four lines race from the coast to Chicago; whoever owns their dividends wins.',
    '1856': 'Upper Canada: loans, destinations, and the government railway that swallows debtors.',
    '18mag': 'Hungary: small railways that run, and the service companies they must pay.',
    '1862': 'Railway mania in the Eastern Counties: twenty companies, mergers, three kinds of train.',
    '1865': 'Sardinia: traffic, ranks, and the Dragons who trade on their own account.',
  },
  playHead: 'Play today',
  playText: 'The table in the browser is being built. Until it is there, the terminal deals:',
  playAlone: 'you against two bots',
  watchBots: 'a hundred games among bots',
  notFound: 'There is nothing here. The page is /',
  owners: 'The games belong to their designers and publishers; the software is free (MIT).',
};
