// Hope: what a company's track promises beyond its present runs, through places it can build to.
import {
  type Board,
  type HexId,
  hexOfNode,
  type MapFacts,
  nodeId,
  reachOf,
  tokenNodes,
  trackOn,
} from '../../engine/index.ts';
import type { Land } from './land.ts';

/**
 * Part of a place's value that counts when track could be led to it, the fading with each hex in between, and the
 * farthest distance.
 */
const HOPE = 0.12;
const FADES = 0.5;
const FAR = 4;

/** Hexes into which the company can lead track next. */
export function endsOf(map: MapFacts, board: Board, company: string): Set<HexId> {
  const out = new Set<HexId>();
  for (const [hex, edges] of reachOf(map, board, company).entries) {
    const track = trackOn(map, board, hex);
    if (edges.some((edge) => !track.edges.includes(edge))) out.add(hex);
  }
  for (const node of tokenNodes(board, company)) {
    const hex = hexOfNode(node);
    if (trackOn(map, board, hex).edges.length === 0) out.add(hex);
  }
  return out;
}

export function nearest(land: Land, from: ReadonlySet<HexId>, to: HexId): number {
  let least = Infinity;
  for (const hex of from) least = Math.min(least, land.stepsBetween(hex, to));
  return least;
}

/** In revenue: the places ahead of the ends of its track. */
export function hopeOf(land: Land, board: Board, company: string): number {
  const { map, places } = land;
  const from = endsOf(map, board, company);
  const { stops } = reachOf(map, board, company);
  let hope = 0;
  for (const { hex, worth } of places) {
    if (stops.has(nodeId(hex, 0)) || stops.has(nodeId(hex, 1))) continue;
    const steps = nearest(land, from, hex);
    if (steps <= FAR) hope += worth * HOPE * FADES ** steps;
  }
  return hope;
}
