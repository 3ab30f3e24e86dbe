// The events of 1862, beyond those of every 18xx game.

import type { AuctionEvent } from '../../../engine/auction/ascending.ts';
import type { Seat } from '../../../engine/core/action.ts';
import type { EventsOf } from '../../../engine/core/event.ts';
import type { CompanyPaid, Money, Paid } from '../../../engine/money/bank.ts';
import type { Holder } from '../../../engine/shares/shares.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { CompanyAbsorbed } from '../../../kernel/exchange/absorb.ts';
import type { DividendDeclared } from '../../../kernel/money/dividend.ts';
import type { OfferEvent } from '../../../kernel/offer/question.ts';
import type { RoundEvent } from '../../../kernel/rounds/events.ts';
import type { ShareBought } from '../../../kernel/stock/buyShare.ts';
import type { CompanyStarted } from '../../../kernel/stock/startCompany.ts';
import type { TokenPlaced } from '../../../kernel/track/placeToken.ts';
import type { TrainBought } from '../../../kernel/trains/buyTrain.ts';
import type { RailEvent } from '../../../kernel/vocabulary.ts';
import type { Ruin } from './bankruptcy.ts';
import type { CompanyId } from './companies.ts';
import type { Reply } from './exchange/part.ts';
import type { ExchangeFrame, OfferFrame } from './frames.ts';
import type { Declared } from './operating/dividend.ts';
import type { EndReason } from './state.ts';
import type { Source } from './stock/buyShare.ts';
import type { Kind } from './trains.ts';

/** Shared events with more fields or narrower types here. */
type OwnWords =
  | (CompanyStarted & { chartered: boolean })
  | (Omit<ShareBought, 'from'> & { from: Source })
  | RoundEvent<EndReason>
  | (TokenPlaced & { kind: 'home' | 'ordinary' | 'london' })
  | (TrainBought & { kind: Kind; warranties: number })
  /** R139: `added` by a Hudson manoeuvre; the subsidy goes to the treasury in any case. */
  | (DividendDeclared<Declared> & { added: Money; subsidy: Money })
  | OfferEvent<OfferFrame['what']>
  /** R100: with its permits and the tokens of its sheet. */
  | CompanyAbsorbed<{ permits: readonly Kind[]; tokens: number }>;

interface ParliamentEvent {
  parliamentBegan: { set: number; sitting: number; seat: Seat };
  /** R025: the obligation begins. */
  charterWon: { seat: Seat; company: CompanyId; bid: Money };
  /** R031: `credit` is the value of his shares, set against the fine under the ruling `obligationRefund`. */
  obligationMissed: { company: CompanyId; seat: Seat; fine: Money; credit: Money };
  /** R033: nothing is left to sell for it. */
  fineForgiven: { seat: Seat; company: CompanyId; left: Money };
}

interface BuildEvent {
  /** R114 */
  stationAdded: { company: CompanyId; hex: HexId; track: string };
  /** R079: the token of `company` makes room for `by`, which is at home there. */
  tokenDisplaced: { company: CompanyId; city: NodeId; by: CompanyId };
}

interface CompanyEvent {
  /** R020: its home is full for good. */
  companyBarred: { company: CompanyId };
  /** R058: `capital` is null if money came share by share. */
  companyFloated: { company: CompanyId; capital: Money | null };
  tokensTaken: { company: CompanyId; count: number; price: Money };
  /** R083: its director's certificate lies in the pool. */
  receivershipBegan: { company: CompanyId };
  /** R153-R154: `share` is the compensation for each share. */
  companyBankrupt: { company: CompanyId; ruin: Ruin; share: Money };
  /** R149, R156: own shares sold to the pool for a train, and bought back from it. */
  treasurySold: { company: CompanyId; percent: number; price: Money };
  shareRedeemed: { company: CompanyId; price: Money };
}

interface LnerEvent {
  /** R159: the train that brings it is sold; it is formed, with this limit of certificates (R168). */
  lnerDue: unknown;
  lnerFormed: { limit: number };
}

/** R061-R074, R150 */
interface ExchangeEvent {
  /** `company` has its turn; `absorbed` is null in a refinancing. */
  exchangeBegan: { company: CompanyId; absorbed: CompanyId | null } & Pick<
    ExchangeFrame,
    'occasion' | 'survivor' | 'price'
  >;
  /** R070, R193: shares of the absorbed company that could not be exchanged; `option`: the odd one is among them. */
  unexchangedSold: { holder: Holder; company: CompanyId; shares: number; option: boolean; sum: Money };
  /** R071-R072: `shares` is three for a director's certificate. */
  optionSettled: { holder: Holder; company: CompanyId; shares: number; reply: Reply; sum: Money };
  companyRefinanced: { company: CompanyId; sum: Money };
}

/** Reasons for payments to and from players. */
export type Reason = 'charter' | 'fine' | 'shares' | 'dividend' | 'option' | 'bankruptcy';
/** Reasons for payments between companies and the bank. */
type CompanyReason = 'tokens' | 'train' | 'subsidy' | 'hudson' | 'withheld' | 'capital' | 'refinancing' | 'absorbed';

export type Event1862 =
  | Exclude<RailEvent, { type: OwnWords['type'] | 'paid' }>
  | Paid<Reason>
  | CompanyPaid<CompanyReason>
  | OwnWords
  | AuctionEvent
  | EventsOf<ParliamentEvent & BuildEvent & CompanyEvent & LnerEvent & ExchangeEvent>;
