// The course of the game: rounds, turns, phases, the end.
import type { TrainType } from '../../../engine/trains/depot.ts';
import type { RoundEvent as EveryRoundEvent } from '../../../kernel/rounds/events.ts';
import type { PhaseId } from '../phases.ts';
import type { EndReason } from '../state.ts';

export type RoundEvent =
  | EveryRoundEvent<EndReason>
  /** By the first train of a type, or by the last "no train sold" marker (R028, R033). */
  | {
      readonly type: 'phaseBegan';
      readonly phase: PhaseId;
      readonly by: 'train' | 'markers';
      readonly train: TrainType;
    }
  | { readonly type: 'markerPlaced'; readonly markers: number; readonly train: TrainType }
  | { readonly type: 'markersTaken'; readonly markers: number };
