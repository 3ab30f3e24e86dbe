// Maritime companies pay the players who hold them (R014), until their time is over (R023). A president hands his over to the
// company that operates, and they bring it traffic (R016-R020, R024-R025).
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { seatsOf } from '../../../../engine/core/seats.ts';
import { step } from '../../../../engine/core/step.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { hasToken } from '../../../../engine/track/tokens.ts';
import { operator } from '../../../../kernel/turn.ts';
import { INCOME, type MaritimeId, maritimeIds, maritimesOf } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { placesOf } from '../map.ts';
import { maritimesOwned, operating, type State1865 } from '../state.ts';
import { gainTraffic } from './traffic.ts';

/** R014, R097: pays players for their maritime companies at the beginning of an operating round. */
export function payMaritimes(s: State1865, emit: Emit<Event1865>): void {
  for (const seat of seatsOf(s)) {
    const maritimes = maritimesOwned(s, seat);
    if (maritimes.length === 0) continue;
    const sum = INCOME * maritimes.length;
    pay(s, BANK, seat, sum, 'maritime', emit);
    emit?.({ type: 'maritimesPaid', seat, maritimes, sum });
  }
}

/** R023: players lose theirs; those of companies stay. */
export function discardMaritimes(s: State1865, emit: Emit<Event1865>): void {
  const gone = maritimesOf(s).filter((id) => typeof s.maritimes[id].owner === 'number');
  if (gone.length === 0) return;
  for (const id of gone) s.maritimes[id].owner = null;
  emit?.({ type: 'maritimesDiscarded', maritimes: gone });
}

/**
 * R018-R020, R025: each maritime company of a company brings its bonus once, as soon as a token stands at its place:
 * the number of the phase. Call after every new maritime company or token.
 */
export function takeBonuses(s: State1865, company: string, emit: Emit<Event1865>): void {
  for (const id of maritimesOwned(s, treasury(company))) {
    const maritime = s.maritimes[id];
    if (maritime.bonusTaken || !placesOf(id).some((place) => hasToken(s.board, company, place))) continue;
    maritime.bonusTaken = true;
    gainTraffic(s, company, Number(s.phase), 'maritime', emit);
  }
}

/** R016: at any time in the turn, for nothing. A company keeps its own (R024). */
export const handOver = step<State1865, { readonly type: 'handOver'; readonly maritime: MaritimeId }, Event1865>()({
  id: 'handOver',
  aside: true,
  actor: operator,
  fields: { maritime: oneOf(maritimeIds, (s) => maritimesOwned(s, operator(s))) },
  conditions: [must('maritime.notYours', ['maritime'], (s, a) => s.maritimes[a.maritime]?.owner === operator(s))],
  apply(s, { maritime }, emit, seat) {
    const company = operating(s);
    s.maritimes[maritime].owner = treasury(company);
    emit?.({ type: 'maritimeHandedOver', seat, company, maritime });
    takeBonuses(s, company, emit);
  },
});
