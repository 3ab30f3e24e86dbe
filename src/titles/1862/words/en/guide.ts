import type { Cards } from '../../../../words/web/guide.ts';

export const cards = {
  goal: {
    title: 'Cash, and shares at their price',
    text: 'Companies come, merge and go; you want to hold what is worth something at the end. Shares of a company without a train count half. Whoever has the 30% certificate is its director and decides for it.',
  },
  parliament: {
    title: 'Parliament',
    text: 'Bid for a company’s charter, in fives, or pass. Whoever wins must start it: he chooses a price and pays it three times. It must be half sold by the end of the next stock round, or he is fined five times that price.',
  },
  stock: {
    title: 'Stock round',
    text: 'Sell first, then buy one share or start a company without a charter. Such a company gets money share by share and any price from 54 to 200; a chartered one gets ten times its price at once when half is sold.',
  },
  permits: {
    title: 'Three kinds of train',
    text: 'A company runs only trains it has a permit for. Freights are paid for the distance between their ends, locals for every stop plus a subsidy, expresses for the great stations alone.',
  },
  turn: {
    title: 'A company’s turn',
    text: 'Merge, build, place a token, run, pay or withhold, buy trains, acquire. The price rises when at least as much is paid out as the price itself. At the end of its turn a company must own a train, or find the money for one.',
  },
} satisfies Cards<string>;
