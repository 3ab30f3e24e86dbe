// 18Mag, its title page in English.
import type { Title } from '../../../web/titles.ts';

export const g18mag: Title = {
  subtitle: 'Hungary: you run the little railways, and invest in the big companies that live off them.',
  about: [
    'Thirteen small railways lay the track and run the trains, and each belongs to one player for good. Seven great companies lay none: they sell trains and access to mines, cross rivers and mountains, build stations, and earn whenever a railway needs them. Their shares are what you trade.',
    'So every move of your own railway makes some company richer, and you would like to hold its shares when it happens.',
  ],
  rules: [
    {
      title: 'How it goes',
      text: [
        'Nobody begins with money. In a draft you take railways and first shares for nothing; then stock rounds and operating rounds alternate, one operating round in the first phase, two in the next, three in the last.',
        'Small railways operate in the order of their numbers: track, station, trains, a split of the revenue between owner and treasury, new trains. Then the great companies, the dearest first, may place a station and pay out what they earned; the payment moves their price.',
      ],
    },
    {
      title: 'Trains without a queue',
      text: [
        'All four kinds of train are for sale from the start, in any order, as many as you like. The first purchase of a new kind opens the next phase: better tiles, higher values at the edge of the map, more rounds. If nobody buys for long enough, the phase comes by itself.',
      ],
    },
    {
      title: 'The end',
      text: [
        'The last phase has one more stock round and three operating rounds. The richest in cash and shares wins; the bank cannot break.',
      ],
    },
  ],
  relatives: [
    'No train is scrapped by a newer one here and nobody goes bankrupt: it is the gentlest of the family, and one of the most tangled, since your costs are somebody’s income.',
    'Compared with 1856 there are no loans and no forced purchases; compared with 1865 the market has one row and moves slowly. With two players another, smaller map is used, and there is a game against an automaton called István.',
  ],
  reconstruction: [
    'Maps, tiles, market and companies for two to six players come from a platform in use and are certain.',
    'The solitaire game is not on that platform. Its rules, board income and limits are in the book; most cards of the automaton are our reconstruction, each marked as such.',
  ],
};
