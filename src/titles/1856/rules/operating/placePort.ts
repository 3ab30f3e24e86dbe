// The owner of Great Lakes Shipping places the port marker, at any time in its turn; that closes the private (R025).
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import type { Event1856 } from '../events.ts';
import { hexIds } from '../map.ts';
import { portHexes } from '../privates.ts';
import { inOwnTurn, must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { closePrivate, companyOwning } from './privates.ts';

export interface PlacePort {
  readonly type: 'placePort';
  readonly hex: HexId;
}

export const placePort: Step<State1856, PlacePort, Event1856> = {
  id: 'placePort',
  aside: true,
  actor: operator,
  fields: { hex: oneOf(hexIds, () => portHexes) },
  conditions: [
    inOwnTurn(),
    must(
      'port.notOwner',
      [],
      (s) => companyOwning(s, 'GLSC') === turnOf(s).company,
      (s) => ({ company: turnOf(s).company }),
    ),
    must(
      'port.noPort',
      ['hex'],
      (_, a) => portHexes.includes(a.hex),
      (_, a) => ({ hex: a.hex }),
    ),
  ],
  apply(s, { hex }, emit) {
    const { company } = turnOf(s);
    s.port = { hex, company };
    emit?.({ type: 'portPlaced', company, hex });
    closePrivate(s, 'GLSC', emit);
  },
};
