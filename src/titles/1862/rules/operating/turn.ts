// A company's turn: who is next (R075-R076), how it begins and ends.
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { firstByPrice, restack } from '../../../../engine/market/market.ts';
import { presidentOf } from '../../../../engine/shares/shares.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { newTurn, type OperatingFrame } from '../frames.ts';
import { barBlocked } from '../home.ts';
import { market } from '../market.ts';
import { isFloated, isStarted, type State1862, turnOf } from '../state.ts';

/** R075-R076: the highest placed that has not operated. */
export function nextToOperate(s: State1862): CompanyId | undefined {
  const { done } = operatingOf<OperatingFrame>(s);
  return firstByPrice(market, s, (id: CompanyId) => isFloated(s, id) && !done.includes(id));
}

export function beginTurn(s: State1862, company: CompanyId, emit: Emit<Event1862>): void {
  push(s, newTurn(company));
  emit?.({ type: 'turnBegan', company, seat: presidentOf(s, company) });
}

/** R096, R210: what is left of the turn does not take place. */
export function endTurnNow(s: State1862): void {
  turnOf(s).at = 'endTurn';
}

/** R075, R138: the marker goes under those on its space, moved or not. R020: a merger may have filled a home for good. */
export const endTurn: AutoStep<State1862, Event1862> = {
  id: 'endTurn',
  auto(s, emit) {
    const { company } = turnOf(s);
    barBlocked(s, emit);
    if (isStarted(s, company) && ruling(s, 'stackAfterOperating') === 'bottom') restack(s, company, 'bottom');
  },
};
