// The course of the game: rounds, turns, phases, the end.
import type { Seat } from '../../../engine/core/action.ts';
import type { TrainType } from '../../../engine/trains/depot.ts';
import type { CompanyId } from '../companies.ts';
import type { PhaseId } from '../phases.ts';
import type { EndReason } from '../state.ts';

export type RoundEvent =
  | { readonly type: 'stockRoundBegan'; readonly set: number; readonly seat: Seat }
  | {
      readonly type: 'operatingRoundBegan';
      readonly set: number;
      readonly round: number;
      readonly of: number;
      /** The set is the last one of the game (R037). */
      readonly last: boolean;
    }
  /** `seat` is null for a major without a director. */
  | { readonly type: 'turnBegan'; readonly company: CompanyId; readonly seat: Seat | null }
  /** By the first train of a type, or by the last "no train sold" marker (R028, R033). */
  | {
      readonly type: 'phaseBegan';
      readonly phase: PhaseId;
      readonly by: 'train' | 'markers';
      readonly train: TrainType;
    }
  | { readonly type: 'markerPlaced'; readonly markers: number; readonly train: TrainType }
  | { readonly type: 'markersTaken'; readonly markers: number }
  | {
      readonly type: 'gameOver';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
      readonly worth: number;
    };
