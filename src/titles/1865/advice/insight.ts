// 1865 for bots: the adviser for each kind of frame.

import { forecastOf } from '../../../bots/kit/forecast.ts';
import { insight18xx } from '../../../bots/kit/insight.ts';
import type { CompanyId } from '../rules/companies.ts';
import { rail1865 } from '../rules/rail.ts';
import type { State1865 } from '../rules/state.ts';
import { horizon } from './horizon.ts';
import { draftIdeas } from './maritime.ts';
import { raiseIdeas, stockIdeas } from './shares.ts';
import type { Adviser } from './situation.ts';
import { gainOf } from './stake.ts';
import { exchangeIdeas } from './tokens.ts';
import { discardIdeas, offerIdeas } from './trains.ts';
import { turnIdeas } from './turn.ts';
import { conversionIdeas } from './unions.ts';

const forecast = (now: State1865): number[] =>
  forecastOf(rail1865, now, (s) => ({ rounds: horizon(s), share: (company) => gainOf(s, company as CompanyId) }));

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
