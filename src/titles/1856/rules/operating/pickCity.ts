// R083: a token on a tile with two cities picks the one in which it stands.
import type { Seat } from '../../../../engine/core/action.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { under } from '../../../../engine/flow/frame.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { boardToWrite, hexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { freeSlots, putToken } from '../../../../engine/track/tokens.ts';
import type { Event1856 } from '../events.ts';
import type { CityFrame } from '../frames.ts';
import { citiesOn, cityIds, map } from '../map.ts';
import { must } from '../rules.ts';
import type { State1856 } from '../state.ts';

export interface PickCity {
  readonly type: 'pickCity';
  readonly city: NodeId;
}

/** Who has to pick, the first of them now. */
export const queueOf = (s: State1856) => under<CityFrame>(s, 'city').queue;
const first = (s: State1856) => queueOf(s)[0]!;

export const pickCity: Step<State1856, PickCity, Event1856> = {
  id: 'pickCity',
  actor: (s): Seat => presiding(s, first(s).company),
  fields: { city: oneOf(cityIds, (s) => citiesOn(s, first(s).hex)) },
  conditions: [
    must(
      'city.otherHex',
      ['city'],
      (s, a) => hexOfNode(a.city) === first(s).hex,
      (s, a) => ({ hex: first(s).hex, city: a.city }),
    ),
    must(
      'token.cityFull',
      ['city'],
      (s, a) => freeSlots(map, s.board, a.city) > 0,
      (_, a) => ({ city: a.city }),
    ),
  ],
  apply(s, { city }, emit) {
    const { company } = queueOf(s).shift()!;
    putToken(map, boardToWrite(s), company, city);
    emit?.({ type: 'cityPicked', company, city });
  },
};
