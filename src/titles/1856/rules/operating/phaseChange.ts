// Effects of a train sold by the bank: the first of its type starts a phase (R007, R026, R030, R092, R096), and companies
// over a new train limit discard in operating order (R091).
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { byPrice } from '../../../../engine/market/market.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { type DiscardRules, discarding } from '../../../../kernel/trains/discard.ts';
import { phasesByTrain } from '../../../../kernel/trains/phase.ts';
import { operator } from '../../../../kernel/turn.ts';
import { beginFormation } from '../cgr/formation.ts';
import type { Event1856 } from '../events.ts';
import { market } from '../market.ts';
import type { State1856 } from '../state.ts';
import { lastType, type PhaseId, trainIds, trainTypes } from '../trains.ts';
import { closeAllPrivates } from './privates.ts';
import { trainLimit } from './supply.ts';

export const discardRules: DiscardRules<State1856> = {
  cite: 'Treni',
  trains: trainIds,
  controller: presiding,
  limit: trainLimit,
  order: (s) => byPrice(market, s),
};

const discards = discarding<State1856, Event1856>(discardRules);
export const discard = discards.frame;

export const trainSold = phasesByTrain<State1856, Event1856>({
  trainTypes, // R092
  /** R129-R130: an 8-train brings the phase of the Diesel. */
  phaseOf: (s, type) => (type === lastType(s).type ? 'D' : (type as PhaseId)),
  /** Any train of the last type will do, because no phase follows. */
  isFirst: (s, type) => s.depot.sold[type] === 1 || type === lastType(s).type,
  brings(s, type, emit) {
    if (type === '5') closeAllPrivates(s, emit); // R030
    if (type === '6') callLoansIn(s, emit);
    discards.checkLimits(s); // R091
    if (type === '6' && ruling(s, 'cgrFormation') === 'atPurchase') beginFormation(s, emit);
  },
});

function callLoansIn(s: State1856, emit: Emit<Event1856>): void {
  // R026
  if (s.port) {
    emit?.({ type: 'portRemoved', ...s.port });
    s.port = null;
  }
  s.cgr.stage = 'due';
  const seat = operator(s);
  s.cgr.buyer = seat;
  emit?.({ type: 'loansCalledIn', seat });
}
