// A minor places a token in a city that it reaches (R078-R080).
import { oneOf } from '../../../engine/core/fields.ts';
import { treasury } from '../../../engine/core/owner.ts';
import type { Step } from '../../../engine/core/step.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import { reachOf } from '../../../engine/track/reach.ts';
import { freeSlots } from '../../../engine/track/tokens.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { mapOf } from '../maps/maps.ts';
import { must } from '../rules.ts';
import { type State18Mag, turnOf } from '../state.ts';
import { cityIds, isCity } from './cities.ts';
import { operator } from './operator.ts';
import { putCompanyToken, standsThere, tokenCost, tokensLeft } from './tokens.ts';

export interface PlaceToken {
  readonly type: 'placeToken';
  readonly city: NodeId;
}

const placer = (s: State18Mag): MinorId => turnOf(s).company;
const reached = (s: State18Mag): ReadonlySet<NodeId> => reachOf(mapOf(s), s.board, placer(s)).stops;

export const placeToken: Step<State18Mag, PlaceToken, Event18Mag> = {
  id: 'placeToken',
  actor: operator,
  fields: { city: oneOf(cityIds, (s) => [...reached(s)].filter((city) => isCity(s, city))) },
  conditions: [
    must(
      'token.noneLeft',
      [],
      (s) => tokensLeft(s, placer(s)) > 0,
      (s) => ({ company: placer(s) }),
    ),
    must(
      'token.tooDear',
      [],
      (s) => cashOf(s, treasury(placer(s))) >= tokenCost(s, placer(s)),
      (s) => ({ cost: tokenCost(s, placer(s)), cash: cashOf(s, treasury(placer(s))) }),
    ),
    must(
      'token.noCity',
      ['city'],
      (s, a) => isCity(s, a.city),
      (_, a) => ({ city: a.city }),
    ),
    must(
      'token.alreadyHere',
      ['city'],
      (s, a) => !standsThere(s, placer(s), a.city),
      (s, a) => ({ company: placer(s), city: a.city }),
    ),
    must(
      'token.cityFull',
      ['city'],
      (s, a) => freeSlots(mapOf(s), s.board, a.city) > 0,
      (_, a) => ({ city: a.city }),
    ),
    must(
      'token.outOfReach',
      ['city'],
      (s, a) => reached(s).has(a.city),
      (s, a) => ({ city: a.city, company: placer(s) }),
    ),
  ],
  apply: (s, { city }, emit) => putCompanyToken(s, placer(s), city, emit),
  pass() {},
};
