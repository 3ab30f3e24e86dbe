// 1862 for bots: the adviser for each kind of frame. Shares sold for a fine, and tokens given up, are left to chance.

import { forecastOf } from '../../../bots/kit/forecast.ts';
import { BUILDING, insight18xx } from '../../../bots/kit/insight.ts';
import type { CompanyId } from '../rules/companies.ts';
import { rail1862 } from '../rules/rail.ts';
import { type State1862, saleValue } from '../rules/state.ts';
import { bidIdeas, charterIdeas, openIdeas } from './parliament.ts';
import { stockIdeas } from './shares.ts';
import type { Adviser } from './situation.ts';
import { prospect } from './stake.ts';
import { offerIdeas } from './trains.ts';
import { takeIdeas, turnIdeas } from './turn.ts';
import { optionIdeas } from './unions.ts';

const forecast = (now: State1862): number[] =>
  forecastOf(rail1862, now, (s) => ({
    rounds: 1,
    share: (company) => prospect(s, company as CompanyId) - saleValue(s, company as CompanyId),
  }));

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

/**
 * Forecasts after several of these rounds are averaged, so that luck counts less: companies repay their cost only after
 * some rounds.
 */
const ROUNDS = 8;
const AHEAD = { judgedFrom: 5, lines: 18, unclear: 2, onePlan: true, sales: 2, building: [...BUILDING, 'placeLondon'] };

export const insight1862 = insight18xx(forecast, advisers, ROUNDS, AHEAD);
