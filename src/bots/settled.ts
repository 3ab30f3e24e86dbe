// True when a search may end early: more playouts would not change the move, or not by anything that counts.
import { type Edge, favourite, isOpen, mean } from './tree.ts';

/** Standard errors between the favourite and every other move. */
const SURE = 2.5;
/** Fewest tries of the favourite that prove anything. */
const LEAST = 24;
/** Least spread of playout results, however alike the first ones are. */
const NOISE = 0.015;
/** Moves tried this often and still close are worth the same. */
const MANY = 60;
const CLOSE = 0.015;

/** `left`: playouts there is still time for. */
export function isSettled(edges: readonly Edge[], left: number): boolean {
  if (!isOpen(edges, left)) return true;
  const best = favourite(edges);
  const others = edges.filter((edge) => edge !== best);
  if (best.visits < LEAST) return false;
  return others.every((edge) => isBehind(edge, best)) || others.some((edge) => isAlike(edge, best));
}

const isBehind = (edge: Edge, best: Edge): boolean =>
  mean(edge) + SURE * errorOf(edge) < mean(best) - SURE * errorOf(best) || isHopeless(edge, best);

/** True for a move never tried because others promise more. */
const isHopeless = ({ visits, prior }: Edge, best: Edge): boolean => visits === 0 && prior * best.visits < 1;

/** True for a move tried often enough that brings as much as the best. */
const isAlike = (edge: Edge, best: Edge): boolean =>
  edge.visits >= MANY && best.visits >= MANY && Math.abs(mean(edge) - mean(best)) < CLOSE;

/** The standard error of a mean. */
function errorOf({ visits, total, squares }: Edge): number {
  const average = visits === 0 ? 0 : total / visits;
  const spread = visits === 0 ? 0 : squares / visits - average * average;
  return Math.sqrt(Math.max(NOISE, spread) / (visits + 1));
}
