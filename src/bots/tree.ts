// The tree of a search: positions, the moves tried in them, and what each seat got out of each.
import type { Action, Seat } from '../engine/core/action.ts';
import type { Game } from '../engine/core/game.ts';
import { waiting } from '../engine/core/play.ts';
import type { Core } from '../engine/core/state.ts';
import { candidates } from './candidates.ts';
import type { Evaluate } from './evaluate/index.ts';
import { chancesOf } from './reward.ts';

export interface Node {
  readonly state: Core;
  /** Who decides; 0 when the game is over. */
  readonly seat: Seat;
  visits: number;
  /** The moves worth a try, best first; null until the node is visited again. */
  edges: Edge[] | null;
}

export interface Edge {
  readonly action: Action;
  readonly prior: number;
  /** What the forecast says before anything is played out: counts as one visit. */
  readonly hope: number;
  readonly to: Node;
  visits: number;
  /** Sum of the rewards of the seat that decides. */
  total: number;
}

/** How strongly the forecast draws, and how flat it is taken. */
export const searching = { explore: 0.9, flat: 2.5, wide: 3, widen: 0.6, beam: 2, rootBeam: 5, repeat: 0.6 };

export const nodeOf = (game: Game, state: Core): Node => ({
  state,
  seat: waiting(game, state)[0] ?? 0,
  visits: 0,
  edges: null,
});

export function expand(game: Game, node: Node, evaluate: Evaluate, beam: number): Edge[] {
  const found = candidates(game, node.state, node.seat, evaluate, beam);
  // Moves of one kind are much alike: each further one of a kind stands back a little, so that others get a turn.
  const kinds = new Map<string, number>();
  const ranked = found.map((c) => {
    const before = kinds.get(c.action.type) ?? 0;
    kinds.set(c.action.type, before + 1);
    return { c, value: c.value - before * searching.repeat };
  });
  ranked.sort((a, b) => b.value - a.value);
  const best = ranked[0]!.value;
  const powers = ranked.map((r) => Math.exp((r.value - best) / searching.flat));
  const all = powers.reduce((a, b) => a + b);
  return ranked.map(({ c }, i) => ({
    action: c.action,
    prior: powers[i]! / all,
    hope: chancesOf(c.forecast)[node.seat - 1]!,
    to: nodeOf(game, c.after),
    visits: 0,
    total: 0,
  }));
}

/** The move to follow: what it gave so far, and how little it was tried for what it promises. Few at first, then more. */
export function select(node: Node): Edge {
  const edges = node.edges!;
  const open = Math.min(edges.length, Math.ceil(searching.wide + node.visits ** searching.widen));
  const root = Math.sqrt(node.visits + 1);
  let best = edges[0]!;
  let bestScore = -Infinity;
  for (let i = 0; i < open; i++) {
    const e = edges[i]!;
    const score = (e.total + e.hope) / (e.visits + 1) + (searching.explore * e.prior * root) / (1 + e.visits);
    if (score <= bestScore) continue;
    bestScore = score;
    best = e;
  }
  return best;
}
