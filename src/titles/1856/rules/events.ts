// What can happen in 1856, beside what happens in every 18xx game.
import type { Seat } from '../../../engine/core/action.ts';
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
import type { TileLaid } from '../../../kernel/track/laying.ts';
import type { TokenPlaced } from '../../../kernel/track/placeToken.ts';
import type { TrainBought } from '../../../kernel/trains/buying.ts';
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

type AuctionEvent =
  | { readonly type: 'privateBid'; readonly seat: Seat; readonly private: PrivateId; readonly amount: number }
  | {
      readonly type: 'privateSold';
      readonly seat: Seat;
      readonly private: PrivateId;
      readonly price: number;
      /** On a turn, by a bid, or because it cost nothing any more (R017). */
      readonly how: 'turn' | 'bid' | 'forced';
    }
  /** R015: its bidders raise each other. */
  | { readonly type: 'privateContested'; readonly private: PrivateId; readonly seats: readonly Seat[] }
  /** R017: all have passed. */
  | { readonly type: 'privateReduced'; readonly private: PrivateId; readonly price: number }
  /** R018 */
  | { readonly type: 'auctionOver'; readonly seat: Seat };

type PrivatesEvent =
  | {
      readonly type: 'privateToCompany';
      readonly private: PrivateId;
      readonly company: CompanyId;
      readonly seat: Seat;
      readonly price: number;
    }
  | { readonly type: 'privateClosed'; readonly private: PrivateId }
  /** With the private itself (R132), or bought (R028): then `from` is who was paid. */
  | {
      readonly type: 'rightGained';
      readonly right: RightId;
      readonly company: CompanyId;
      readonly from: PrivateId | Treasury | typeof BANK;
    }
  | { readonly type: 'portPlaced'; readonly company: CompanyId; readonly hex: HexId }
  | { readonly type: 'portRemoved'; readonly company: CompanyId; readonly hex: HexId };

type CompanyEvent =
  /** R055 */
  | { readonly type: 'companyFloated'; readonly company: CompanyId; readonly capital: number }
  | { readonly type: 'escrowReleased'; readonly company: CompanyId; readonly amount: number }
  /** R061 */
  | { readonly type: 'companyClosed'; readonly company: CompanyId }
  /** R057: too little of it is sold for its first turn. */
  | { readonly type: 'turnSkipped'; readonly company: CompanyId; readonly sold: number; readonly needed: number }
  /** R083: on a tile with two cities a token has picked one. */
  | { readonly type: 'cityPicked'; readonly company: CompanyId; readonly city: NodeId }
  | { readonly type: 'destinationReached'; readonly company: CompanyId }
  | {
      readonly type: 'trainExchanged';
      readonly company: CompanyId;
      readonly train: string;
      readonly given: string;
      readonly price: number;
    };

type LoanEvent =
  | { readonly type: 'loanTaken'; readonly company: CompanyId; readonly got: number; readonly loans: number }
  /** What each has to give (R068); the president's part may still have to be raised. */
  | {
      readonly type: 'interestDue';
      readonly company: CompanyId;
      readonly treasury: number;
      readonly run: number;
      readonly president: number;
      readonly seat: Seat;
    }
  | {
      readonly type: 'loansRedeemed';
      readonly company: CompanyId;
      readonly count: number;
      readonly loans: number;
      readonly forced: boolean;
    }
  /** R096: the first 6-train is sold, by this president. */
  | { readonly type: 'loansCalledIn'; readonly seat: Seat };

/** While the CGR forms, and to it alone afterwards. */
type CgrEvent =
  /** All loans are settled now, beginning with the president who bought the first 6-train. */
  | { readonly type: 'settlingBegan'; readonly seat: Seat }
  /** Loans redeemed at the formation; `seat` is the president who added to it, null where the treasury was enough. */
  | { readonly type: 'loansSettled'; readonly company: CompanyId; readonly loans: number; readonly seat: Seat | null }
  /** R102: the CGR has this right already. */
  | { readonly type: 'rightReturned'; readonly right: RightId }
  | { readonly type: 'cgrNeverForms' }
  /** R109-R110: the first with two shares for the time being; `half` with one share, without the certificate. */
  | { readonly type: 'cgrTemporaryPresident'; readonly seat: Seat }
  | { readonly type: 'cgrPresident'; readonly seat: Seat; readonly half: boolean }
  | {
      readonly type: 'cgrFormed';
      readonly companies: readonly CompanyId[];
      /** How many shares it has: ten or twenty. */
      readonly shares: number;
      readonly price: number;
    }
  | { readonly type: 'cgrFirstTurn'; readonly when: 'next' | 'nextRound' }
  | { readonly type: 'trainBorrowed'; readonly train: TrainId }
  /** By a ruling: its train step is over. */
  | { readonly type: 'borrowedTrainPooled'; readonly train: TrainId };

/** Why players pay and are paid. */
export type Reason =
  | 'auction'
  | 'private'
  | 'share'
  | 'shares'
  | 'escrow'
  | 'dividend'
  | 'train'
  | 'loan'
  | 'interest'
  | 'redemption'
  | 'debt'
  | 'bankruptcy';
/** Why money goes between companies and the bank. */
type CompanyReason = 'terrain' | 'token' | 'right' | 'withheld' | 'capital' | 'closing' | 'absorbed';

export type Event1856 =
  | Exclude<RailEvent, { type: OwnWords['type'] | 'paid' }>
  | Paid<Reason>
  | CompanyPaid<CompanyReason>
  | OwnWords
  | AuctionEvent
  | PrivatesEvent
  | CompanyEvent
  | LoanEvent
  | CgrEvent;
