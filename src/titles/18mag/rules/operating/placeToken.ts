// A minor places a token in a city that it reaches (R078-R080).
import { treasury } from '../../../../engine/core/owner.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { placeToken as place } from '../../../../kernel/track/placeToken.ts';
import type { Event18Mag } from '../events.ts';
import { mapOf } from '../map.ts';
import { operator, type State18Mag, turnOf } from '../state.ts';
import { cityIds, putCompanyToken, standsThere, tokenCost, tokensLeft } from './tokens.ts';

export const placeToken = place<State18Mag, Event18Mag>({
  cities: cityIds,
  map: mapOf,
  placer: (s) => turnOf(s).company,
  actor: operator,
  reach: (s) => reachOf(mapOf(s), s.board, turnOf(s).company),
  left: tokensLeft,
  cost: tokenCost,
  cash: (s) => cashOf(s, treasury(turnOf(s).company)),
  standsThere,
  place: putCompanyToken,
});
