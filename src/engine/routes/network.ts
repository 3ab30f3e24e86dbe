// The track within a company's reach, with track that leaves a train no choice drawn together into arcs.
import { zeros } from '../core/zeros.ts';
import type { Graph, Vertex } from '../track/graph.ts';
import { cutDeadEnds, liveTrack } from './liveTrack.ts';
import type { RunProblem } from './problem.ts';
import { mayPass } from './stopRules.ts';

/** Track between two vertices, without a choice on the way; pieces in order from the first to the second. */
export interface Arc {
  readonly ends: readonly [Vertex, Vertex];
  /** At a crossing, the side from which the arc comes. */
  readonly sides: readonly [0 | 1, 0 | 1];
  readonly pieces: readonly number[];
}

/** Vertices are stops, and crossings at which track of one side goes on in several ways. */
export interface Network {
  readonly vertices: readonly Vertex[];
  readonly arcs: readonly Arc[];
  /** The arcs at each of these vertices, by their numbers. */
  readonly at: ArcsAt;
}

type ArcsAt = readonly (readonly number[] | undefined)[];

export function networkOf(problem: RunProblem): Network {
  const { graph, stops } = problem;
  const live = liveTrack(graph, stops);
  let arcs = arcsOf(graph, live);
  // No run uses an arc that returns to its start; without that arc, other track may become a dead end.
  for (let loops = loopsOf(arcs); loops.length > 0; loops = loopsOf(arcs)) {
    for (const loop of loops) for (const piece of loop.pieces) live[piece] = 0;
    cutDeadEnds(graph, live);
    arcs = arcsOf(graph, live);
  }
  return withinReach(problem, arcs);
}

const loopsOf = (arcs: readonly Arc[]): Arc[] => arcs.filter(({ ends }) => ends[0] === ends[1]);

function arcsOf(graph: Graph, live: readonly number[]): Arc[] {
  const { vertices, first, pieces } = graph.joints;
  const isVertex = zeros(vertices).fill(1, 0, graph.stops.length);
  for (let v = graph.stops.length; v < vertices; v++) {
    let here = 0;
    for (let i = first[v]!; i < first[v + 1]!; i++) here += live[pieces[i]!]!;
    if (here > 2) isVertex[v] = 1;
  }
  const isTaken = zeros(live.length);
  const arcs: Arc[] = [];
  for (let v = 0; v < vertices; v++) {
    if (!isVertex[v]) continue;
    for (let i = first[v]!; i < first[v + 1]!; i++) {
      const piece = pieces[i]!;
      if (!live[piece] || isTaken[piece]) continue;
      const arc = follow(graph, live, isVertex, v, piece);
      for (const one of arc.pieces) isTaken[one] = 1;
      arcs.push(arc);
    }
  }
  return arcs;
}

/** Follows the track until there is a choice. */
function follow(
  graph: Graph,
  live: readonly number[],
  isVertex: readonly number[],
  start: Vertex,
  begins: number,
): Arc {
  const { halves, first, pieces: around } = graph.joints;
  const pieces = [begins];
  let piece = begins;
  let near = halves[2 * piece]! >> 1 === start ? 0 : 1;
  const from = halves[2 * piece + near]!;
  let at = halves[2 * piece + 1 - near]!;
  while (!isVertex[at >> 1]) {
    let i = first[at >> 1]!;
    while (!live[around[i]!] || around[i] === piece) i++;
    piece = around[i]!;
    pieces.push(piece);
    near = halves[2 * piece]! >> 1 === at >> 1 ? 0 : 1;
    at = halves[2 * piece + 1 - near]!;
  }
  return { ends: [start, at >> 1], sides: [(from & 1) as 0 | 1, (at & 1) as 0 | 1], pieces };
}

/** Keeps only track connected to a token of the company, without passing a stop that blocks it. */
function withinReach(problem: RunProblem, all: readonly Arc[]): Network {
  const around = arcsAt(all);
  const isUsed = zeros(all.length);
  const isReached = zeros(problem.graph.joints.vertices);
  const reached: Vertex[] = [];
  const reach = (vertex: Vertex): void => {
    if (isReached[vertex]) return;
    isReached[vertex] = 1;
    reached.push(vertex);
  };
  for (const [v, { standing }] of problem.stops.entries()) if (standing === 'own') reach(v);
  for (const vertex of reached) {
    const stop = problem.stops[vertex];
    if (stop && stop.standing !== 'own' && !mayPass(problem, vertex)) continue;
    for (const arc of around[vertex] ?? []) {
      isUsed[arc] = 1;
      for (const end of all[arc]!.ends) reach(end);
    }
  }
  const arcs = all.filter((_, i) => isUsed[i]);
  const at = arcsAt(arcs);
  return { vertices: reached.filter((vertex) => at[vertex]).sort((a, b) => a - b), arcs, at };
}

function arcsAt(arcs: readonly Arc[]): ArcsAt {
  const at: number[][] = [];
  for (let i = 0; i < arcs.length; i++)
    for (const end of arcs[i]!.ends) {
      const here = at[end];
      if (here) here.push(i);
      else at[end] = [i];
    }
  return at;
}
