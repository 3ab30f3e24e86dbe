// A president hands his maritime companies over to the company that operates, and they bring it traffic (R016-R020, R024-R025).

import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { hasToken } from '../../../../engine/track/tokens.ts';
import { type CompanyId, type MaritimeId, maritimeIds } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { placesOf } from '../map.ts';
import { must } from '../rules.ts';
import { maritimesOwned, operating, operator, type State1865 } from '../state.ts';
import { gainTraffic } from './traffic.ts';

export interface HandOver {
  readonly type: 'handOver';
  readonly maritime: MaritimeId;
}

export interface MaritimeHandedOver {
  readonly type: 'maritimeHandedOver';
  readonly seat: Seat;
  readonly company: string;
  readonly maritime: MaritimeId;
}

/**
 * R018-R020, R025: each maritime company of a company brings its bonus once, as soon as a token stands at its place: the
 * number of the phase. Asked whenever it has got a maritime company or a token.
 */
export function takeBonuses(s: State1865, company: CompanyId, emit: Emit<Event1865>): void {
  for (const id of maritimesOwned(s, treasury(company))) {
    const maritime = s.maritimes[id];
    if (maritime.bonusTaken || !placesOf(id).some((place) => hasToken(s.board, company, place))) continue;
    maritime.bonusTaken = true;
    gainTraffic(s, company, Number(s.phase), 'maritime', emit);
  }
}

/** R016: at any time in the turn, for nothing. What a company has stays with it (R024). */
export const handOver: Step<State1865, HandOver, Event1865> = {
  id: 'handOver',
  aside: true,
  actor: operator,
  fields: { maritime: oneOf(maritimeIds, (s) => maritimesOwned(s, operator(s))) },
  conditions: [
    must(
      'maritime.notYours',
      ['maritime'],
      (s, a) => s.maritimes[a.maritime]?.owner === operator(s),
      (_, a) => ({ maritime: a.maritime }),
    ),
  ],
  apply(s, { maritime }, emit, seat) {
    const company = operating(s);
    s.maritimes[maritime].owner = treasury(company);
    emit?.({ type: 'maritimeHandedOver', seat, company, maritime });
    takeBonuses(s, company, emit);
  },
};
