// Words of the market: its zones, and the effect of each of its spaces.

import type { PriceCause } from '../../../kernel/index.ts';
import { director, president } from '../terms.ts';
export const market = {
  head: 'Market',
  map: 'Map',
  /** For readers who do not see it. */
  label: 'The market: rows of prices, with the markers of the companies',
  keys: 'Arrows go from space to space',
  zones: 'Zones',
  /** The markers on a space, the one that operates first in front. */
  stack: (companies: string) => `Here, first to operate first: ${companies}`,
  causes: {
    paid: 'pays out',
    withheld: 'withholds',
    earnedNothing: 'earns nothing',
    soldShare: 'each share sold',
    soldByLeader: `each share sold by its ${president.bare}`,
    soldBlock: 'any sale',
    soldOut: 'sold out after a stock round',
    newTrain: 'first new train of a turn',
  } satisfies Readonly<Record<PriceCause, string>>,
  /** For games whose leaders are called directors. */
  soldByDirector: `each share sold by its ${director.bare}`,
  /** For games where a price does not fall by every share that others sell. */
  soldOneByOthers: 'a single share sold by others',
  /** For games where only the president's sales lower a price. */
  soldByOthers: 'shares sold by others',
  paidAtLeast: (sum: string) => `pays out ${sum} or more`,
  stays: 'stays',
  leadsNowhere: 'No marker goes on from here.',
  /** A marker that a decision would move. */
  moves: (company: string, from: string, to: string) => `${company}: ${from} → ${to}`,
  comes: (company: string, to: string) => `${company} comes in at ${to}`,
  goes: (company: string) => `${company} leaves the market`,
  toMap: 'Map on the stage',
  toMarket: 'Market on the stage',
};
