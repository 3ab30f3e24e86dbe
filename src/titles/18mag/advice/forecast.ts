// Forecast of each seat's final worth: its worth now, and the further income of its shares and minors.

import { forecastOf, type Gains } from '../../../bots/kit/forecast.ts';
import { trainsOf } from '../../../engine/index.ts';
import type { MajorId } from '../rules/companies.ts';
import { rail18mag } from '../rules/rail.ts';
import { minorsInPlay, ownerOf, type State18Mag } from '../rules/state.ts';
import { horizon } from './horizon.ts';
import { revenueOf } from './runs.ts';
import { gainOf } from './shares.ts';

export const forecast = (s: State18Mag): number[] => forecastOf(rail18mag, s, gainsIn);

function gainsIn(s: State18Mag): Gains {
  const runs = minorsInPlay(s).map((minor) => ({
    owner: ownerOf(s, minor),
    half: revenueOf(s, minor, trainsOf(s, minor), s.board) / 2,
  }));
  return {
    rounds: horizon(s),
    share: (major) => gainOf(s, major as MajorId),
    besides: (seat) => runs.filter(({ owner }) => owner === seat).reduce((sum, { half }) => sum + half, 0),
  };
}
