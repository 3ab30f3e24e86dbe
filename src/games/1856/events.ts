// What can happen in 1856, beside what happens in every 18xx game.
import type { Seat } from '../../engine/core/action.ts';
import type { Treasury } from '../../engine/core/owner.ts';
import type { BANK } from '../../engine/money/bank.ts';
import type { NodeId } from '../../engine/track/board.ts';
import type { HexId } from '../../engine/track/facts.ts';
import type { CompanyAbsorbed } from '../../kernel/exchange/absorb.ts';
import type { OfferEvent } from '../../kernel/offer/question.ts';
import type { CashDemanded } from '../../kernel/raise/raise.ts';
import type { RoundEvent } from '../../kernel/rounds/events.ts';
import type { TileLaid } from '../../kernel/track/laying.ts';
import type { TokenPlaced } from '../../kernel/track/placeToken.ts';
import type { TrainBought } from '../../kernel/trains/buying.ts';
import type { RailEvent } from '../../kernel/vocabulary.ts';
import type { CgrEvent } from './cgr/events.ts';
import type { CompanyId } from './companies.ts';
import type { PrivateId, RightId } from './privateCompanies.ts';
import type { Capital, EndReason, OfferFrame, RaiseFrame } from './state.ts';

/** Told with more than every game has: why the game ends, what an offer is for, why cash is owed. */
type OwnWords =
  | RoundEvent<EndReason>
  | OfferEvent<OfferFrame['what']>
  | CashDemanded<RaiseFrame['reason']>
  /** The private by whose power it was laid. */
  | (TileLaid & { readonly by: PrivateId | null })
  | (TokenPlaced & { readonly kind: 'home' | 'bought' | 'kitchener' })
  /** What it owed (R101). */
  | CompanyAbsorbed<{ readonly loans: number }>
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
  | {
      readonly type: 'companyStarted';
      readonly seat: Seat;
      readonly company: CompanyId;
      readonly par: number;
      readonly capital: Capital;
    }
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

export type Event1856 =
  | Exclude<RailEvent, { type: OwnWords['type'] }>
  | OwnWords
  | AuctionEvent
  | PrivatesEvent
  | CompanyEvent
  | LoanEvent
  | CgrEvent;
