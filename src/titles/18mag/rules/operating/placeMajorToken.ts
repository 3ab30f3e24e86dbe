// A major places a token in any free slot of the map (R111-R113).
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import type { NodeId } from '../../../../engine/track/board.ts';
import { isCityOn, placing } from '../../../../kernel/track/placeToken.ts';
import type { Event18Mag } from '../events.ts';
import { mapOf } from '../map.ts';
import { director, majorTurnOf, type State18Mag } from '../state.ts';
import { cityIds, putCompanyToken, standsThere, tokenCost, tokensLeft } from './tokens.ts';

export interface PlaceMajorToken {
  readonly type: 'placeMajorToken';
  readonly city: NodeId;
}

const placer = (s: State18Mag) => majorTurnOf(s).company;

const { hasToken, canPay, isCity, hasRoom, isNew } = placing<State18Mag>(
  {
    map: mapOf,
    placer,
    left: tokensLeft,
    cost: tokenCost,
    cash: (s) => cashOf(s, treasury(placer(s))),
    standsThere,
  },
  'majorToken',
);

export const placeMajorToken: Step<State18Mag, PlaceMajorToken, Event18Mag> = {
  id: 'placeMajorToken',
  actor: director,
  fields: { city: oneOf(cityIds, (s) => cityIds.filter((city) => isCityOn(mapOf(s), s.board, city))) },
  conditions: [hasToken, canPay, isCity, hasRoom, isNew],
  apply: (s, { city }, emit) => putCompanyToken(s, placer(s), city, emit),
  pass() {},
};
