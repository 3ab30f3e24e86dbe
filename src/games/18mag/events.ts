// What can happen in 18Mag, beside what happens in every 18xx game.
import type { Seat } from '../../engine/core/action.ts';
import type { NodeId } from '../../engine/track/board.ts';
import type { TrainId, TrainType } from '../../engine/trains/depot.ts';
import type { RoundEvent } from '../../kernel/rounds/events.ts';
import type { TrainsRan } from '../../kernel/run/running.ts';
import type { TileLaid } from '../../kernel/track/laying.ts';
import type { PhaseBegan } from '../../kernel/trains/phase.ts';
import type { RailEvent } from '../../kernel/vocabulary.ts';
import type { CompanyId, MajorId, MinorId } from './companies.ts';
import type { RunMade } from './frames.ts';
import type { SoloEvent } from './solo/events.ts';
import type { EndReason } from './state.ts';

/** Trains never grow too old here, there is no limit to fall, and nobody owes what he has not. */
type Never = 'trainRusted' | 'trainDiscarded' | 'cashDemanded' | 'wentBankrupt';

/** `revenue` is split in halves (R091); what mines brought is apart (R098). */
export interface Ran extends TrainsRan {
  readonly runs: readonly RunMade[];
  readonly mines: number;
}

/** Told with other figures than in every game. */
type OwnWords =
  | RoundEvent<EndReason>
  /** By the first train of a type, or by the last "no train sold" marker (R028, R033). */
  | (PhaseBegan & { readonly by: 'train' | 'markers'; readonly train: TrainType })
  | (Omit<TileLaid, 'cost'> & {
      /** What SIK gets for the terrain (R062-R063), and who pays it: the minor, the bank for a terrain token, or nobody. */
      readonly terrain: number;
      readonly by: 'treasury' | 'bank' | 'free';
      /** What SKEV gets for a second tile (R050). */
      readonly second: number;
    })
  | Ran
  /** `amount` is the total for all ten shares; `byItself` where nobody decides for the major (R118, R183). */
  | {
      readonly type: 'dividendDeclared';
      readonly company: MajorId;
      readonly amount: number;
      readonly byItself: boolean;
    };

/** The draft, and companies and shares that are given away without it. */
type DraftEvent =
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

type TurnEvent =
  | { readonly type: 'markerPlaced'; readonly markers: number; readonly train: TrainType }
  | { readonly type: 'markersTaken'; readonly markers: number }
  /** R064: one fewer is left; `announced` when it waits for a tile. */
  | { readonly type: 'terrainTokenUsed'; readonly company: MinorId; readonly left: number; readonly announced: boolean }
  /** R060: a token on a hex with two cities has come to lie in this one. */
  | { readonly type: 'tokenMoved'; readonly company: CompanyId; readonly city: NodeId }
  | { readonly type: 'wagonHired'; readonly company: MinorId; readonly wagon: MajorId; readonly price: number }
  | { readonly type: 'trainScrapped'; readonly company: MinorId; readonly train: TrainId };

export type Event18Mag =
  | Exclude<RailEvent, { type: OwnWords['type'] | Never }>
  | OwnWords
  | DraftEvent
  | TurnEvent
  | SoloEvent;
