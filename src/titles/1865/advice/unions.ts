// A seat's gain by an absorption, from its preview, and by a conversion.

import { valuesOf } from '../../../bots/kit/situation.ts';
import { cashOf, presidentOf, type Seat, seatsOf, under } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { shareWorth } from '../rules/end.ts';
import { previewOf } from '../rules/exchange/preview.ts';
import type { ConversionFrame } from '../rules/frames.ts';
import { MOST_OF_PLAYER } from '../rules/limits.ts';
import { trainLimit } from '../rules/operating/supply.ts';
import { zoneOf } from '../rules/rank.ts';
import { operating, own, priceOf, type State1865 } from '../rules/state.ts';
import { coverageOf, phases } from '../rules/trains.ts';
import { coinWorth } from './cash.ts';
import { OFF_SHARE } from './money.ts';
import { outlookOf, roundsOf } from './outlook.ts';
import type { Idea, Situation } from './situation.ts';
import { beside, gainBy, sharesOf, stakeIn, worthWith } from './stake.ts';
import { standingOf, trainOf } from './standing.ts';

/** Least gains that an absorption and a conversion must promise, for the unforeseen. */
const DOUBT = 20;
const UNFORESEEN = 20;

function absorptionGain(s: State1865, seat: Seat, acquirer: CompanyId, target: CompanyId): number {
  const { price, loans, sold, treasury: money, traffic, trains, maritimes, tokens } = previewOf(s, acquirer, target);
  const [ours, theirs] = [standingOf(s, acquirer), standingOf(s, target)];
  const best = [...trains.all].sort((a, b) => coverageOf(b) - coverageOf(a)).slice(0, trainLimit(s));
  const after = {
    ...ours,
    traffic: traffic.after.least,
    mined: ours.mined + theirs.mined,
    tokens: tokens.unused.least,
    money: money.after.least,
    trains: best.map((train) => trainOf(s, train)),
    maritimes: maritimes.length,
    offered: ours.offered - sold.shares * ours.unit,
  };
  const burden = OFF_SHARE * (loans.taken + own(s, target).loans);
  // cash for shares: as much as they are worth, and what it can be put into
  const each = coinWorth(s, seat) * price - shareWorth(s, target);
  const paid = each * stakeIn(s, target, seat);
  const gained =
    worthWith(s, seat, acquirer, after) -
    worthWith(s, seat, acquirer, ours) -
    worthWith(s, seat, target, theirs) -
    stakeIn(s, acquirer, seat) * burden;
  return paid + gained - DOUBT;
}

/** Absorptions by the company in turn, or of it. */
export function absorbIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const company = operating(s);
  const ideas = (type: 'absorb' | 'beAbsorbed'): Idea[] =>
    (valuesOf(situation, type) as readonly CompanyId[])
      .filter((other) => presidentOf(s, other) === seat)
      .map((other) => ({
        action: { type, company: other },
        value: type === 'absorb' ? absorptionGain(s, seat, company, other) : absorptionGain(s, seat, other, company),
      }));
  return [...ideas('absorb'), ...ideas('beAbsorbed')];
}

/** New certificates that soon find a buyer. */
const SOLD = 4;
/** Part of their gain that would not be had elsewhere. */
const ELSEWHERE = 0.6;

/** Shares against half dividends: tokens and money for the company, and certificates for those with money. */
export function conversionIdeas({ s, seat }: Situation): Idea[] {
  const company = under<ConversionFrame>(s, 'conversion').queue[0]!;
  const now = standingOf(s, company);
  const [price, unit] = [priceOf(s, company), now.unit / 2];
  const wanted = (one: Seat): number =>
    Math.min(MOST_OF_PLAYER / unit - sharesOf(s, company, one), Math.floor(cashOf(s, one) / price));
  const all = seatsOf(s).reduce((sum, one) => sum + wanted(one), 0);
  const sold = Math.min(SOLD, all + (zoneOf(s, company) === 'green' ? 2 : 0));
  const offered = now.offered / 2 + 50 - sold * unit;
  const after = {
    ...now,
    unit,
    offered,
    tokens: now.tokens + phases[s.phase].tokensOnConversion,
    money: now.money + sold * price,
  };
  const outlook = outlookOf(s, after, roundsOf(s, company));
  const changed = beside(s, seat, (one) => gainBy(s, company, one, outlook)) - worthWith(s, seat, company, now);
  const bought = beside(s, seat, (one) => wanted(one) * Math.min(1, SOLD / Math.max(1, all)));
  return [{ action: { type: 'convert' }, value: changed + ELSEWHERE * outlook.gain * bought - UNFORESEEN }];
}
