// What the market says: its zones, and what each of its spaces does.

import type { PriceCause } from '../../../kernel/index.ts';
import { director, president } from '../terms.ts';
export const market = {
  head: 'Market',
  map: 'Map',
  /** For somebody who does not see it. */
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
  /** In games whose presidents are called directors. */
  soldByDirector: `each share sold by its ${director.bare}`,
  /** Where a price does not fall by every share that others sell. */
  soldOneByOthers: 'a single share sold by others',
  /** Where sales of the president alone lower it. */
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
