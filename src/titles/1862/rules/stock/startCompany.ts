// A company is started without a charter: three times a price of the starter's choice goes to the company (R054-R057).
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { putMarker } from '../../../../engine/market/market.ts';
import { cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import { givePresidency, moveHeld, OFFER } from '../../../../engine/shares/shares.ts';
import { presidentsPercent } from '../../../../kernel/stock/presidency.ts';
import { inTurn, stockOf } from '../../../../kernel/stock/round.ts';
import { costOf } from '../../../../kernel/stock/sellBlock.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { isStartable } from '../home.ts';
import { certificateLimit, hasRoom } from '../limits.ts';
import { ipoPriceFor, spotOf, startPrices } from '../market.ts';
import { must } from '../rules.ts';
import { own, type State1862 } from '../state.ts';
import { isForBeginners } from '../trains.ts';
import { canBeStarted } from './startable.ts';
import { remember } from './turn.ts';

export interface StartCompany {
  readonly type: 'startCompany';
  readonly company: CompanyId;
  readonly par: Money;
}

/** Three times the price. */
const cost = (s: State1862, { company, par }: StartCompany): Money =>
  costOf(s, company, presidentsPercent(s, company), par);

export const startCompany: Step<State1862, StartCompany, Event1862> = {
  id: 'startCompany',
  actor: inTurn,
  isKnown: (s) => !isForBeginners(s), // R178
  fields: {
    company: oneOf(companyIds, (s) => companyIds.filter((id) => isStartable(s, id))),
    par: oneOf(startPrices),
  },
  conditions: [
    must('start.charterOnly', [], (s) => !isForBeginners(s)),
    must(
      'share.certificateLimit',
      [],
      (s, _, seat) => hasRoom(s, seat),
      (s) => ({ limit: certificateLimit(s) }),
    ),
    must(
      'share.soldThisRound',
      ['company'],
      (s, a, seat) => !stockOf(s).soldInRound[seat]?.includes(a.company),
      (_, a) => ({ company: a.company }),
    ),
    ...canBeStarted<StartCompany>('company', (a) => a.company),
    must(
      'share.tooDear',
      ['company', 'par'],
      (s, a, seat) => cashOf(s, seat) >= cost(s, a),
      (s, a, seat) => ({ price: cost(s, a), cash: cashOf(s, seat) }),
    ),
  ],
  apply(s, a, emit, seat) {
    const { company, par } = a;
    Object.assign(own(s, company), {
      status: 'started',
      chartered: false,
      ipo: ipoPriceFor(par), // R056
      startedAt: s.board.rev,
    });
    emit?.({ type: 'companyStarted', seat, company, par, chartered: false });
    pay(s, seat, treasury(company), cost(s, a), 'shares', emit);
    moveHeld(s, company, OFFER, treasury(company));
    givePresidency(s, company, seat);
    putMarker(s, company, spotOf(par));
    remember(s, seat, company, presidentsPercent(s, company));
  },
};
