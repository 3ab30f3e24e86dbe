// The graph of the track around a company: the hexes that track reaches from its tokens. Mostly they are a small part
// of the board, and all its runs are there. Stops, crossings and pieces keep their order of the whole graph.
import { zeros } from '../core/zeros.ts';
import type { Board } from './board.ts';
import { type MapFacts, NODE } from './facts.ts';
import { graphOn, type TrackGraph } from './graph.ts';
import { type Contents, contentsOf, landOf, vertexOf } from './ground.ts';
import { perBoard } from './memo.ts';
import { isClosed, takenSlots, tokenNodes } from './tokens.ts';

const byCompany = perBoard(() => new Map<string, TrackGraph>());

export function graphAround(map: MapFacts, board: Board, company: string): TrackGraph {
  const known = byCompany(map, board);
  let graph = known.get(company);
  if (graph === undefined) {
    graph = graphOn(landOf(map), contentsAround(map, board, company));
    known.set(company, graph);
  }
  return graph;
}

const NOTHING: Contents = { stops: [], pieces: [], ends: new Int32Array(0) };

/** Contents of the hexes around a company, and of no others. Only a closed city stops the search. */
function contentsAround(map: MapFacts, board: Board, company: string): readonly Contents[] {
  const land = landOf(map);
  const { hexAt, endAt, firstStop, grounds } = land;
  const contents = contentsOf(map, board);
  const taken = takenSlots(board);
  const around: Contents[] = [];
  for (let i = 0; i < contents.length; i++) around.push(NOTHING);
  const isFound = zeros(land.halves >> 1);
  const found: number[] = [];
  const find = (vertex: number): void => {
    if (isFound[vertex]) return;
    isFound[vertex] = 1;
    found.push(vertex);
  };
  const follow = (half: number, end: number): void => {
    const hex = hexAt[half]!;
    if (hex < 0) return;
    const here = contents[hex]!;
    around[hex] = here;
    for (let i = 0; i < here.ends.length; i++) {
      if (here.ends[i] !== end) continue;
      const far = here.ends[i ^ 1]!;
      find(far < 0 ? (grounds[hex]!.firstStop >> 1) + ~far : far >> 1);
    }
  };
  for (const node of tokenNodes(board, company)) find(vertexOf(land, node));
  for (const vertex of found) {
    const half = 2 * vertex;
    if (half < firstStop) {
      follow(half, half);
      follow(half + 1, half + 1);
      continue;
    }
    const index = endAt[half]! - NODE;
    const stop = contents[hexAt[half]!]!.stops[index]!;
    if (!isClosed(stop.kind, taken.get(stop.id), company)) follow(half, ~index);
  }
  return around;
}
