// Everything the kernel can tell, refuse, ask and have going on: the words for it are written once, and a book adds only its own.
import type { Passed } from '../engine/core/event.ts';
import type { CompanyPaid, Paid } from '../engine/money/bank.ts';
import type { drawnFaults } from '../engine/routes/runConditions.ts';
import type { RunRefusals } from '../engine/routes/runRefusals.ts';
import type { CompanyAbsorbed } from './exchange/absorb.ts';
import type { SharesExchanged } from './exchange/exchange.ts';
import type { GiveUpRefusals, GiveUpToken } from './exchange/giveUpToken.ts';
import type { KeepRefusals, KeepToken, TokenExchanged } from './exchange/tokens.ts';
import type { Dividend, DividendDeclared, DividendRefusals } from './money/dividend.ts';
import type { Answer, OfferEvent, OfferFrame, OfferRefusals } from './offer/question.ts';
import type { HomeRefusals } from './plain/build.ts';
import type { CashDemanded, WentBankrupt } from './raise/raise.ts';
import type { CourseFrame } from './rounds/course.ts';
import type { RoundEvent } from './rounds/events.ts';
import type { OperatingFrame } from './rounds/operating.ts';
import type { RunTrains, TrainRefusalsOfRun, TrainsRan } from './run/running.ts';
import type { BuyRefusals, ShareBought } from './stock/buying.ts';
import type { ShareRefusals } from './stock/buyShare.ts';
import type { PresidencyPassed } from './stock/presidency.ts';
import type { PriceMoved } from './stock/price.ts';
import type { SoldOut, StockFrame } from './stock/round.ts';
import type { SharesSold } from './stock/sellBlock.ts';
import type { PoolRefusals, SellRefusals, SellShares } from './stock/sellShares.ts';
import type { CompanyStarted, StartCompany, StartRefusals } from './stock/startCompany.ts';
import type { LayRefusals, TileLaid } from './track/laying.ts';
import type { LayTile } from './track/layTile.ts';
import type { PlaceToken, TokenPlaced, TokenRefusals } from './track/placeToken.ts';
import type { TrainBought, TrainRefusals } from './trains/buying.ts';
import type { DiscardFrame, DiscardRefusals, DiscardTrain, TrainDiscarded } from './trains/discard.ts';
import type { TrainRusted } from './trains/moving.ts';
import type { PhaseBegan } from './trains/phase.ts';

/** Why players pay and are paid in every game, and why companies are; a book with reasons of its own lists all of its own. */
export type RailReason = 'share' | 'shares' | 'dividend';
export type RailCompanyReason = 'withheld' | 'terrain' | 'token' | 'train' | 'absorbed';

export type RailEvent =
  | Paid<RailReason>
  | CompanyPaid<RailCompanyReason>
  | Passed
  | RoundEvent<string>
  | CompanyStarted
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

/** The steps of the kernel: what they can refuse is known from them. */
type RailStep =
  | ReturnType<typeof sellShares<RailState, RailEvent>>
  | ReturnType<typeof buyShare<RailState, RailEvent>>
  | ReturnType<typeof startCompany<RailState, RailEvent>>
  | ReturnType<typeof layTile<RailState, RailEvent>>
  | ReturnType<typeof placeToken<RailState, RailEvent>>
  | ReturnType<typeof runTrains<RailState, RailEvent>>
  | ReturnType<typeof dividend<RailState, RailEvent>>
  | ReturnType<typeof buyTrain<RailState, RailEvent>>
  | ReturnType<typeof discarding<RailState, RailEvent>>['frame']['stages']['discardTrain']
  | ReturnType<typeof replacing<RailState, RailEvent>>['keepToken']
  | ReturnType<typeof giveUpToken<RailState>>;

/** What some books ask besides. */
type RailCondition =
  | ReturnType<typeof poolTakes<RailState, string>>
  | ReturnType<ReturnType<typeof offers<RailState, string, string, RailEvent>>['isNew']>
  | ReturnType<typeof bookOf>['homeIsKept'];

export type RailRefusals = RefusalsOf<RailStep | { readonly conditions: readonly RailCondition[] }>;

export type RailAction =
  | { readonly type: 'pass' }
  | ActionsOf<RailStep>
  | Answer;

export type RailFrame = CourseFrame | StockFrame | OperatingFrame | OfferFrame | DiscardFrame;
