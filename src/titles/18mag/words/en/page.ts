// 18Mag, its title page in English.
import type { TitlePage } from '../../../../words/web/titles.ts';

export const page: TitlePage = {
  about: [
    'Thirteen small railways, the minors, lay the track and run the trains, and each belongs to one player for good. Seven great companies, the majors, lay none: they sell trains and access to mines, cross rivers and mountains, build stations, and earn whenever a railway needs them. Their shares are what you trade.',
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
      title: 'Wagons',
      text: [
        'Before its trains run a railway may hire wagons: RÁBA’s adds a bonus at a red area, that of G&C lets a train call at as many towns again, that of SNW opens one mine. The first costs 10, each further one 10 more, all of them 10 more from the brown phase on; whoever hires must use them, and with what is hired the trains run for the most money there is.',
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
    {
      title: 'Two players',
      text: [
        'A smaller map, seven railways, four companies, trains 2, 3 and 4. LdStEG sells them all and keeps a quarter of the price; RÁBA hires out either the bonus or the plus train. The game ends with the brown phase.',
      ],
    },
    {
      title: 'Alone against István',
      text: [
        'On the small map, short (two railways a side, with an income for both) or long (three), at three levels. Nobody decides for István: his railways follow their cards line by line, upgrade the nearest city, run for the most money and buy when they can; his share card says what he buys. Where the book leaves something open, you decide it for him. The log says why he does each thing.',
      ],
    },
  ],
  relatives: [
    'No train is scrapped by a newer one here and nobody goes bankrupt: it is the gentlest of the family, and one of the most tangled, since your costs are somebody’s income.',
    'Compared with 1856 there are no loans and no forced purchases; compared with 1865 the market has one row and moves slowly.',
  ],
  reconstruction: [
    'Maps, tiles, market and companies for two to six players come from a platform on which the game is played, and recorded games replay to their result. Where the book and that platform differ, the table chooses.',
    'The game against István is on no platform. Its rules, the symbols of the cards, the income and the limits are in the book. Of his cards the book shows two: the purchases of the red card of railway 2, and the share card of SzKÉV with its order; two of the latter’s maxima follow from a worked example.',
    'Everything else of the cards is our reconstruction: the purchases of all other cards, the tiles laid in advance for all of them, three share cards and two maxima of the fourth. Each card says so when it is drawn.',
  ],
};
