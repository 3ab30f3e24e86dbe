// A company's turn: the next company (R075-R076), the beginning and the end, purchases in receivership (R089), and the
// bankruptcy of a company without a train (R090, R152-R153).
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { push } from '../../../../engine/flow/frame.ts';
import { firstByPrice, restack } from '../../../../engine/market/market.ts';
import { presidentOf } from '../../../../engine/shares/shares.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import { goBankrupt } from '../bankruptcy.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { newTurn, type OperatingFrame } from '../frames.ts';
import { barBlocked } from '../home.ts';
import { market } from '../market.ts';
import { active, hasTrain, isFloated, isInReceivership, isStarted, own, type State1862 } from '../state.ts';
import { type Kind, kindsOf } from '../trains.ts';
import { buyFromBank, canPayBank, hasRoom, hasRoomFor } from './supply.ts';

/** R075-R076: the highest placed company that has not operated. */
export function nextToOperate(s: State1862): CompanyId | undefined {
  const { done } = operatingOf<OperatingFrame>(s);
  return firstByPrice(market, s, (id: CompanyId) => isFloated(s, id) && !done.includes(id));
}

export function beginTurn(s: State1862, company: CompanyId, emit: Emit<Event1862>): void {
  push(s, newTurn(company));
  emit?.({ type: 'turnBegan', company, seat: presidentOf(s, company) });
}

/** R089 */
const preferred: readonly Kind[] = ['express', 'freight', 'local'];

/** The kind to buy in receivership: the first with permit and room; in a variant of one kind that one. */
function kindToBuy(s: State1862, company: CompanyId): Kind | undefined {
  const all = kindsOf(s);
  const permitted = all.length === 1 ? all : preferred.filter((kind) => own(s, company).permits.includes(kind));
  return permitted.find((kind) => hasRoom(s, company) && hasRoomFor(s, company, kind));
}

function buyInReceivership(s: State1862, company: CompanyId, emit: Emit<Event1862>): void {
  const kind = canPayBank(s, company) ? kindToBuy(s, company) : undefined;
  if (kind) buyFromBank(s, company, { kind, warranties: 0 }, emit);
}

export const afterTrains: AutoStep<State1862, Event1862> = {
  id: 'afterTrains',
  auto(s, emit) {
    const company = active(s);
    if (isInReceivership(s, company)) buyInReceivership(s, company, emit);
    if (!hasTrain(s, company)) goBankrupt(s, company, 'noTrain', emit);
  },
};

/** R075, R138: the marker goes under those on its space, moved or not. R020: a merger may have filled a home for good. */
export const endTurn: AutoStep<State1862, Event1862> = {
  id: 'endTurn',
  auto(s, emit) {
    const company = active(s);
    barBlocked(s, emit);
    if (isStarted(s, company) && ruling(s, 'stackAfterOperating') === 'bottom') restack(s, company, 'bottom');
  },
};
