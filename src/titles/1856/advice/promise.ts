// Promise: hopes for a company's track beyond its present runs, through places it can build to and its destination.

import { endsOf, hopeOf as hopeOn, nearest } from '../../../bots/kit/hope.ts';
import { type Board, nodeId, reachOf } from '../../../engine/index.ts';
import { type CompanyId, destinationOf, isOrdinary, type OrdinaryId } from '../rules/companies.ts';
import { map } from '../rules/map.ts';
import type { State1856 } from '../rules/state.ts';
import { land } from './land.ts';

/** In revenue: the places ahead of the ends of its track. */
export const hopeOf = (board: Board, company: CompanyId): number => hopeOn(land, board, company);

/** True if the company still gains by reaching its destination (R050-R053). */
export const wantsLink = (s: State1856, company: CompanyId): company is OrdinaryId =>
  isOrdinary(company) && s.companies[company].capital === 'escrow' && !s.companies[company].linked;

/** Rough number of tiles missing to the destination; 0 if the track is there. */
export function stepsToLink(s: State1856, company: OrdinaryId, board: Board): number {
  const { to } = destinationOf(s, company);
  const { stops } = reachOf(map, board, company);
  if (to.some((hex) => stops.has(nodeId(hex, 0)) || stops.has(nodeId(hex, 1)))) return 0;
  const from = endsOf(map, board, company);
  return 1 + Math.min(...to.map((hex) => nearest(land, from, hex)));
}
