// What happens in the draft, and where companies and shares are given away without it.
import type { Seat } from '../../../engine/core/action.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { TrainId } from '../../../engine/trains/depot.ts';
import type { MajorId, MinorId } from '../companies.ts';

export type DraftEvent =
  /** With its train and its first token (R020); the money is paid after it. */
  | {
      readonly type: 'minorTaken';
      readonly seat: Seat;
      readonly minor: MinorId;
      readonly train: TrainId;
      readonly city: NodeId;
    }
  | { readonly type: 'shareTaken'; readonly seat: Seat; readonly company: MajorId; readonly percent: number }
  /** Who has the priority card now, and the minors that leave the game (R021, R025). */
  | { readonly type: 'draftOver'; readonly seat: Seat; readonly out: readonly MinorId[] };
