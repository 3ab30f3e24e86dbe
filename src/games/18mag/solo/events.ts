// What István does, and why: the log explains each of his decisions.
import type { HexId } from '../../../engine/track/facts.ts';
import type { MajorId, MinorId } from '../companies.ts';
import type { PhaseId } from '../trains.ts';
import type { CardAction, Level } from './cards.ts';

/** Which symbol of the card of a minor; `action` counts from 1. */
interface OfCard {
  readonly company: MinorId;
  readonly action: number;
  readonly symbol: CardAction['symbol'];
  /** The type of train, or the hex of the token. */
  readonly what: string;
}

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
