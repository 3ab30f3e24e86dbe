// 1862 for bots: the adviser for each kind of frame. What shares are sold for a fine, and which tokens are given up, is left
// to chance.

import type { CompanyId } from '../../games/1862/companies.ts';
import { rail1862 } from '../../games/1862/rail.ts';
import type { State1862 } from '../../games/1862/state.ts';
import { horizon } from './1862/outlook.ts';
import { bidIdeas, charterIdeas, openIdeas } from './1862/parliament.ts';
import type { Adviser } from './1862/seen.ts';
import { stockIdeas } from './1862/shares.ts';
import { gainOf } from './1862/stake.ts';
import { offerIdeas } from './1862/trains.ts';
import { takeIdeas, turnIdeas } from './1862/turn.ts';
import { optionIdeas } from './1862/unions.ts';
import { forecastOf } from './kit18xx/forecast.ts';
import { insight18xx } from './kit18xx/insight.ts';

const forecast = (now: State1862): number[] =>
  forecastOf(rail1862, now, (s) => ({ rounds: horizon(s), share: (company) => gainOf(s, company as CompanyId) }));

const advisers: Readonly<Record<string, Adviser>> = {
  parliament: openIdeas,
  auction: bidIdeas,
  charter: charterIdeas,
  stock: stockIdeas,
  tokens: takeIdeas,
  turn: turnIdeas,
  offer: offerIdeas,
  exchange: optionIdeas,
};

/** Companies repay what they cost only after some rounds; the forecasts after several are taken together, so that luck counts less. */
const ROUNDS = 8;
const AHEAD = { judgedFrom: 5, lines: 18, unclear: 2, onePlan: true, sales: 2 };

export const insight1862 = insight18xx(forecast, advisers, ROUNDS, AHEAD);
