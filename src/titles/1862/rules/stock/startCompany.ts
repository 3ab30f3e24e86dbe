// A company is started without a charter: three times a price of the starter's choice goes to the company (R054-R057).
import { must } from '../../../../engine/core/condition.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { putMarker } from '../../../../engine/market/market.ts';
import { pay } from '../../../../engine/money/bank.ts';
import { givePresidency, moveHeld, OFFER } from '../../../../engine/shares/shares.ts';
import { presidentsPercent } from '../../../../kernel/stock/presidency.ts';
import { stockOf } from '../../../../kernel/stock/round.ts';
import { costOf } from '../../../../kernel/stock/sellBlock.ts';
import { type StartCompany as Start, startCompany as starting } from '../../../../kernel/stock/startCompany.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { hasRoomAtHome, isAvailable, isStartable } from '../home.ts';
import { certificateLimit, hasRoom } from '../limits.ts';
import { ipoPriceFor, spotOf, startPrices } from '../market.ts';
import { isStarted, own, type State1862 } from '../state.ts';
import { isForBeginners } from '../trains.ts';
import { remember } from './sell.ts';

interface StartCompany extends Start {
  readonly company: CompanyId;
}

export const startCompany = starting<State1862, Event1862, StartCompany>({
  companies: companyIds,
  waiting: (s) => companyIds.filter((id) => isStartable(s, id)),
  isWaiting: (s, id) => !isStarted(s, id),
  pars: startPrices,
  certificateLimit,
  mayStart: hasRoom,
})
  .ask(
    'first',
    must('start.charterOnly', [], (s: State1862) => !isForBeginners(s)),
  )
  .ask(
    { before: 'start.started' },
    must('share.soldThisRound', ['company'], (s, a, seat) => !stockOf(s).soldInRound[seat]?.includes(a.company)),
  )
  .ask(
    { after: 'start.started' },
    must('start.notAvailable', ['company'], (s, a) => isAvailable(s, a.company)),
    must('start.homeFull', ['company'], (s, a) => hasRoomAtHome(s, a.company)),
  )
  .with({
    isKnown: (s) => !isForBeginners(s), // R178
    apply(s, { company, par }, emit, seat) {
      const percent = presidentsPercent(s, company);
      const start = { status: 'started', chartered: false, ipo: ipoPriceFor(par), startedAt: s.board.rev }; // R056
      Object.assign(own(s, company), start);
      emit?.({ type: 'companyStarted', seat, company, par, chartered: false });
      pay(s, seat, treasury(company), costOf(s, company, percent, par), 'shares', emit);
      moveHeld(s, company, OFFER, treasury(company));
      givePresidency(s, company, seat);
      putMarker(s, company, spotOf(par));
      remember(s, seat, company, percent);
    },
  });
