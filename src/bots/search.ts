// The search bot: Monte Carlo tree search for several players. Each playout walks down the tree, every seat choosing for
// itself, adds a position, plays on quickly from there, and tells all moves on its way what each seat got.
import type { Action } from '../engine/core/action.ts';
import { applyInPlace } from '../engine/core/apply.ts';
import { copy } from '../engine/core/copy.ts';
import type { Game } from '../engine/core/game.ts';
import { waiting } from '../engine/core/play.ts';
import type { Core } from '../engine/core/state.ts';
import type { Bot } from './bot.ts';
import { type Evaluate, evaluationOf, type Quick, quickOf } from './evaluate/index.ts';
import { imagine } from './imagine.ts';
import { rewards } from './reward.ts';
import { type Edge, expand, type Node, nodeOf, searching, select } from './tree.ts';

export const horizon = { decisions: 400 };

export const search: Bot = (game, view, _, { rng, playouts, time }) => {
  const evaluate = evaluationOf(game);
  const quick = quickOf(game);
  const root = nodeOf(game, imagine(view, rng));
  root.edges = expand(game, root, evaluate, searching.rootBeam);
  if (root.edges.length === 1) return root.edges[0]!.action;
  const until = time && time.now() + time.milliseconds;
  for (let i = 0; i < playouts && !(time && time.now() >= until!); i++) playout(game, root, evaluate, quick, rng);
  return preferred(root.edges);
};

function playout(game: Game, root: Node, evaluate: Evaluate, quick: Quick, rng: number[]): void {
  const path: { node: Node; edge: Edge }[] = [];
  let node = root;
  while (node.seat !== 0) {
    if (!node.edges) {
      if (node.visits === 0) break;
      node.edges = expand(game, node, evaluate, searching.beam);
    }
    const edge = select(node);
    path.push({ node, edge });
    node = edge.to;
  }
  node.visits += 1;
  const got = rewards(game, playedOn(game, node.state, quick, rng), evaluate);
  for (const { node: from, edge } of path) {
    from.visits += 1;
    edge.visits += 1;
    edge.total += got[from.seat - 1]!;
  }
}

/** The position after some quick play. */
function playedOn(game: Game, from: Core, quick: Quick, rng: number[]): Core {
  const s = copy(from);
  for (let left = horizon.decisions; left > 0; left--) {
    const [seat] = waiting(game, s);
    if (seat === undefined) break;
    applyInPlace(game, s, seat, quick(game, s, seat, rng));
  }
  return s;
}

/** The move tried most; among equals the one that gave most. */
function preferred(edges: readonly Edge[]): Action {
  const mean = (e: Edge) => (e.total + e.hope) / (e.visits + 1);
  return edges.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && mean(b) > mean(a)) ? b : a)).action;
}
