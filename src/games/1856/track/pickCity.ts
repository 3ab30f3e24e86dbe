// R083: a token on a tile with two cities picks the one in which it stands.
import type { Seat } from '../../../engine/core/action.ts';
import { oneOf } from '../../../engine/core/fields.ts';
import type { AnyStep, Step } from '../../../engine/core/step.ts';
import type { FrameDef } from '../../../engine/flow/frame.ts';
import { presidentOf } from '../../../engine/shares/shares.ts';
import { hexOfNode, type NodeId } from '../../../engine/track/board.ts';
import { freeSlots, putToken } from '../../../engine/track/tokens.ts';
import type { Event1856 } from '../events.ts';
import { map } from '../map.ts';
import { takeLoan } from '../money/takeLoan.ts';
import { buyPrivate } from '../privates/buyPrivate.ts';
import { buyRight } from '../privates/buyRight.ts';
import { placePort } from '../privates/placePort.ts';
import { must } from '../rules.ts';
import { type CityFrame, type State1856, under } from '../state.ts';
import { citiesOn, cityIds } from './cities.ts';
import { layCanadaTile } from './layCanadaTile.ts';

export interface PickCity {
  readonly type: 'pickCity';
  readonly city: NodeId;
}

const queueOf = (s: State1856) => under<CityFrame>(s, 'city').queue;
const first = (s: State1856) => queueOf(s)[0]!;

const pickCity: Step<State1856, PickCity, Event1856> = {
  id: 'pickCity',
  actor: (s): Seat => presidentOf(s, first(s).company),
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
    putToken(map, s.board, company, city);
    emit?.({ type: 'cityPicked', company, city });
  },
};

/** R064: the turn goes on meanwhile, for the president whose turn it is. */
const asides: readonly AnyStep<State1856>[] = [layCanadaTile, takeLoan, buyPrivate, buyRight, placePort];

export const city: FrameDef<State1856> = {
  cite: 'Operating Round',
  stages: { pickCity },
  asides,
  again: (s) => queueOf(s).length > 0,
};
