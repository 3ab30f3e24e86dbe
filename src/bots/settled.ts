// When a search may end before its time: more playouts would not change the move, or not for anything that counts.
import { type Edge, favourite, isOpen, mean } from './tree.ts';

/** How many standard errors the favourite must be away from every other move. */
const SURE = 2.5;
/** Fewer tries of the favourite prove nothing. */
const LEAST = 24;
/** Results of playouts differ at least this much, however alike the first ones are. */
const NOISE = 0.015;
/** Moves that were tried so often, and are so close, are worth the same. */
const MANY = 60;
const CLOSE = 0.015;

/** `left`: how many playouts there is still time for. */
export function isSettled(edges: readonly Edge[], left: number): boolean {
  if (!isOpen(edges, left)) return true;
  const best = favourite(edges);
  const others = edges.filter((edge) => edge !== best);
  if (best.visits < LEAST) return false;
  return others.every((edge) => isBehind(edge, best)) || others.some((edge) => isAlike(edge, best));
}

const isBehind = (edge: Edge, best: Edge): boolean =>
  mean(edge) + SURE * errorOf(edge) < mean(best) - SURE * errorOf(best) || isHopeless(edge, best);

/** Never tried, because it promises so little that others always came first. */
const isHopeless = ({ visits, prior }: Edge, best: Edge): boolean => visits === 0 && prior * best.visits < 1;

/** It is tried as often, and brings as much. */
const isAlike = (edge: Edge, best: Edge): boolean =>
  edge.visits >= MANY && best.visits >= MANY && Math.abs(mean(edge) - mean(best)) < CLOSE;

/** The standard error of a mean. */
function errorOf({ visits, total, squares }: Edge): number {
  const average = visits === 0 ? 0 : total / visits;
  const spread = visits === 0 ? 0 : squares / visits - average * average;
  return Math.sqrt(Math.max(NOISE, spread) / (visits + 1));
}
