// What the track of a company promises beyond its present runs: places it can build to, and its destination.
import { type Board, hexOfNode, nodeId } from '../../../engine/track/board.ts';
import { faceOf } from '../../../engine/track/face.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import { reachOf } from '../../../engine/track/reach.ts';
import { tokenNodes } from '../../../engine/track/tokens.ts';
import {
  type CompanyId,
  type Destination,
  isOrdinary,
  type OrdinaryId,
  ordinaries,
} from '../../../games/1856/companies.ts';
import { map } from '../../../games/1856/map.ts';
import type { State1856 } from '../../../games/1856/state.ts';
import { places, stepsBetween } from './land.ts';

/** How much of a place that track could be led to counts, and how much less with each hex in between. */
const HOPE = 0.12;
const FADES = 0.5;
const FAR = 4;

/** The hexes into which the company can lead track next. */
function ends(board: Board, company: CompanyId): Set<HexId> {
  const out = new Set<HexId>();
  for (const [hex, edges] of reachOf(map, board, company).entries) {
    const face = faceOf(map, board, hex);
    if (edges.some((edge) => !face.edges.includes(edge))) out.add(hex);
  }
  for (const node of tokenNodes(board, company)) {
    const hex = hexOfNode(node);
    if (faceOf(map, board, hex).edges.length === 0) out.add(hex);
  }
  return out;
}

function nearest(from: ReadonlySet<HexId>, to: HexId): number {
  let least = Infinity;
  for (const hex of from) least = Math.min(least, stepsBetween(hex, to));
  return least;
}

/** In revenue: what lies before the ends of its track. */
export function hopeOf(board: Board, company: CompanyId): number {
  const from = ends(board, company);
  const { stops } = reachOf(map, board, company);
  let hope = 0;
  for (const { hex, worth } of places) {
    if (stops.has(nodeId(hex, 0)) || stops.has(nodeId(hex, 1))) continue;
    const steps = nearest(from, hex);
    if (steps <= FAR) hope += worth * HOPE * FADES ** steps;
  }
  return hope;
}

const destinationOf = (s: State1856, company: OrdinaryId): Destination =>
  s.options.alternateDestinations === 'yes' ? ordinaries[company].alternate : ordinaries[company].destination;

/** Whether the company still gets something for reaching its destination (R050-R053). */
export const wantsLink = (s: State1856, company: CompanyId): company is OrdinaryId =>
  isOrdinary(company) && s.companies[company].capital === 'escrow' && !s.companies[company].linked;

/** How many tiles, more or less, are missing to the destination; 0 when the track is there. */
export function stepsToLink(s: State1856, company: OrdinaryId, board: Board): number {
  const { to } = destinationOf(s, company);
  const { stops } = reachOf(map, board, company);
  if (to.some((hex) => stops.has(nodeId(hex, 0)) || stops.has(nodeId(hex, 1)))) return 0;
  const from = ends(board, company);
  return 1 + Math.min(...to.map((hex) => nearest(from, hex)));
}
