// A seat's gain by an absorption, from its preview, and by a conversion.

import { valuesOf } from '../../../bots/kit/situation.ts';
import { OFFER, percentOf, presidentOf, under, unitOf } from '../../../engine/index.ts';
import { type CompanyId, MARITIME_COVERAGE } from '../rules/companies.ts';
import { shareWorth } from '../rules/end.ts';
import { previewOf } from '../rules/exchange/preview.ts';
import type { ConversionFrame } from '../rules/frames.ts';
import { revenueOf } from '../rules/operating/revenue.ts';
import { trainLimit } from '../rules/operating/supply.ts';
import { operating, own, priceOf, type State1865 } from '../rules/state.ts';
import { coverageOf, phases } from '../rules/trains.ts';
import { horizon } from './horizon.ts';
import type { Idea, Situation } from './situation.ts';
import { gainOf, PER_UNIT, partOf, riseBy, sharesOf } from './stake.ts';
import { idleMoney } from './trains.ts';

/** R162: reduction of each share by a loan. */
const OFF_SHARE = 50;
/** Least gain that an absorption must promise, for the unforeseen. */
const DOUBT = 60;

function absorptionGain(s: State1865, seat: number, acquirer: CompanyId, target: CompanyId): number {
  const { price, loans, treasury: money, traffic, trains, maritimes } = previewOf(s, acquirer, target);
  const best = trains.all
    .map(coverageOf)
    .sort((a, b) => b - a)
    .slice(0, trainLimit(s));
  const coverage = best.length === 0 ? 0 : best.reduce((a, b) => a + b, MARITIME_COVERAGE * maritimes.length);
  const earned = PER_UNIT * Math.min(traffic.after.least, coverage);
  const share = (earned * unitOf(s, acquirer)) / 100 + riseBy(s, acquirer, earned > 0 ? 'paid' : 'earnedNothing');
  const [ours, theirs] = [sharesOf(s, acquirer, seat), sharesOf(s, target, seat)];
  const burden = OFF_SHARE * (loans.taken + own(s, target).loans);
  const after = theirs * price + ours * (horizon(s) * share - burden);
  const before =
    theirs * (shareWorth(s, target) + horizon(s) * gainOf(s, target)) + ours * horizon(s) * gainOf(s, acquirer);
  return after - before + idleMoney(s) * (money.after.least - money.before) * partOf(s, acquirer, seat) - DOUBT;
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

/** Worth of another token in units of traffic. */
const TOKEN = 3;
/** Certificates of a conversion that find a buyer. */
const SOLD = 3;

/** Weighs half of every dividend against tokens and money for the company. */
export function conversionIdeas({ s, seat }: Situation): Idea[] {
  const company = under<ConversionFrame>(s, 'conversion').queue[0]!;
  const part = partOf(s, company, seat);
  const rounds = horizon(s);
  const lost = (rounds * revenueOf(s, company) * part) / 2;
  const { tokens } = own(s, company);
  const more = tokens === 0 ? phases[s.phase].tokensOnConversion : 1;
  const built = more * TOKEN * PER_UNIT * (rounds - 2) * part;
  const isSoldOut = percentOf(s, company, OFFER) === 0;
  const capital = isSoldOut ? idleMoney(s) * SOLD * priceOf(s, company) : 0;
  return [{ action: { type: 'convert' }, value: built + capital - lost }];
}
