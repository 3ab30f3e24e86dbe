// A company is started by buying its president's certificate at a par of the buyer's choice (R035, R043, R133, R135).
import type { Seat } from '../../../../engine/core/action.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { putMarker } from '../../../../engine/market/market.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { givePresidency } from '../../../../engine/shares/shares.ts';
import { inTurn } from '../../../../kernel/stock/round.ts';
import { costOf } from '../../../../kernel/stock/sellBlock.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { certificateLimit, hasRoomFor } from '../limits.ts';
import { parPrices, parSpots } from '../market.ts';
import { must } from '../rules.ts';
import { isCgr, type State1856 } from '../state.ts';
import { capitalOf, payForOffered } from './capital.ts';
import { presidentsPercent } from './presidency.ts';
import { afterPurchase, purchaseConditions } from './purchase.ts';

export interface StartCompany {
  readonly type: 'startCompany';
  readonly company: CompanyId;
  readonly par: number;
}

/** A certificate counts two halves (R108). */
const ONE = 2;

/** R035: double par. */
const priceOfStart = (s: State1856, a: StartCompany): number =>
  costOf(s, a.company, presidentsPercent(s, a.company), a.par);

const waiting = (s: State1856): CompanyId[] =>
  companyIds.filter((id) => !isCgr(id) && s.companies[id].status === 'waiting');

const LEAST = Math.min(...parPrices);

/** Whether there is money for its start, if at the least par. */
const isAffordable = (company: CompanyId, s: State1856, seat: Seat): boolean =>
  cashOf(s, seat) >= priceOfStart(s, { type: 'startCompany', company, par: LEAST });

export const startCompany: Step<State1856, StartCompany, Event1856> = {
  id: 'startCompany',
  actor: inTurn,
  fields: {
    company: oneOf(companyIds, waiting, (company: CompanyId, s, _, seat) => isAffordable(company, s, seat)),
    par: oneOf(parPrices),
  },
  conditions: [
    ...purchaseConditions,
    must(
      'share.certificateLimit',
      [],
      (s, _, seat) => hasRoomFor(s, seat, ONE),
      (s) => ({ limit: certificateLimit(s) }),
    ),
    must('start.cgr', ['company'], (_, a) => !isCgr(a.company)),
    must(
      'start.started',
      ['company'],
      (s, a) => s.companies[a.company].status !== 'started',
      (_, a) => ({ company: a.company }),
    ),
    must(
      'start.closed',
      ['company'],
      (s, a) => s.companies[a.company].status === 'waiting',
      (_, a) => ({ company: a.company }),
    ),
    must(
      'share.tooDear',
      ['company', 'par'],
      (s, a, seat) => cashOf(s, seat) >= priceOfStart(s, a),
      (s, a, seat) => ({ price: priceOfStart(s, a), cash: cashOf(s, seat) }),
    ),
  ],
  apply(s, { company, par }, emit, seat) {
    const own = s.companies[company];
    const capital = capitalOf(s, company);
    const percent = presidentsPercent(s, company);
    Object.assign(own, { status: 'started', par, capital }); // R049: fixed from here on
    s.cash[treasury(company)] = cashOf(s, treasury(company));
    emit?.({ type: 'companyStarted', seat, company, par, capital });
    payForOffered(s, seat, company, percent, emit);
    givePresidency(s, company, seat);
    putMarker(s, company, parSpots[par]!);
    afterPurchase(s, seat, company, percent);
  },
};
