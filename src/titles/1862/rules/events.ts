// What can happen in 1862, beside what happens in every 18xx game.

import type { AuctionEvent } from '../../../engine/auction/ascending.ts';
import type { Seat } from '../../../engine/core/action.ts';
import type { CompanyPaid, Money, Paid } from '../../../engine/money/bank.ts';
import type { Holder } from '../../../engine/shares/shares.ts';
import type { NodeId } from '../../../engine/track/board.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { CompanyAbsorbed } from '../../../kernel/exchange/absorb.ts';
import type { DividendDeclared } from '../../../kernel/money/dividend.ts';
import type { OfferEvent } from '../../../kernel/offer/question.ts';
import type { RoundEvent } from '../../../kernel/rounds/events.ts';
import type { ShareBought } from '../../../kernel/stock/buying.ts';
import type { CompanyStarted } from '../../../kernel/stock/startCompany.ts';
import type { TokenPlaced } from '../../../kernel/track/placeToken.ts';
import type { TrainBought } from '../../../kernel/trains/buying.ts';
import type { RailEvent } from '../../../kernel/vocabulary.ts';
import type { CompanyId } from './companies.ts';
import type { SettleOption } from './exchange/option.ts';
import type { ExchangeFrame, OfferFrame } from './frames.ts';
import type { Ruin } from './operating/bankruptcy.ts';
import type { Dividend } from './operating/dividend.ts';
import type { EndReason } from './state.ts';
import type { Source } from './stock/buyShare.ts';
import type { Kind } from './trains.ts';

/** Told with more than every game has. */
type OwnWords =
  | (CompanyStarted & { readonly chartered: boolean })
  | (Omit<ShareBought, 'from'> & { readonly from: Source })
  | RoundEvent<EndReason>
  | (TokenPlaced & { readonly kind: 'home' | 'ordinary' | 'london' })
  | (TrainBought & { readonly kind: Kind; readonly warranties: number })
  /** R139: `added` by a Hudson manoeuvre; the subsidy goes to the treasury in any case. */
  | (Omit<DividendDeclared, 'kind'> & {
      readonly kind: Dividend['kind'];
      readonly added: Money;
      readonly subsidy: Money;
    })
  | OfferEvent<OfferFrame['what']>
  /** R100: with its permits and the tokens of its sheet. */
  | CompanyAbsorbed<{ readonly permits: readonly Kind[]; readonly tokens: number }>;

type ParliamentEvent =
  | { readonly type: 'parliamentBegan'; readonly set: number; readonly sitting: number; readonly seat: Seat }
  /** R025: the obligation begins. */
  | { readonly type: 'charterWon'; readonly seat: Seat; readonly company: CompanyId; readonly bid: Money }
  /** R031: `credit` is what his shares of the company count towards the fine by ruling. */
  | {
      readonly type: 'obligationMissed';
      readonly company: CompanyId;
      readonly seat: Seat;
      readonly fine: Money;
      readonly credit: Money;
    }
  /** R033: nothing is left to sell for it. */
  | { readonly type: 'fineForgiven'; readonly seat: Seat; readonly company: CompanyId; readonly left: Money };

type BuildEvent =
  /** R114 */
  | { readonly type: 'stationAdded'; readonly company: CompanyId; readonly hex: HexId; readonly track: string }
  /** R079: the token of a company makes room for one that is at home there. */
  | { readonly type: 'tokenDisplaced'; readonly company: CompanyId; readonly city: NodeId; readonly by: CompanyId };

type CompanyEvent =
  /** R020: its home is full for good. */
  | { readonly type: 'companyBarred'; readonly company: CompanyId }
  /** R058: `capital` is null where money has come share by share. */
  | { readonly type: 'companyFloated'; readonly company: CompanyId; readonly capital: Money | null }
  | { readonly type: 'tokensTaken'; readonly company: CompanyId; readonly count: number; readonly price: Money }
  /** R083: its director's certificate lies in the pool. */
  | { readonly type: 'receivershipBegan'; readonly company: CompanyId }
  /** R153-R154: `share` is what a share brings its holder. */
  | { readonly type: 'companyBankrupt'; readonly company: CompanyId; readonly ruin: Ruin; readonly share: Money }
  /** R149, R156: own shares sold to the pool for a train, and bought back from it. */
  | { readonly type: 'treasurySold'; readonly company: CompanyId; readonly percent: number; readonly price: Money }
  | { readonly type: 'shareRedeemed'; readonly company: CompanyId; readonly price: Money };

type LnerEvent =
  /** R159: the train that brings it is sold; it is formed, with this limit of certificates (R168). */
  { readonly type: 'lnerDue' } | { readonly type: 'lnerFormed'; readonly limit: number };

/** R061-R074, R150 */
type ExchangeEvent =
  | {
      readonly type: 'exchangeBegan';
      readonly occasion: ExchangeFrame['occasion'];
      /** The company whose turn it is. */
      readonly company: CompanyId;
      readonly survivor: CompanyId;
      /** Null in a refinancing. */
      readonly absorbed: CompanyId | null;
      readonly price: Money;
    }
  /** R070, R193: shares of the absorbed company that could not be exchanged; `option`: the odd one is among them. */
  | {
      readonly type: 'unexchangedSold';
      readonly holder: Holder;
      readonly company: CompanyId;
      readonly shares: number;
      readonly option: boolean;
      readonly sum: Money;
    }
  /** R071-R072: `shares` is three for a director's certificate. */
  | {
      readonly type: 'optionSettled';
      readonly holder: Holder;
      readonly company: CompanyId;
      readonly shares: number;
      readonly reply: SettleOption['reply'];
      readonly sum: Money;
    }
  | { readonly type: 'companyRefinanced'; readonly company: CompanyId; readonly sum: Money };

/** Why players pay and are paid. */
export type Reason = 'charter' | 'fine' | 'shares' | 'dividend' | 'option' | 'bankruptcy';
/** Why money goes between companies and the bank. */
type CompanyReason = 'tokens' | 'train' | 'subsidy' | 'hudson' | 'withheld' | 'capital' | 'refinancing' | 'absorbed';

export type Event1862 =
  | Exclude<RailEvent, { type: OwnWords['type'] | 'paid' }>
  | Paid<Reason>
  | CompanyPaid<CompanyReason>
  | OwnWords
  | AuctionEvent
  | ParliamentEvent
  | BuildEvent
  | CompanyEvent
  | LnerEvent
  | ExchangeEvent;
