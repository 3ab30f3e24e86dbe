// 1862 for bots: the adviser for each kind of frame. Shares sold for a fine, and tokens given up, are left to chance.

import { forecastOf } from '../../../bots/kit/forecast.ts';
import { BUILDING, insight18xx } from '../../../bots/kit/insight.ts';
import { type Seat, top } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { rail1862 } from '../rules/rail.ts';
import { type State1862, saleValue, startedIds } from '../rules/state.ts';
import { isOwn, shortOf } from './deals.ts';
import { optionIdeas } from './options.ts';
import { bidIdeas, charterIdeas, openIdeas } from './parliament.ts';
import { stockIdeas } from './shares.ts';
import type { Adviser } from './situation.ts';
import { prospect } from './stake.ts';
import { offerIdeas } from './trains.ts';
import { takeIdeas, turnIdeas } from './turn.ts';

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

/** The forecast counts shares to the end, so few rounds say enough; several are averaged, so that luck counts less. */
const ROUNDS = 4;
const AHEAD = { judgedFrom: 2, lines: 18, unclear: 2, onePlan: true, sales: 2, building: [...BUILDING, 'placeLondon'] };

const usual = insight18xx(forecast, advisers, ROUNDS, AHEAD);

/** True where there is nothing to weigh: his own company floats first. */
const mustFloat = (s: State1862, seat: Seat): boolean =>
  top(s)!.kind === 'charter' || startedIds(s).some((company) => isOwn(s, company, seat) && shortOf(s, company) > 0);

export const insight1862: typeof usual = {
  ...usual,
  advise: (game, s, seat, rng, most, manner) =>
    usual.advise(game, s, seat, rng, mustFloat(s as unknown as State1862, seat) ? 1 : most, manner),
};
