// What can happen in 18Mag, beside what happens in every 18xx game.

import type { Seat } from '../../../engine/core/action.ts';
import type { EventsOf } from '../../../engine/core/event.ts';
import type { CompanyPaid, Paid } from '../../../engine/money/bank.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { TrainId, TrainType } from '../../../engine/trains/depot.ts';
import type { TokenExchanged } from '../../../kernel/exchange/tokens.ts';
import type { RoundEvent } from '../../../kernel/rounds/events.ts';
import type { TrainsRan } from '../../../kernel/run/running.ts';
import type { TileLaid } from '../../../kernel/track/layTile.ts';
import type { PhaseBegan } from '../../../kernel/trains/phase.ts';
import type { RailEvent } from '../../../kernel/vocabulary.ts';
import type { CompanyId, MajorId, MinorId } from './companies.ts';
import type { RunMade } from './frames.ts';
import type { CardAction, Level } from './solo/cards.ts';
import type { EndReason } from './state.ts';
import type { PhaseId } from './trains.ts';

/** Trains never grow too old here, there is no limit to fall, nobody owes what he has not, and no company is absorbed. */
type Never =
  | ('trainRusted' | 'trainDiscarded' | 'cashDemanded' | 'wentBankrupt')
  | ('companyAbsorbed' | 'sharesExchanged' | TokenExchanged['type']);

/** `revenue` is split in halves (R091); what mines brought is apart (R098). */
export interface Ran extends TrainsRan {
  readonly runs: readonly RunMade[];
  readonly mines: number;
}

/** What SIK gets for the terrain (R062-R063), who pays it (the bank for a terrain token), and what SKEV gets (R050). */
export interface TilePaid {
  readonly terrain: number;
  readonly by: 'treasury' | 'bank' | 'free';
  readonly second: number;
}

/** Told with other figures than in every game. */
type OwnWords =
  | RoundEvent<EndReason>
  /** By the first train of a type, or by the last "no train sold" marker (R028, R033). */
  | (PhaseBegan & { readonly by: 'train' | 'markers'; readonly train: TrainType })
  | (Omit<TileLaid, 'cost'> & TilePaid)
  | Ran
  /** `amount` is the total for all ten shares; `byItself` where nobody decides for the major (R118, R183). */
  | { type: 'dividendDeclared'; company: MajorId; amount: number; byItself: boolean };

/** The draft, and companies and shares that are given away without it. */
interface DraftEvent {
  /** With its train and its first token (R020); the money is paid after it. */
  minorTaken: { seat: Seat; minor: MinorId; train: TrainId; city: NodeId };
  shareTaken: { seat: Seat; company: MajorId; percent: number };
  /** Who has the priority card now, and the minors that leave the game (R021, R025). */
  draftOver: { seat: Seat; out: readonly MinorId[] };
}

interface TurnEvent {
  markerPlaced: { markers: number; train: TrainType };
  markersTaken: { markers: number };
  /** R064: one fewer is left; `announced` when it waits for a tile. */
  terrainTokenUsed: { company: MinorId; left: number; announced: boolean };
  /** R060: a token on a hex with two cities has come to lie in this one. */
  tokenMoved: { company: CompanyId; city: NodeId };
  wagonHired: { company: MinorId; wagon: MajorId; price: number };
  trainScrapped: { company: MinorId; train: TrainId };
}

/** Why players pay and are paid. */
export type Reason = 'share' | 'shares' | 'revenue' | 'dividend' | 'boardIncome';
/** Why money goes between companies and the bank. */
type CompanyReason = 'draft' | 'terrain' | 'secondTile' | 'token' | 'mine' | 'wagon' | 'train' | 'istvanFee';

export type Event18Mag =
  | Exclude<RailEvent, { type: OwnWords['type'] | Never | 'paid' }>
  | Paid<Reason>
  | CompanyPaid<CompanyReason>
  | OwnWords
  | SoloEvent
  | EventsOf<DraftEvent & TurnEvent>;

/** Which symbol of the card of a minor; `action` counts from 1. */
interface OfCard {
  readonly company: MinorId;
  readonly action: number;
  readonly symbol: CardAction['symbol'];
  /** The type of train, or the hex of the token. */
  readonly what: string;
}

/** What István does, and why: the log explains each of his decisions. */
interface SoloEvents {
  /** R164: one of his company cards. */
  istvanGotCard: { company: MinorId; level: Level; by: 'drawn' | 'picked' };
  /** R167: his share card, called by its first major, whose share he gets. */
  istvanShareCard: { major: MajorId };
  /** R166: to both sides. */
  boardIncome: { phase: PhaseId; amount: number };
  /** R173: 10 to SzKÉV in yellow, or why nothing is paid. */
  istvanFee: { company: MinorId; amount: number; why: 'yellow' | 'noTrain' | 'noMoney' };
  /** R170-R172: which city, why that one, and how many tracks that ended at the hex the new tile joins. */
  istvanUpgrade: {
    company: MinorId;
    hex: HexId;
    why: 'home' | 'nearest';
    distance: number;
    joined: number;
    /** How many ways there were: with more than one the player has chosen. */
    among: number;
  };
  /** Neither the home city nor any that is reached can be upgraded in this phase. */
  istvanNoUpgrade: { company: MinorId; phase: PhaseId };
  /** R178: the treasury is above the sum on the card: a 2-train is scrapped for the better one, or the only train kept. */
  istvanMakesRoom: OfCard & { scraps: boolean; above: number; cash: number };
  /** R174: the action is complete. */
  istvanDid: OfCard;
  /** R180-R181: nobody can sell; the action is skipped for good. */
  istvanSkipped: OfCard;
  /** The action waits, and with it all that follow; `need` is the sum that must be there, or be passed, and 0 where money is not what lacks. */
  istvanWaits: OfCard & { why: WaitReason; need: number; cash: number };
  /** R175: without a train; nothing else of the card is done before it has bought a 2-train. */
  istvanTrainless: { company: MinorId; bought: boolean; cash: number };
  /** R182 */
  istvanCardDone: { company: MinorId };
  /** R176: what the service of RÁBA adds to the run, and whether he hires it: for a bonus at a red area, or a plus train. */
  istvanService: {
    company: MinorId;
    use: 'bonus' | 'plus' | 'useless' | 'noMoney';
    gain: number;
    price: number;
  };
  /** R185: the share that he takes: its rank on his card, and the most that the card lets him have. */
  istvanChose: { major: MajorId; rank: number; most: number };
  /** R184-R185: why he buys nothing. */
  istvanBoughtNothing: { why: 'limit' | 'cash' | 'card'; cash: number };
}

export type SoloEvent = EventsOf<SoloEvents>;

/** Below the sum above which the card speaks, short of the price, two trains already, no track to the hex, no free place. */
export type WaitReason = 'threshold' | 'cash' | 'limit' | 'noTrack' | 'noPlace';
