// What can happen in 18Mag, beside what happens in every 18xx game.

import type { Seat } from '../../../engine/core/action.ts';
import type { CompanyPaid, Paid } from '../../../engine/money/bank.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { TrainId, TrainType } from '../../../engine/trains/depot.ts';
import type { TokenExchanged } from '../../../kernel/exchange/tokens.ts';
import type { RoundEvent } from '../../../kernel/rounds/events.ts';
import type { TrainsRan } from '../../../kernel/run/running.ts';
import type { TileLaid } from '../../../kernel/track/laying.ts';
import type { PhaseBegan } from '../../../kernel/trains/phase.ts';
import type { RailEvent } from '../../../kernel/vocabulary.ts';
import type { CompanyId, MajorId, MinorId } from './companies.ts';
import type { RunMade } from './frames.ts';
import type { CardAction, Level } from './solo/cards.ts';
import type { EndReason } from './state.ts';
import type { PhaseId } from './trains.ts';

/** Trains never grow too old here, there is no limit to fall, nobody owes what he has not, and no company is absorbed. */
type Never =
  | 'trainRusted'
  | 'trainDiscarded'
  | 'cashDemanded'
  | 'wentBankrupt'
  | 'companyAbsorbed'
  | 'sharesExchanged'
  | TokenExchanged['type'];

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

/** Why players pay and are paid. */
export type Reason = 'share' | 'shares' | 'revenue' | 'dividend' | 'boardIncome';
/** Why money goes between companies and the bank. */
type CompanyReason = 'draft' | 'terrain' | 'secondTile' | 'token' | 'mine' | 'wagon' | 'train' | 'istvanFee';

export type Event18Mag =
  | Exclude<RailEvent, { type: OwnWords['type'] | Never | 'paid' }>
  | Paid<Reason>
  | CompanyPaid<CompanyReason>
  | OwnWords
  | DraftEvent
  | TurnEvent
  | SoloEvent;

/** Which symbol of the card of a minor; `action` counts from 1. */
interface OfCard {
  readonly company: MinorId;
  readonly action: number;
  readonly symbol: CardAction['symbol'];
  /** The type of train, or the hex of the token. */
  readonly what: string;
}

/** What István does, and why: the log explains each of his decisions. */
export type SoloEvent =
  /** R164: one of his company cards. */
  | {
      readonly type: 'istvanGotCard';
      readonly company: MinorId;
      readonly level: Level;
      readonly by: 'drawn' | 'picked';
    }
  /** R167: his share card, called by its first major, whose share he gets. */
  | { readonly type: 'istvanShareCard'; readonly major: MajorId }
  /** R166: to both sides. */
  | { readonly type: 'boardIncome'; readonly phase: PhaseId; readonly amount: number }
  /** R173: 10 to SzKÉV in yellow, or why nothing is paid. */
  | { readonly type: 'istvanFee'; readonly company: MinorId; readonly amount: number; readonly why: FeeReason }
  /** R170-R172: which city, why that one, and how many tracks that ended at the hex the new tile joins. */
  | {
      readonly type: 'istvanUpgrade';
      readonly company: MinorId;
      readonly hex: HexId;
      readonly why: 'home' | 'nearest';
      readonly distance: number;
      readonly joined: number;
      /** How many ways there were: with more than one the player has chosen. */
      readonly among: number;
    }
  /** Neither the home city nor any that is reached can be upgraded in this phase. */
  | { readonly type: 'istvanNoUpgrade'; readonly company: MinorId; readonly phase: PhaseId }
  /** R178: the treasury is above the sum on the card: a 2-train is scrapped for the better one, or the only train kept. */
  | (OfCard & {
      readonly type: 'istvanMakesRoom';
      readonly scraps: boolean;
      readonly above: number;
      readonly cash: number;
    })
  /** R174: the action is complete. */
  | (OfCard & { readonly type: 'istvanDid' })
  /** R180-R181: nobody can sell; the action is skipped for good. */
  | (OfCard & { readonly type: 'istvanSkipped' })
  /** The action waits, and with it all that follow; `need` is the sum that must be there, or be passed, and 0 where money is not what lacks. */
  | (OfCard & {
      readonly type: 'istvanWaits';
      readonly why: WaitReason;
      readonly need: number;
      readonly cash: number;
    })
  /** R175: without a train; nothing else of the card is done before it has bought a 2-train. */
  | { readonly type: 'istvanTrainless'; readonly company: MinorId; readonly bought: boolean; readonly cash: number }
  /** R182 */
  | { readonly type: 'istvanCardDone'; readonly company: MinorId }
  /** R176: what the service of RÁBA adds to the run, and whether he hires it. */
  | {
      readonly type: 'istvanService';
      readonly company: MinorId;
      readonly use: ServiceUse;
      readonly gain: number;
      readonly price: number;
    }
  /** R185: the share that he takes: its rank on his card, and the most that the card lets him have. */
  | { readonly type: 'istvanChose'; readonly major: MajorId; readonly rank: number; readonly most: number }
  /** R184-R185: why he buys nothing. */
  | { readonly type: 'istvanBoughtNothing'; readonly why: 'limit' | 'cash' | 'card'; readonly cash: number };

export type FeeReason = 'yellow' | 'noTrain' | 'noMoney';
/** Below the sum above which the card speaks, short of the price, two trains already, no track to the hex, no free place. */
export type WaitReason = 'threshold' | 'cash' | 'limit' | 'noTrack' | 'noPlace';
/** Bonus at a red area, plus train, nothing gained, or no money for it. */
export type ServiceUse = 'bonus' | 'plus' | 'useless' | 'noMoney';
