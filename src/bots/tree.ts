// The tree of a search: positions, the moves tried in them, and the rewards of each.
import { type Action, applyInPlace, type Core, type Game, ownCopy, type Seat, waiting } from '../engine/index.ts';
import { type Candidate, candidates } from './candidates.ts';
import type { Evaluate } from './insight.ts';
import { chancesOf } from './reward.ts';

export interface Node {
  readonly state: Core;
  /** The seat that decides; 0 when the game is over. */
  readonly seat: Seat;
  visits: number;
  /** The moves worth a try, best first; null until the node is visited again. */
  edges: Edge[] | null;
}

export interface Edge {
  readonly action: Action;
  /** The node after the move; null until followed, as most never are. */
  to: Node | null;
  /** The move's part of the tries by the forecast alone; all moves together have 1. */
  readonly prior: number;
  /** Forecast of the move: counts like one playout. */
  readonly hope: number;
  visits: number;
  /** Sum of the rewards of the seat that decides, and of their squares. */
  total: number;
  squares: number;
}

/** Weight of untried moves against those that did well. */
const EXPLORE = 0.9;
/** The difference in the forecast that makes a move about three times as worthy of a try. */
const FLAT = 2.5;
/** The penalty for each further move of one kind: such moves are much alike, and other kinds should be tried too. */
const REPEAT = 0.6;
/** Moves tried at all: a few at first, more with the visits. */
const WIDE = 3;
const WIDEN = 0.6;

export const nodeOf = (game: Game, state: Core): Node => ({
  state,
  seat: waiting(game, state)[0] ?? 0,
  visits: 0,
  edges: null,
});

/** Finds the moves of a node; `width` as for `candidates`. */
export function expand(game: Game, node: Node, evaluate: Evaluate, width: number): Edge[] {
  const ranked = spread(candidates(game, node.state, node.seat, evaluate, width));
  const weights = ranked.map(({ value }) => Math.exp((value - ranked[0]!.value) / FLAT));
  const all = weights.reduce((a, b) => a + b);
  node.edges = ranked.map(({ candidate: { action, forecast } }, i) => ({
    action,
    to: null,
    prior: weights[i]! / all,
    hope: chancesOf(forecast)[node.seat - 1]!,
    visits: 0,
    total: 0,
    squares: 0,
  }));
  return node.edges;
}

type Ranked = { candidate: Candidate; value: number }[];

function spread(sorted: readonly Candidate[]): Ranked {
  const seen = new Map<string, number>();
  return sorted
    .map((candidate) => {
      const before = seen.get(candidate.action.type) ?? 0;
      seen.set(candidate.action.type, before + 1);
      return { candidate, value: candidate.value - before * REPEAT };
    })
    .sort((a, b) => b.value - a.value);
}

/** The node a move leads to. */
export function follow(game: Game, { state, seat }: Node, edge: Edge): Node {
  if (edge.to) return edge.to;
  const after = ownCopy(state);
  applyInPlace(game, after, seat, edge.action);
  edge.to = nodeOf(game, after);
  return edge.to;
}

/** The move to follow: by its rewards so far, and by few tries compared with its prior. */
export function select(node: Node, edges: readonly Edge[]): Edge {
  const open = Math.min(edges.length, Math.ceil(WIDE + node.visits ** WIDEN));
  const pull = EXPLORE * Math.sqrt(node.visits + 1);
  let best = edges[0]!;
  let most = -Infinity;
  for (let i = 0; i < open; i++) {
    const edge = edges[i]!;
    const score = mean(edge) + (pull * edge.prior) / (1 + edge.visits);
    if (score <= most) continue;
    most = score;
    best = edge;
  }
  return best;
}

/** Average reward of a move. */
export const mean = (edge: Edge): number => (edge.total + edge.hope) / (edge.visits + 1);

/** The move tried most; among equals the one with the highest average. */
export const favourite = (edges: readonly Edge[]): Edge =>
  edges.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && mean(b) > mean(a)) ? b : a));

/** True if this many more playouts can still change the favourite. */
export function isOpen(edges: readonly Edge[], left: number): boolean {
  let most = 0;
  let second = 0;
  for (const { visits } of edges) {
    if (visits > most) {
      second = most;
      most = visits;
    } else if (visits > second) second = visits;
  }
  return second + left >= most;
}
