// One operating round: the companies take their turns, the dearest first (R062-R063, R056-R057).

import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import { push } from '../../../engine/flow/frame.ts';
import { byPrice } from '../../../engine/market/market.ts';
import { OFFER, percentOf, presiding } from '../../../engine/shares/shares.ts';
import { nextRound, operatingOf, operatingRound } from '../../../kernel/rounds/operating.ts';
import { floatPercent } from '../capital.ts';
import { cgrOperatesNext } from '../cgr/firstTurn.ts';
import { beginFormation } from '../cgr/formation.ts';
import { CGR, type CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { market } from '../market.ts';
import { closePrivate } from '../privates/close.ts';
import { payPrivates } from '../privates/owner.ts';
import { isStarted, type OperatingFrame, type State1856 } from '../state.ts';
import { endGame } from './end.ts';
import { newTurn } from './newTurn.ts';

const isFormationDue = (s: State1856): boolean => s.cgr.stage === 'due';

/** R023: Waterloo and Saugeen closes once its tile or token has been used. */
function closeKitchener(s: State1856, emit: Emit<Event1856>): void {
  if (s.kitchenerUsed) closePrivate(s, 'WSRC', emit);
}

export const operatingRounds = operatingRound<State1856, OperatingFrame, Event1856>({
  cite: 'Operating Round',
  fresh: {},
  begins: payPrivates, // R019
  between(s, emit) {
    if (ruling(s, 'wsrcCloses') === 'endOfTurn') closeKitchener(s, emit);
    // R096: after the turn in which the first 6-train was bought; what is left of the turn does not matter
    if (!isFormationDue(s)) return false;
    beginFormation(s, emit);
    return true;
  },
  isDue: isFormationDue,
  next(s) {
    const { done } = operatingOf<OperatingFrame>(s);
    if (cgrOperatesNext(s)) return CGR;
    return (byPrice(market, s) as CompanyId[]).find((id) => isStarted(s, id) && !done.includes(id));
  },
  turn(s, id, emit) {
    const company = id as CompanyId;
    const sold = 100 - percentOf(s, company, OFFER);
    const needed = floatPercent(s);
    if (!s.companies[company].operated && sold < needed) return emit?.({ type: 'turnSkipped', company, sold, needed });
    push(s, newTurn(company));
    emit?.({ type: 'turnBegan', company, seat: presiding(s, company) });
  },
  after(s, round, emit) {
    closeKitchener(s, emit);
    const next = nextRound({ ...round, last: s.broken });
    if (!next && s.broken) endGame(s, 'bank', emit); // R123
    return next;
  },
});
