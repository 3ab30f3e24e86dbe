// When the trains are bought: what a company in receivership does by itself (R089), and the end of one that has no train
// (R090, R152-R153).
import type { Emit } from '../../../../engine/core/event.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { hasTrain, isInReceivership, own, type State1862, turnOf } from '../state.ts';
import { type Kind, kindsOf } from '../trains.ts';
import { goBankrupt } from './bankruptcy.ts';
import { buyFromBank } from './fromBank.ts';
import { canPayBank, hasRoom, hasRoomFor } from './supply.ts';

/** R089 */
const preferred: readonly Kind[] = ['express', 'freight', 'local'];

/** The kind that it buys: the first for which it has a permit and room; in a variant of one kind that one. */
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
    const { company } = turnOf(s);
    if (isInReceivership(s, company)) buyInReceivership(s, company, emit);
    if (!hasTrain(s, company)) goBankrupt(s, company, 'noTrain', emit);
  },
};
