import type { MarketLines } from '../../web/market.ts';

export const market: MarketLines = {
  head: 'Market',
  map: 'Map',
  label: 'The market: rows of prices, with the markers of the companies',
  keys: 'Arrows go from space to space',
  zones: 'Zones',
  stack: (companies) => `Here, first to operate first: ${companies}`,
  causes: {
    paid: 'pays out',
    withheld: 'withholds',
    earnedNothing: 'earns nothing',
    soldShare: 'each share sold',
    soldByLeader: 'each share sold by its president',
    soldBlock: 'any sale',
    soldOut: 'sold out after a stock round',
    newTrain: 'first new train of a turn',
  },
  soldByDirector: 'each share sold by its director',
  paidAtLeast: (sum) => `pays out ${sum} or more`,
  stays: 'stays',
  leadsNowhere: 'No marker goes on from here.',
  moves: (company, from, to) => `${company}: ${from} → ${to}`,
  comes: (company, to) => `${company} comes in at ${to}`,
  goes: (company) => `${company} leaves the market`,
  toMap: 'Map on the stage',
  toMarket: 'Market on the stage',
};
