// A company's turn: the next company (R097-R098), the beginning and the end.
import type { Emit } from '../../../../engine/core/event.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { byPrice, firstByPrice } from '../../../../engine/market/market.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { newTurn, type OperatingFrame } from '../frames.ts';
import { market } from '../market.ts';
import { isLaunched, operating, own, type State1865, turnOf } from '../state.ts';

/** R097: the dearest company first, on one space the top of the stack. */
export const operatingOrder = (s: State1865): CompanyId[] =>
  (byPrice(market, s) as CompanyId[]).filter((id) => isLaunched(s, id));

/** R098: by the present order, among those that have not operated; an absorbed one is done (R143). */
export function nextToOperate(s: State1865): CompanyId | undefined {
  const { done } = operatingOf<OperatingFrame>(s);
  return firstByPrice(market, s, (id: CompanyId) => isLaunched(s, id) && !done.includes(id));
}

export function beginTurn(s: State1865, company: CompanyId, emit: Emit<Event1865>): void {
  push(s, newTurn(company));
  emit?.({ type: 'turnBegan', company, seat: presiding(s, company) });
}

/** Stages after which a maritime company or a repayment comes too late, for the revenue or for this turn. */
const LAST_CALLS: readonly (string | null)[] = ['token', 'trains'];

/** R016, R099: true at stages where the president is asked even if only asides are left to him. */
export const waits = (s: State1865): boolean => LAST_CALLS.includes(turnOf(s).at);

/** R054: from now on its certificates can be sold. */
export const endTurn: AutoStep<State1865, Event1865> = {
  id: 'endTurn',
  auto(s) {
    own(s, operating(s)).operated = true;
  },
};
