// A major places a token in any free slot of the map (R111-R113).
import { oneOf } from '../../../engine/core/fields.ts';
import { treasury } from '../../../engine/core/owner.ts';
import type { Step } from '../../../engine/core/step.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import { freeSlots } from '../../../engine/track/tokens.ts';
import type { Event18Mag } from '../events.ts';
import { mapOf } from '../maps/maps.ts';
import { must } from '../rules.ts';
import { majorTurnOf, type State18Mag } from '../state.ts';
import { cityIds, isCity } from '../track/cities.ts';
import { putCompanyToken, standsThere, tokenCost } from '../track/tokens.ts';
import { director } from './director.ts';

export interface PlaceMajorToken {
  readonly type: 'placeMajorToken';
  readonly city: NodeId;
}

const companyOf = (s: State18Mag) => majorTurnOf(s).company;
const funds = (s: State18Mag): number => cashOf(s, treasury(companyOf(s)));

export const placeMajorToken: Step<State18Mag, PlaceMajorToken, Event18Mag> = {
  id: 'placeMajorToken',
  actor: director,
  fields: { city: oneOf(cityIds, (s) => cityIds.filter((city) => isCity(s, city))) },
  conditions: [
    must(
      'majorToken.noneLeft',
      [],
      (s) => s.tokens[companyOf(s)]! > 0,
      (s) => ({ company: companyOf(s) }),
    ),
    must(
      'majorToken.tooDear',
      [],
      (s) => funds(s) >= tokenCost(s, companyOf(s)),
      (s) => ({ cost: tokenCost(s, companyOf(s)), cash: funds(s) }),
    ),
    must(
      'majorToken.noCity',
      ['city'],
      (s, a) => isCity(s, a.city),
      (_, a) => ({ city: a.city }),
    ),
    must(
      'majorToken.cityFull',
      ['city'],
      (s, a) => freeSlots(mapOf(s), s.board, a.city) > 0,
      (_, a) => ({ city: a.city }),
    ),
    must(
      'majorToken.alreadyHere',
      ['city'],
      (s, a) => !standsThere(s, companyOf(s), a.city),
      (s, a) => ({ company: companyOf(s), city: a.city }),
    ),
  ],
  apply: (s, { city }, emit) => putCompanyToken(s, companyOf(s), city, emit),
  pass() {},
};
