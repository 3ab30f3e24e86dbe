// 1856 for bots: the adviser for each kind of frame.

import { BUILDING, insight18xx } from '../../../bots/kit/insight.ts';
import { auctionIdeas } from './auction.ts';
import { forecast } from './forecast.ts';
import { discardIdeas, formationIdeas, offerIdeas } from './offers.ts';
import { raiseIdeas } from './raise.ts';
import { settleIdeas } from './settle.ts';
import type { Adviser } from './situation.ts';
import { stockIdeas } from './stock.ts';
import { cityIdeas } from './tokens.ts';
import { turnIdeas } from './turn.ts';

const advisers: Readonly<Record<string, Adviser>> = {
  privates: auctionIdeas,
  stock: stockIdeas,
  turn: (situation) => [...turnIdeas(situation), ...raiseIdeas(situation)],
  raise: raiseIdeas,
  offer: offerIdeas,
  discard: discardIdeas,
  city: cityIdeas,
  settling: settleIdeas,
  formation: formationIdeas,
};

/**
 * Forecasts after all of these rounds are averaged. With more rounds luck drowns the effect of a decision; with fewer,
 * companies have not repaid their cost.
 */
const ROUNDS = 6;
const AHEAD = {
  judgedFrom: 2,
  lines: 18,
  unclear: 2,
  onePlan: true,
  sales: 2,
  building: [...BUILDING, 'layCanadaTile', 'placePort'],
};

export const insight1856 = insight18xx(forecast, advisers, ROUNDS, AHEAD);
