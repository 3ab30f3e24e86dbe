// The sweep over the network: one layer for each vertex, with the arcs that are open before and after it.
import type { Vertex } from '../track/graph.ts';
import { recent } from '../track/recent.ts';
import type { Network } from './network.ts';
import { orderOf } from './order.ts';
import type { RunProblem } from './problem.ts';
import { mayEnd, mayPass } from './stopRules.ts';

export interface Layer {
  readonly vertex: Vertex;
  readonly isStop: boolean;
  readonly mayEnd: boolean;
  /** For each arc open afterwards, its place before; -1 for those that begin here. */
  readonly from: readonly number[];
  /** Places, before, of the arcs that come in. */
  readonly incoming: readonly number[];
  /** Places, afterwards, of the arcs that begin here. */
  readonly leaving: readonly number[];
  /** True if a run may go from one of the arcs here to another; incoming ones first, then the leaving ones. */
  readonly joins: readonly (readonly boolean[])[];
  /**
   * Things that a run can take for itself here: bit i of a mask is the i-th; leaving arcs first, then the vertex
   * itself.
   */
  readonly takes: readonly number[];
  /** The bit of the vertex itself; 0 if runs may meet there. */
  readonly vertexBit: number;
}

export interface Sweep {
  readonly layers: readonly Layer[];
  /** The number of things that only one run can have: all arcs, and vertices after them. */
  readonly things: number;
}

interface Known extends Pick<RunProblem, 'graph' | 'rules'> {
  readonly sweep: Sweep;
}

/**
 * Ways to equip the same trains have the very same stops and are asked about one after the other, so they share a
 * sweep.
 */
const known = recent<RunProblem['stops'], Known>(2);

/** `network` must be that of the problem. */
export function sweepOf(problem: RunProblem, network: Network): Sweep {
  const { graph, rules, stops } = problem;
  const last = known.get(stops);
  if (last?.graph === graph && last.rules === rules) return last.sweep;
  const sweep = sweepOver(problem, network);
  known.set(stops, { graph, rules, sweep });
  return sweep;
}

function sweepOver(problem: RunProblem, network: Network): Sweep {
  const { graph, rules } = problem;
  const { arcs, at } = network;
  let open: number[] = [];
  let things = arcs.length;
  const layers = orderOf(network).map((vertex): Layer => {
    const here = at[vertex]!;
    const coming = here.filter((arc) => open.includes(arc));
    const leaving = here.filter((arc) => !open.includes(arc));
    const after = [...open.filter((arc) => !coming.includes(arc)), ...leaving];
    const isStop = vertex < graph.stops.length;
    const side = (arc: number) => arcs[arc]!.sides[arcs[arc]!.ends[0] === vertex ? 0 : 1];
    const passes = isStop && mayPass(problem, vertex);
    const local = [...coming, ...leaving];
    const alone = rules.share !== 'track' && (!isStop || rules.share === 'nothing');
    const layer: Layer = {
      vertex,
      isStop,
      mayEnd: isStop && mayEnd(problem, vertex),
      from: after.map((arc) => open.indexOf(arc)),
      incoming: coming.map((arc) => open.indexOf(arc)),
      leaving: leaving.map((arc) => after.indexOf(arc)),
      joins: local.map((a) => local.map((b) => (isStop ? passes : side(a) !== side(b)))),
      takes: alone ? [...leaving, things] : leaving,
      vertexBit: alone ? 1 << leaving.length : 0,
    };
    if (alone) things++;
    open = after;
    return layer;
  });
  return { layers, things };
}
