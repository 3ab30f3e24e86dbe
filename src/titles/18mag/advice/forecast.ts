// Forecast of each seat's final worth: its worth now, what its shares still gain, and its part of what its minors run for.

import { forecastOf, type Gains } from '../../../bots/kit/forecast.ts';
import { trainsOf } from '../../../engine/index.ts';
import type { MajorId } from '../rules/companies.ts';
import { rail18mag } from '../rules/rail.ts';
import { minorsInPlay, ownerOf, priceOf, type State18Mag } from '../rules/state.ts';
import { colsOf, economyOf } from './economy.ts';
import { horizon, roundsToCome } from './horizon.ts';
import { prospectOf } from './outlook.ts';
import { revenueOf } from './runs.ts';

export const forecast = (s: State18Mag): number[] => forecastOf(rail18mag, s, gainsIn);

function gainOf(s: State18Mag, major: MajorId): number {
  const economy = economyOf(s);
  const place = economy.majors.indexOf(major);
  return prospectOf(economy, place, roundsToCome(s), colsOf(s)[place]!) - priceOf(s, major);
}

function gainsIn(s: State18Mag): Gains {
  const rounds = horizon(s);
  const runs = minorsInPlay(s).map((minor) => ({
    owner: ownerOf(s, minor),
    income: (revenueOf(s, minor, trainsOf(s, minor), s.board) / 2) * rounds,
  }));
  return {
    rounds: 1,
    share: (major) => gainOf(s, major as MajorId),
    besides: (seat) => runs.filter(({ owner }) => owner === seat).reduce((sum, { income }) => sum + income, 0),
  };
}
