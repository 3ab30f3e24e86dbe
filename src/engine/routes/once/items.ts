// Items that are paid once: each location with a worth, and each hex if trains are paid for hexes.
import type { HexId } from '../../track/facts.ts';
import type { Network } from '../network.ts';
import type { Places } from '../places.ts';
import type { RunProblem } from '../problem.ts';

export interface Items {
  readonly worth: readonly number[];
  /** The item of each location; -1 for one that brings nothing. */
  readonly ofPlace: readonly number[];
  readonly ofHex: ReadonlyMap<HexId, number>;
}

export function itemsOf({ graph, trains }: RunProblem, network: Network, places: Places): Items {
  const worth: number[] = [];
  const reached = new Set(network.vertices.flatMap((v) => (v < graph.stops.length ? [places.of[v]!] : [])));
  const ofPlace = places.worth.map((figure, place) => (figure > 0 && reached.has(place) ? worth.push(figure) - 1 : -1));
  const ofHex = new Map<HexId, number>();
  const perHex = trains.find((train) => train.perHex)?.perHex ?? 0;
  for (const { pieces } of perHex > 0 ? network.arcs : [])
    for (const piece of pieces) {
      const { hex } = graph.pieces[piece]!;
      if (!ofHex.has(hex)) ofHex.set(hex, worth.push(perHex) - 1);
    }
  return { worth, ofPlace, ofHex };
}
