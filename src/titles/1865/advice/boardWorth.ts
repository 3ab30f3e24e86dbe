// A board's worth to a company in units of traffic, by the places where its next tokens could stand: those at the end of
// a route, and those that track can be led to.

import { endsOf, nearest } from '../../../bots/kit/hope.ts';
import { type Land, landOf } from '../../../bots/kit/land.ts';
import { type Board, freeSlots, hasTokenIn, hexOfNode, type MapFacts, type NodeId } from '../../../engine/index.ts';
import { type CompanyId, destinationOf } from '../rules/companies.ts';
import { fullMap, isMine, mapOf, shortMap, stationsOn } from '../rules/map.ts';
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
const TURNS_OF_MINE = 3;

/** Traffic from a token there, apart from towns on the way. */
export const placeWorth = (s: State1865, place: NodeId): number =>
  trafficAt(s, place) * (isMine(place) ? TURNS_OF_MINE : 1);

/** Discount on later tokens: one is placed in a turn. */
const FADES = 0.8;
/** Traffic of a place that has no tile yet, and of towns on the way there. */
const UNBUILT = { city: 4, mine: 5 };
/** Discount for each hex to be built. */
const NEARER = 0.72;
const FAR = 8;
/** Traffic that a destination stands for: the tokens and the money of a major. */
const DESTINATION = 4;
/** Weight of places to a company without tokens, which may yet get some. */
const WITHOUT_TOKENS = 0.4;

export function boardWorth(now: State1865, company: CompanyId, board: Board): number {
  const s = { ...now, board };
  const map = mapOf(s);
  const land = landIn(map);
  const { kind, tokens } = own(s, company);
  const reached = directlyReached(s, company);
  const ends = endsOf(map, board, company);
  const ways = (to: NodeId): number => (reached.has(to) ? 0 : nearest(land, ends, hexOfNode(to)) + 1);
  const worths: number[] = [];
  for (const place of stationsOn(map)) {
    if (freeSlots(map, board, place) === 0 || hasTokenIn(board, company, hexOfNode(place))) continue;
    const steps = ways(place);
    if (steps > FAR) continue;
    if (steps > 0)
      worths.push(Math.max(placeWorth(s, place), UNBUILT[isMine(place) ? 'mine' : 'city']) * NEARER ** steps);
    else worths.push(placeWorth(s, place));
  }
  worths.sort((a, b) => b - a);
  const most = Math.max(1, tokens);
  let sum = 0;
  for (let i = 0; i < most && i < worths.length; i++) sum += worths[i]! * FADES ** i;
  // what is left over is a choice for later, and lies in the way of others
  for (let i = most; i < worths.length; i++) sum += 0.05 * worths[i]!;
  if (tokens === 0) sum *= WITHOUT_TOKENS;
  return sum + (kind === 'minor' ? DESTINATION * destinationNear(s, company, ends) : 0);
}

/** 1 for a company that is joined to its destination, less for each hex in between. */
function destinationNear(s: State1865, company: CompanyId, ends: ReadonlySet<string>): number {
  const to = destinationOf(company);
  if (joined(s, company, to)) return 1;
  const steps = nearest(landIn(mapOf(s)), ends, hexOfNode(to));
  return steps > FAR ? 0 : NEARER ** (steps + 1);
}
