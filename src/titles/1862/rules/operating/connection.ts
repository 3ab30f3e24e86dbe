// Connections of a company: to other companies (R080, R097, R198) and to London (R115). A path ends at red areas, at
// ports, which have one entrance in each hex, and in a city full of foreign tokens (R093-R095).
import { type NodeId, nodeId } from '../../../../engine/track/board.ts';
import { isOffboard, reachFrom, reachOf } from '../../../../engine/track/reach.ts';
import { isBlocked, tokenNodes } from '../../../../engine/track/tokens.ts';
import { type CompanyId, companies } from '../companies.ts';
import { homeCity, isHomeDue } from '../home.ts';
import { hexes, hexIds, LONDON, londonPlaces, map } from '../map.ts';
import { type State1862, turnOf } from '../state.ts';

/** R080, R197-R198: true if its token waits at home for a tile with room, joined with the track that lies there. */
const waitsAtHome = (s: State1862, company: CompanyId): boolean =>
  turnOf(s).company === company && s.board.laid[companies[company].home] !== undefined && isHomeDue(s);

/** The cities where it stands; London joins nobody. */
function stationsOf(s: State1862, company: CompanyId): readonly NodeId[] {
  const placed = tokenNodes(s.board, company).filter((node) => !londonPlaces.includes(node));
  return waitsAtHome(s, company) ? [...placed, homeCity(company)] : placed;
}

/** The stops that it reaches, also from a token that waits at home and is not on the board yet. */
function reached(s: State1862, company: CompanyId): ReadonlySet<NodeId> {
  if (!waitsAtHome(s, company)) return reachOf(map, s.board, company).stops;
  return reachFrom(map, s.board, stationsOf(s, company), {
    passes: (stop) => !isOffboard(stop) && !isBlocked(map, s.board, stop.id, company),
  }).stops;
}

/** R097: true if track leads from a token of one to a token of the other, or both stand in one city. */
export function reachesCompany(s: State1862, company: CompanyId, other: CompanyId): boolean {
  const stops = reached(s, company);
  return stationsOf(s, other).some((city) => stops.has(city));
}

/** The entrances of London. */
const intoLondon: readonly NodeId[] = hexIds.flatMap((hex) =>
  hexes[hex]!.nodes.flatMap(({ group }, i) => (group === LONDON ? [nodeId(hex, i)] : [])),
);

/** R115 */
export function reachesLondon(s: State1862, company: CompanyId): boolean {
  const { stops } = reachOf(map, s.board, company);
  return intoLondon.some((node) => stops.has(node));
}
