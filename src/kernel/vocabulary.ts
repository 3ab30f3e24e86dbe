// The types of everything the kernel can tell, refuse, ask and have going on; a book adds only its own.
import type { ActionsOf, RefusalsOf } from '../engine/core/declared.ts';
import type { Passed } from '../engine/core/event.ts';
import type { CompanyPaid, Paid } from '../engine/money/bank.ts';
import type { bookOf } from './book.ts';
import type { CompanyAbsorbed } from './exchange/absorb.ts';
import type { SharesExchanged } from './exchange/exchange.ts';
import type { giveUpToken } from './exchange/giveUpToken.ts';
import type { replacing, TokenExchanged } from './exchange/tokens.ts';
import type { DividendDeclared, dividend } from './money/dividend.ts';
import type { Answer, OfferEvent, OfferFrame, offers } from './offer/question.ts';
import type { RailState } from './rail.ts';
import type { CashDemanded, WentBankrupt } from './raise/raise.ts';
import type { CourseFrame } from './rounds/course.ts';
import type { RoundEvent } from './rounds/events.ts';
import type { OperatingFrame } from './rounds/operating.ts';
import type { runTrains, TrainsRan } from './run/running.ts';
import type { buyPrivate, PrivateEvent } from './stock/buyPrivate.ts';
import type { buyShare, Purchase, ShareBought } from './stock/buyShare.ts';
import type { PresidencyPassed } from './stock/presidency.ts';
import type { PriceMoved } from './stock/price.ts';
import type { SoldOut, StockFrame } from './stock/round.ts';
import type { SharesSold } from './stock/sellBlock.ts';
import type { poolTakes, sellShares } from './stock/sellShares.ts';
import type { CompanyStarted, startCompany } from './stock/startCompany.ts';
import type { layTile, TileLaid } from './track/layTile.ts';
import type { placeToken, TokenPlaced } from './track/placeToken.ts';
import type { buyTrain, TrainBought } from './trains/buyTrain.ts';
import type { DiscardFrame, discarding, TrainDiscarded } from './trains/discard.ts';
import type { TrainRusted } from './trains/moving.ts';
import type { PhaseBegan } from './trains/phase.ts';

/**
 * Reasons for payments of players, and of companies, in every game; a book with further reasons lists all of its own.
 */
export type RailReason = 'share' | 'shares' | 'dividend' | 'private';
export type RailCompanyReason = 'withheld' | 'terrain' | 'token' | 'train' | 'absorbed';

export type RailEvent =
  | Paid<RailReason>
  | CompanyPaid<RailCompanyReason>
  | Passed
  | RoundEvent<string>
  | CompanyStarted
  | PrivateEvent
  | ShareBought
  | SharesSold
  | PresidencyPassed
  | PriceMoved
  | SoldOut
  | TileLaid
  | TokenPlaced
  | TrainsRan
  | DividendDeclared
  | TrainBought
  | TrainDiscarded
  | TrainRusted
  | PhaseBegan
  | OfferEvent
  | CashDemanded
  | WentBankrupt
  | CompanyAbsorbed
  | SharesExchanged
  | TokenExchanged;

/** Steps of the kernel, from which their refusals follow. */
type RailStep =
  | ReturnType<typeof sellShares<RailState, RailEvent>>
  | ReturnType<typeof buyShare<RailState, RailEvent, Purchase>>
  | ReturnType<typeof startCompany<RailState, RailEvent>>
  | ReturnType<typeof buyPrivate<RailState, RailEvent>>
  | ReturnType<typeof layTile<RailState, RailEvent>>
  | ReturnType<typeof placeToken<RailState, RailEvent>>
  | ReturnType<typeof runTrains<RailState, RailEvent, { readonly mustRun: () => boolean }>>
  | ReturnType<typeof dividend<RailState, RailEvent>>
  | ReturnType<typeof buyTrain<RailState, RailEvent>>
  | ReturnType<typeof discarding<RailState, RailEvent>>['frame']['stages']['discardTrain']
  | ReturnType<typeof replacing<RailState, RailEvent>>['keepToken']
  | ReturnType<typeof giveUpToken<RailState>>;

/** Conditions that only some books use. */
type RailCondition =
  | ReturnType<typeof poolTakes<RailState, string>>
  | ReturnType<ReturnType<typeof offers<RailState, string, string, RailEvent>>['isNew']>
  | ReturnType<typeof bookOf>['homeIsKept'];

export type RailRefusals = RefusalsOf<RailStep | { readonly conditions: readonly RailCondition[] }>;

export type RailAction = { readonly type: 'pass' } | ActionsOf<RailStep> | Answer;

export type RailFrame = CourseFrame | StockFrame | OperatingFrame | OfferFrame | DiscardFrame;
