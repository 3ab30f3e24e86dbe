// 1865 for bots: the adviser for each kind of frame.

import type { CompanyId } from '../../games/1865/companies.ts';
import { rail1865 } from '../../games/1865/rail.ts';
import type { State1865 } from '../../games/1865/state.ts';
import { draftIdeas } from './1865/maritime.ts';
import { horizon } from './1865/outlook.ts';
import type { Adviser } from './1865/seen.ts';
import { raiseIdeas, stockIdeas } from './1865/shares.ts';
import { gainOf } from './1865/stake.ts';
import { exchangeIdeas } from './1865/tokens.ts';
import { discardIdeas, offerIdeas } from './1865/trains.ts';
import { turnIdeas } from './1865/turn.ts';
import { conversionIdeas } from './1865/unions.ts';
import { forecastOf } from './kit18xx/forecast.ts';
import { insight18xx } from './kit18xx/insight.ts';

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
