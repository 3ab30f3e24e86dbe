// What each seat may hope to end with: its worth now, and what its shares will still gain.

import { forecastOf, type Gains } from '../../../bots/kit/forecast.ts';
import type { CompanyId } from '../rules/companies.ts';
import { rail1856 } from '../rules/rail.ts';
import type { State1856 } from '../rules/state.ts';
import { reserveOf } from './need.ts';
import { gainOf } from './shares.ts';
import { horizon } from './stake.ts';

/** How much of the trains that must be bought is counted as lost. */
const FEARED = 0.5;

export const forecast = (s: State1856): number[] => forecastOf(rail1856, s, gainsIn);

const gainsIn = (s: State1856): Gains => ({
  rounds: horizon(s),
  share: (company) => gainOf(s, company as CompanyId, false),
  once: (seat) => -FEARED * reserveOf(s, seat),
});
