// "No train sold" markers (R032-R036), the sale that takes them away, and the phases that both bring (R028-R030).
import type { Emit } from '../../../../engine/core/event.ts';
import type { TrainType } from '../../../../engine/trains/depot.ts';
import type { Event18Mag } from '../events.ts';
import { operatingOf, type State18Mag } from '../state.ts';
import { lastPhase, MARKERS, phaseIds } from '../trains.ts';

/** Stack for the markers: the cheapest with its round tile; undefined if none has one. */
export const markedStack = (s: State18Mag): TrainType | undefined => s.roundTiles[0];

/** Places a marker after the minors of a round without a sale; the last one begins a phase (R032-R036). */
export function placeMarker(s: State18Mag, emit: Emit<Event18Mag>): void {
  const stack = markedStack(s);
  if (stack === undefined) return; // R032: in the last phase no stack has its tile
  s.markers += 1;
  emit?.({ type: 'markerPlaced', markers: s.markers, train: stack });
  if (s.markers < MARKERS) return;
  takeMarkers(s, emit);
  s.roundTiles = s.roundTiles.filter((type) => type !== stack); // R036
  beginPhase(s, 'markers', stack, emit);
}

export function takeMarkers(s: State18Mag, emit: Emit<Event18Mag>): void {
  if (s.markers > 0) emit?.({ type: 'markersTaken', markers: s.markers });
  s.markers = 0;
}

/** Notes a sale of the supply: markers go, and a phase may begin (R028, R032, R035). */
export function trainSold(s: State18Mag, type: TrainType, emit: Emit<Event18Mag>): void {
  operatingOf(s).trainSold = true;
  if (type === markedStack(s)) takeMarkers(s, emit);
  if (!s.roundTiles.includes(type)) return;
  s.roundTiles = s.roundTiles.filter((other) => other !== type);
  beginPhase(s, 'train', type, emit);
}

/** Begins the next phase, by the first train of a type or by the last marker. */
export function beginPhase(s: State18Mag, by: 'train' | 'markers', train: TrainType, emit: Emit<Event18Mag>): void {
  if (s.phase === lastPhase(s)) return;
  s.phase = phaseIds[phaseIds.indexOf(s.phase) + 1]!;
  s.phasesBy.push(by);
  s.setEnds = true; // R029
  emit?.({ type: 'phaseBegan', phase: s.phase, by, train });
}
