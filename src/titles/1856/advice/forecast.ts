// Forecast of each seat's final worth: its worth now, and the further gains of its shares.

import { forecastOf, type Gains } from '../../../bots/kit/forecast.ts';
import type { CompanyId } from '../rules/companies.ts';
import { rail1856 } from '../rules/rail.ts';
import type { State1856 } from '../rules/state.ts';
import { reserveOf } from './need.ts';
import { gainOf } from './shares.ts';
import { horizon } from './stake.ts';

/** Part of the cost of forced trains that counts as lost. */
const FEARED = 0.5;

export const forecast = (s: State1856): number[] => forecastOf(rail1856, s, gainsIn);

const gainsIn = (s: State1856): Gains => ({
  rounds: horizon(s),
  share: (company) => gainOf(s, company as CompanyId, false),
  once: (seat) => -FEARED * reserveOf(s, seat),
});
