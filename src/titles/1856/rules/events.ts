// What can happen in 1856, beside what happens in every 18xx game.
import type { Seat } from '../../../engine/core/action.ts';
import type { EventsOf } from '../../../engine/core/event.ts';
import type { Treasury } from '../../../engine/core/owner.ts';
import type { BANK, CompanyPaid, Paid } from '../../../engine/money/bank.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { TrainId } from '../../../engine/trains/depot.ts';
import type { CompanyAbsorbed } from '../../../kernel/exchange/absorb.ts';
import type { OfferEvent } from '../../../kernel/offer/question.ts';
import type { CashDemanded } from '../../../kernel/raise/raise.ts';
import type { RoundEvent } from '../../../kernel/rounds/events.ts';
import type { CompanyStarted } from '../../../kernel/stock/startCompany.ts';
import type { TileLaid } from '../../../kernel/track/layTile.ts';
import type { TokenPlaced } from '../../../kernel/track/placeToken.ts';
import type { TrainBought } from '../../../kernel/trains/buyTrain.ts';
import type { RailEvent } from '../../../kernel/vocabulary.ts';
import type { CompanyId } from './companies.ts';
import type { OfferFrame, RaiseFrame } from './frames.ts';
import type { PrivateId, RightId } from './privates.ts';
import type { Capital, EndReason } from './state.ts';

/** Told with more than every game has: why the game ends, how a company gets its money, what an offer is for, why cash is owed. */
type OwnWords =
  | (CompanyStarted & { readonly capital: Capital })
  | RoundEvent<EndReason>
  | OfferEvent<OfferFrame['what']>
  | CashDemanded<RaiseFrame['reason']>
  /** The loans that it has not settled (R101). */
  | CompanyAbsorbed<{ readonly loans: number }>
  /** The private by whose power it was laid. */
  | (TileLaid & { readonly by: PrivateId | null })
  | (TokenPlaced & { readonly kind: 'home' | 'bought' | 'kitchener' })
  /** What of the price the president gave (R093). */
  | (TrainBought & { readonly added: number });

interface AuctionEvent {
  privateBid: { seat: Seat; private: PrivateId; amount: number };
  /** `how`: on a turn, by a bid, or because it cost nothing any more (R017). */
  privateSold: { seat: Seat; private: PrivateId; price: number; how: 'turn' | 'bid' | 'forced' };
  /** R015: its bidders raise each other. */
  privateContested: { private: PrivateId; seats: readonly Seat[] };
  /** R017: all have passed. */
  privateReduced: { private: PrivateId; price: number };
  /** R018 */
  auctionOver: { seat: Seat };
}

interface PrivatesEvent {
  privateToCompany: { private: PrivateId; company: CompanyId; seat: Seat; price: number };
  privateClosed: { private: PrivateId };
  /** With the private itself (R132), or bought (R028): then `from` is who was paid. */
  rightGained: { right: RightId; company: CompanyId; from: PrivateId | Treasury | typeof BANK };
  portPlaced: { company: CompanyId; hex: HexId };
  portRemoved: { company: CompanyId; hex: HexId };
}

interface CompanyEvent {
  /** R055 */
  companyFloated: { company: CompanyId; capital: number };
  escrowReleased: { company: CompanyId; amount: number };
  /** R061 */
  companyClosed: { company: CompanyId };
  /** R057: too little of it is sold for its first turn. */
  turnSkipped: { company: CompanyId; sold: number; needed: number };
  /** R083: on a tile with two cities a token has picked one. */
  cityPicked: { company: CompanyId; city: NodeId };
  destinationReached: { company: CompanyId };
  trainExchanged: { company: CompanyId; train: string; given: string; price: number };
}

interface LoanEvent {
  loanTaken: { company: CompanyId; got: number; loans: number };
  /** What each has to give (R068); the president's part may still have to be raised. */
  interestDue: { company: CompanyId; treasury: number; run: number; president: number; seat: Seat };
  loansRedeemed: { company: CompanyId; count: number; loans: number; forced: boolean };
  /** R096: the first 6-train is sold, by this president. */
  loansCalledIn: { seat: Seat };
}

/** While the CGR forms, and to it alone afterwards. */
interface CgrEvent {
  /** All loans are settled now, beginning with the president who bought the first 6-train. */
  settlingBegan: { seat: Seat };
  /** Loans redeemed at the formation; `seat` is the president who added to it, null where the treasury was enough. */
  loansSettled: { company: CompanyId; loans: number; seat: Seat | null };
  /** R102: the CGR has this right already. */
  rightReturned: { right: RightId };
  cgrNeverForms: unknown;
  /** R109-R110: the first with two shares for the time being; `half` with one share, without the certificate. */
  cgrTemporaryPresident: { seat: Seat };
  cgrPresident: { seat: Seat; half: boolean };
  /** With ten or twenty shares. */
  cgrFormed: { companies: readonly CompanyId[]; shares: number; price: number };
  cgrFirstTurn: { when: 'next' | 'nextRound' };
  trainBorrowed: { train: TrainId };
  /** By a ruling: its train step is over. */
  borrowedTrainPooled: { train: TrainId };
}

/** Why players pay and are paid. */
export type Reason =
  | ('auction' | 'private' | 'share' | 'shares' | 'escrow' | 'dividend' | 'train')
  | ('loan' | 'interest' | 'redemption' | 'debt' | 'bankruptcy');
/** Why money goes between companies and the bank. */
type CompanyReason = 'terrain' | 'token' | 'right' | 'withheld' | 'capital' | 'closing' | 'absorbed';

export type Event1856 =
  | Exclude<RailEvent, { type: OwnWords['type'] | 'paid' }>
  | Paid<Reason>
  | CompanyPaid<CompanyReason>
  | OwnWords
  | EventsOf<AuctionEvent & PrivatesEvent & CompanyEvent & LoanEvent & CgrEvent>;
