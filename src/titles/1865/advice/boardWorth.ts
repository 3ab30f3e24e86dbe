// A board's worth to a company in units of traffic, by places where it could stand next, and those ahead of
// its track.

import { hopeOf } from '../../../bots/kit/hope.ts';
import { type Land, landOf } from '../../../bots/kit/land.ts';
import { type Board, freeSlots, hasTokenIn, hexOfNode, type MapFacts, type NodeId } from '../../../engine/index.ts';
import { type CompanyId, destinationOf } from '../rules/companies.ts';
import { fullMap, isMine, mapOf, shortMap } from '../rules/map.ts';
import { directlyReached, joined } from '../rules/operating/directRoutes.ts';
import { trafficAt } from '../rules/operating/traffic.ts';
import { own, type State1865 } from '../rules/state.ts';

const grown = {
  built: { city: 3, town: 1, mine: 3 },
  labels: { C: 5, O: 5, N: 5, S: 5, P: 5, B: 5 },
};
const lands = new Map([fullMap, shortMap].map((map) => [map, landOf(map, grown)]));

export const landIn = (map: MapFacts): Land => lands.get(map)!;

/** A mine pays in every turn until it is exhausted (R096, R115). */
const TURNS_OF_MINE = 2;

/** Traffic from a token there, apart from towns on the way. */
export const placeWorth = (s: State1865, place: NodeId): number =>
  trafficAt(s, place) * (isMine(place) ? TURNS_OF_MINE : 1);

/** Discount on later tokens: one is placed in a turn. */
const FADES = 0.6;
/** Bonus for a minor joined to its destination: it may become a major. */
const DESTINATION = 2;

export function boardWorth(now: State1865, company: CompanyId, board: Board): number {
  const s = { ...now, board };
  const map = mapOf(s);
  const { kind, tokens } = own(s, company);
  const isOpen = (place: NodeId): boolean =>
    freeSlots(map, board, place) > 0 && !hasTokenIn(board, company, hexOfNode(place));
  const places = [...directlyReached(s, company)]
    .filter(isOpen)
    .map((place) => placeWorth(s, place))
    .sort((a, b) => b - a)
    .slice(0, tokens);
  const next = places.reduce((sum, worth, i) => sum + worth * FADES ** i, 0);
  const converts = kind === 'minor' && joined(s, company, destinationOf(company)) ? DESTINATION : 0;
  return next + converts + hopeOf(landIn(map), board, company);
}
