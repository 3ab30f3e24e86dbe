// 1856 for bots: the adviser for each kind of frame.
import { auctionIdeas } from './1856/auction.ts';
import { forecast } from './1856/forecast.ts';
import { discardIdeas, formationIdeas, offerIdeas } from './1856/offers.ts';
import { raiseIdeas } from './1856/raise.ts';
import type { Adviser } from './1856/seen.ts';
import { settleIdeas } from './1856/settle.ts';
import { stockIdeas } from './1856/stock.ts';
import { cityIdeas } from './1856/tokens.ts';
import { turnIdeas } from './1856/turn.ts';
import { insight18xx } from './kit18xx/insight.ts';

const advisers: Readonly<Record<string, Adviser>> = {
  privates: auctionIdeas,
  stock: stockIdeas,
  turn: (seen) => [...turnIdeas(seen), ...raiseIdeas(seen)],
  raise: raiseIdeas,
  offer: offerIdeas,
  discard: discardIdeas,
  city: cityIdeas,
  settling: settleIdeas,
  formation: formationIdeas,
};

/**
 * A decision changes all that follows, and after more rounds luck drowns what came of it; after fewer, companies have not repaid
 * what they cost. So the forecasts after all of these rounds are taken together.
 */
const ROUNDS = 6;
const AHEAD = { judgedFrom: 2, lines: 18, unclear: 2, onePlan: true, sales: 2 };

export const insight1856 = insight18xx(forecast, advisers, ROUNDS, AHEAD);
