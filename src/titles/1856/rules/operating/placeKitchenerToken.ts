// The owner of Waterloo and Saugeen places its token of the turn in Kitchener, free and without a connection (R022).
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { boardToWrite, hexOfNode, type NodeId } from '../../../../engine/track/board.ts';
import { putToken } from '../../../../engine/track/tokens.ts';
import type { Event1856 } from '../events.ts';
import { citiesOn, cityIds, map } from '../map.ts';
import { KITCHENER } from '../privates.ts';
import { must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { tokenConditions } from './placeToken.ts';
import { companyOwning } from './privates.ts';

export interface PlaceKitchenerToken {
  readonly type: 'placeKitchenerToken';
  readonly city: NodeId;
}

export const placeKitchenerToken: Step<State1856, PlaceKitchenerToken, Event1856> = {
  id: 'placeKitchenerToken',
  actor: operator,
  fields: { city: oneOf(cityIds, (s) => citiesOn(s, KITCHENER)) },
  conditions: [
    must(
      'kitchener.notOwner',
      [],
      (s) => companyOwning(s, 'WSRC') === turnOf(s).company,
      (s) => ({ company: turnOf(s).company }),
    ),
    tokenConditions.hasToken,
    must(
      'kitchener.hex',
      ['city'],
      (_, a) => hexOfNode(a.city) === KITCHENER,
      (_, a) => ({ city: a.city }),
    ),
    tokenConditions.isNew,
    tokenConditions.hasRoom,
  ],
  apply(s, { city }, emit) {
    const { company } = turnOf(s);
    s.kitchenerUsed = true;
    putToken(map, boardToWrite(s), company, city);
    emit?.({ type: 'tokenPlaced', company, city, cost: 0, kind: 'kitchener' });
  },
};
