// 1865 for bots: the adviser for each kind of frame.

import { forecastOf } from '../../../bots/kit/forecast.ts';
import { insight18xx } from '../../../bots/kit/insight.ts';
import { presidentOf, type Seat } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { rail1865 } from '../rules/rail.ts';
import { launchedIds, type State1865 } from '../rules/state.ts';
import { draftIdeas } from './maritime.ts';
import { raiseIdeas, stockIdeas } from './shares.ts';
import type { Adviser } from './situation.ts';
import { outlookNow } from './stake.ts';
import { exchangeIdeas } from './tokens.ts';
import { discardIdeas, offerIdeas } from './trains.ts';
import { turnIdeas } from './turn.ts';
import { conversionIdeas } from './unions.ts';

/** Gains until the end are counted at once, as those of one round. */
function forecast(now: State1865): number[] {
  return forecastOf(rail1865, now, (s) => {
    const outlooks = new Map(launchedIds(s).map((company) => [company, outlookNow(s, company)]));
    return {
      rounds: 1,
      share: (company) => outlooks.get(company as CompanyId)?.gain ?? 0,
      once: (seat: Seat) =>
        -[...outlooks].reduce((sum, [company, { burden }]) => sum + (presidentOf(s, company) === seat ? burden : 0), 0),
    };
  });
}

const advisers: Readonly<Record<string, Adviser>> = {
  draft: draftIdeas,
  conversion: conversionIdeas,
  stock: stockIdeas,
  turn: turnIdeas,
  offer: offerIdeas,
  discard: discardIdeas,
  raise: raiseIdeas,
  exchange: exchangeIdeas,
};

const ROUNDS = 4;

export const insight1865 = insight18xx(forecast, advisers, ROUNDS);
