// Sight: a board's worth to a company estimated without searching for runs, which takes far longer than anything else.
import { type Board, hexOfNode, indexOfNode, type MapFacts, reachOf, trackOn } from '../../engine/index.ts';
import { highest } from './land.ts';

/** Rough part of the places on its track that a company runs for in a round. */
const RUN = 0.12;

export function reachedWorth(map: MapFacts, board: Board, company: string): number {
  let sum = 0;
  for (const stop of reachOf(map, board, company).stops) {
    const node = trackOn(map, board, hexOfNode(stop)).nodes[indexOfNode(stop)];
    if (node) sum += highest(node);
  }
  return RUN * sum;
}

/** The best by a figure, best first. */
export const bestBy = <T>(all: readonly T[], count: number, figure: (one: T) => number): T[] =>
  all.length <= count
    ? [...all]
    : all
        .map((one) => ({ one, value: figure(one) }))
        .sort((a, b) => b.value - a.value)
        .slice(0, count)
        .map(({ one }) => one);
