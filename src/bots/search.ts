// The search bot: Monte Carlo tree search for several players. Each playout walks down the tree, every seat choosing
// for itself, adds a position, plays on quickly from there, and rewards all moves on its way. Games too long for it are
// looked ahead in (`ahead.ts`).
import { type Action, applyInPlace, type Core, type Game, ownCopy, waiting } from '../engine/index.ts';
import { lookAhead } from './ahead.ts';
import type { Bot, Thinking } from './bot.ts';
import { imagine } from './imagine.ts';
import { type Insight, looksFar } from './insight.ts';
import { rewards } from './reward.ts';
import { isSettled } from './settled.ts';
import { type Edge, expand, favourite, follow, isOpen, mean, type Node, nodeOf, select } from './tree.ts';

/** Beginnings of a list to follow: for the move to be made, and for those imagined after it. */
const WIDTH = 5;
const WIDTH_BELOW = 2;
/** Playouts from a position before its own moves are searched. */
const RIPE = 2;
/** A playout not over after this many moves is judged by its forecast. */
const HORIZON = 400;

export const search: Bot = (game, view, seat, thinking) => {
  const { insight } = thinking;
  return looksFar(insight) ? lookAhead(game, view, seat, insight, thinking) : searchTree(game, view, insight, thinking);
};

function searchTree(game: Game, view: Core, insight: Insight, thinking: Thinking): Action {
  const { rng, playouts, time, progress, because } = thinking;
  const root = nodeOf(game, imagine(view, rng));
  const edges = expand(game, root, insight.evaluate, WIDTH);
  if (edges.length === 1) {
    because?.({ kind: 'onlyMove' });
    return edges[0]!.action;
  }
  const begun = time?.now() ?? 0;
  const spent = () => (time ? (time.now() - begun) / time.milliseconds : 0);
  let games = 0;
  for (let left = playouts; left > 0 && isOpen(edges, left) && spent() < 1; left--) {
    playOut(game, root, insight, rng);
    games += 1;
    progress?.(Math.min(1, Math.max(spent(), 1 - left / playouts)));
    // stop waiting once nothing can change; without a clock all playouts are made
    if (time && isSettled(edges, Math.min(left, toCome(games, spent())))) break;
  }
  const best = favourite(edges);
  because?.({ kind: 'playouts', of: tried(edges), games, chance: Math.round(100 * mean(best)) });
  return best.action;
}

/** Playouts there is still time for, at the pace so far. */
const toCome = (games: number, spent: number): number =>
  spent > 0 ? Math.ceil((games * (1 - spent)) / spent) : Infinity;

const tried = (edges: readonly Edge[]): number => edges.filter(({ visits }) => visits > 0).length;

function playOut(game: Game, root: Node, insight: Insight, rng: number[]): void {
  const path: { from: Node; edge: Edge }[] = [];
  let node = root;
  while (node.seat !== 0 && (node.edges || node.visits >= RIPE)) {
    const edge = select(node, node.edges ?? expand(game, node, insight.evaluate, WIDTH_BELOW));
    path.push({ from: node, edge });
    node = follow(game, node, edge);
  }
  node.visits += 1;
  const got = rewards(game, playedOn(game, node.state, insight, rng), insight.evaluate);
  for (const { from, edge } of path) {
    from.visits += 1;
    edge.visits += 1;
    const reward = got[from.seat - 1]!;
    edge.total += reward;
    edge.squares += reward * reward;
  }
}

/** The position after playing on quickly from here. */
function playedOn(game: Game, from: Core, { quick }: Insight, rng: number[]): Core {
  const s = ownCopy(from);
  for (let left = HORIZON; left > 0; left--) {
    const [seat] = waiting(game, s);
    if (seat === undefined) break;
    applyInPlace(game, s, seat, quick(game, s, seat, rng));
  }
  return s;
}
