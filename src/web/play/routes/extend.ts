// Extends a train's run to a touched place: by the shortest free track, or with a reason why not.
import type { Board, Graph, NodeId, Vertex } from '../../../engine/index.ts';
import { addLeg, type Leg, legsNow, type RunsDraft, runOf, runsOf, setLegs } from './draft.ts';
import { verticesAlong } from './stopsAlong.ts';

export interface Ground {
  readonly graph: Graph;
  readonly tokens: Board['tokens'];
  /** The company that runs its trains. */
  readonly company: string | null;
}

export type Extended = { readonly draft: RunsDraft } | { readonly problem: 'noStop' | 'noWay' | 'been' };

/** Extends to the touched stop, if known, or else to any of the hex. */
export function extend(ground: Ground, draft: RunsDraft, hex: string, stop?: NodeId): Extended {
  const here = ground.graph.stops.filter((one) => one.hex === hex).map(({ id }) => id);
  const exact = stop !== undefined && here.includes(stop) ? extended(ground, draft, [stop]) : null;
  return exact && 'draft' in exact ? exact : extended(ground, draft, here);
}

function extended(ground: Ground, draft: RunsDraft, here: readonly NodeId[]): Extended {
  const { graph } = ground;
  if (here.length === 0) return { problem: 'noStop' };
  const legs = legsNow(draft);
  const [start] = legs;
  if (!start) return { draft: addLeg(draft, { to: firstIn(ground, here), track: [] }) };
  const visited = visitedBy(graph, draft);
  if (here.every((id) => visited.has(graph.stopOf.get(id)!))) return { problem: 'been' };
  // a run that has only begun may begin in another city of the same hex
  const begins = legs.length > 1 ? [legs.at(-1)!.to] : sameHex(graph, start.to);
  let best: { readonly from: NodeId; readonly leg: Leg; readonly cost: number } | null = null;
  for (const from of begins)
    for (const [id, way] of waysFrom(ground, draft, from))
      if (here.includes(id) && (!best || way.cost < best.cost)) best = { from, leg: way.leg, cost: way.cost };
  if (!best) return { problem: 'noWay' };
  return {
    draft: legs.length > 1 ? addLeg(draft, best.leg) : setLegs(draft, [{ to: best.from, track: [] }, best.leg]),
  };
}

/** The hexes that the run at hand can reach without passing another stop. */
export function nextHexes(ground: Ground, draft: RunsDraft): Set<string> {
  const { graph, company, tokens } = ground;
  const legs = legsNow(draft);
  const [start] = legs;
  if (!start)
    return new Set(graph.stops.filter(({ id }) => company && tokens[id]?.includes(company)).map(({ hex }) => hex));
  const begins = legs.length > 1 ? [legs.at(-1)!.to] : sameHex(graph, start.to);
  const near = begins.flatMap((from) => [...waysFrom(ground, draft, from)].filter(([, { cost }]) => cost < PASSED));
  return new Set(near.map(([id]) => graph.stops[graph.stopOf.get(id)!]!.hex));
}

const sameHex = ({ stops, stopOf }: Graph, id: NodeId): NodeId[] => {
  const { hex } = stops[stopOf.get(id)!]!;
  return [id, ...stops.filter((stop) => stop.hex === hex && stop.id !== id).map((stop) => stop.id)];
};

const firstIn = ({ tokens, company }: Ground, here: readonly NodeId[]): NodeId =>
  here.find((id) => company !== null && tokens[id]?.includes(company)) ?? here[0]!;

/** The vertices visited by the run at hand. */
const visitedBy = (graph: Graph, draft: RunsDraft): Set<Vertex> => {
  const [start] = legsNow(draft);
  const begin = start ? [graph.stopOf.get(start.to)!] : [];
  return new Set([...begin, ...verticesAlong(graph, runOf(draft, draft.train).track)]);
};

/** The cost of passing a stop: more than any detour around it. */
const PASSED = 1000;

interface Way {
  readonly leg: Leg;
  readonly cost: number;
}

/** The cheapest way to each stop over track unused by the draft's runs. */
function waysFrom(ground: Ground, draft: RunsDraft, from: NodeId): Map<NodeId, Way> {
  const { graph } = ground;
  const used = new Set(runsOf(draft).flatMap(({ track }) => track));
  const crossed = runsOf(draft).flatMap(({ track }) => verticesAlong(graph, track).filter((v) => !graph.stops[v]));
  const closed = new Set([...crossed, ...visitedBy(graph, draft)]);
  const begin = graph.stopOf.get(from)!;
  closed.delete(begin);
  const ways = new Map<NodeId, Way>();
  // at a crossing the next piece depends on the last one, so a state is the last piece
  const known = new Map<string, number>();
  const open: { at: Vertex; by: number; cost: number; track: readonly string[] }[] = [
    { at: begin, by: -1, cost: 0, track: [] },
  ];
  while (open.length > 0) {
    open.sort((a, b) => b.cost - a.cost);
    const { at, by, cost, track } = open.pop()!;
    const stop = graph.stops[at];
    if (stop && by >= 0) {
      if (!ways.has(stop.id)) ways.set(stop.id, { leg: { to: stop.id, track }, cost });
      if (!mayPass(ground, at)) continue;
    }
    for (const next of graph.at[at]!) {
      const piece = graph.pieces[next]!;
      if (next === by || used.has(piece.id) || track.includes(piece.id)) continue;
      if (!stop && piece.hex === graph.pieces[by]?.hex) continue;
      const to = piece.ends[0] === at ? piece.ends[1] : piece.ends[0];
      if (closed.has(to) || to === begin) continue;
      const sum = cost + 1 + (stop && by >= 0 ? PASSED : 0);
      const state = `${to} ${next}`;
      if ((known.get(state) ?? Number.POSITIVE_INFINITY) <= sum) continue;
      known.set(state, sum);
      open.push({ at: to, by: next, cost: sum, track: [...track, piece.id] });
    }
  }
  return ways;
}

/** False for a place off the board and a city full of foreign tokens, which no train passes. */
function mayPass({ graph, tokens, company }: Ground, vertex: Vertex): boolean {
  const { id, kind, slots } = graph.stops[vertex]!;
  if (kind === 'offboard') return false;
  const here = tokens[id];
  if (!here || slots === 0) return true;
  return here.length < slots || here.includes(null) || (company !== null && here.includes(company));
}
