// The track within a company's reach. Track on which a train has no choice is drawn together into arcs.
import type { Graph, Vertex } from '../track/graph.ts';
import { cutDeadEnds, liveTrack, sideOf } from './liveTrack.ts';
import type { RunProblem } from './problem.ts';
import { mayPass } from './stopRules.ts';

/** Track between two vertices, without a choice on the way; pieces in order from the first to the second. */
export interface Arc {
  readonly ends: readonly [Vertex, Vertex];
  /** At a crossing, the side from which the arc comes. */
  readonly sides: readonly [0 | 1, 0 | 1];
  readonly pieces: readonly number[];
}

/** Vertices are stops, and those crossings at which track of one side goes on in several ways. */
export interface Network {
  readonly vertices: readonly Vertex[];
  readonly arcs: readonly Arc[];
  /** The arcs at each vertex, by their numbers. */
  readonly at: ReadonlyMap<Vertex, readonly number[]>;
}

export function networkOf(problem: RunProblem): Network {
  const { graph, stops } = problem;
  const live = liveTrack(graph, stops);
  let arcs = arcsOf(graph, live);
  // No run uses an arc that returns to its start; without that arc, other track may become a dead end.
  for (let loops = loopsOf(arcs); loops.length > 0; loops = loopsOf(arcs)) {
    for (const loop of loops) for (const piece of loop.pieces) live[piece] = false;
    cutDeadEnds(graph, live);
    arcs = arcsOf(graph, live);
  }
  return withinReach(problem, arcs);
}

const loopsOf = (arcs: readonly Arc[]): Arc[] => arcs.filter(({ ends }) => ends[0] === ends[1]);

function arcsOf(graph: Graph, live: readonly boolean[]): Arc[] {
  const isVertex = graph.at.map((here, v) => v < graph.stops.length || here.filter((p) => live[p]).length > 2);
  const taken = new Set<number>();
  const arcs: Arc[] = [];
  for (const [start, here] of graph.at.entries()) {
    if (!isVertex[start]) continue;
    for (const piece of here) {
      if (!live[piece] || taken.has(piece)) continue;
      const arc = follow(graph, live, isVertex, start, piece);
      for (const one of arc.pieces) taken.add(one);
      arcs.push(arc);
    }
  }
  return arcs;
}

/** Along the track until there is a choice. */
function follow(
  graph: Graph,
  live: readonly boolean[],
  isVertex: readonly boolean[],
  start: Vertex,
  first: number,
): Arc {
  const pieces = [first];
  const beyond = (piece: number, from: Vertex): Vertex => {
    const [a, b] = graph.pieces[piece]!.ends;
    return a === from ? b : a;
  };
  let piece = first;
  let at = beyond(piece, start);
  while (!isVertex[at]) {
    piece = graph.at[at]!.find((other) => live[other] && other !== piece)!;
    pieces.push(piece);
    at = beyond(piece, at);
  }
  const side = (v: Vertex, p: number): 0 | 1 => (v < graph.stops.length ? 0 : sideOf(graph, v, p));
  return { ends: [start, at], sides: [side(start, first), side(at, piece)], pieces };
}

/** Only the track connected to a token of the company, without passing a stop that blocks it. */
function withinReach(problem: RunProblem, all: readonly Arc[]): Network {
  const arcsAt = new Map<Vertex, number[]>();
  for (const [i, { ends }] of all.entries()) for (const end of ends) arcsAt.set(end, [...(arcsAt.get(end) ?? []), i]);
  const reached = new Set<Vertex>(problem.stops.flatMap(({ standing }, v) => (standing === 'own' ? [v] : [])));
  const used = new Set<number>();
  for (const vertex of reached) {
    const stop = problem.stops[vertex];
    if (stop && stop.standing !== 'own' && !mayPass(problem, vertex)) continue;
    for (const arc of arcsAt.get(vertex) ?? []) {
      used.add(arc);
      for (const end of all[arc]!.ends) reached.add(end);
    }
  }
  const arcs = all.filter((_, i) => used.has(i));
  const at = new Map<Vertex, number[]>();
  for (const [i, { ends }] of arcs.entries()) for (const end of ends) at.set(end, [...(at.get(end) ?? []), i]);
  return { vertices: [...at.keys()].sort((a, b) => a - b), arcs, at };
}
