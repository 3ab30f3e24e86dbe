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

export interface RailRefusals
  extends SellRefusals,
    PoolRefusals,
    BuyRefusals,
    ShareRefusals,
    StartRefusals,
    HomeRefusals,
    LayRefusals,
    TokenRefusals,
    TrainRefusals,
    DiscardRefusals,
    OfferRefusals,
    DividendRefusals,
    KeepRefusals,
    GiveUpRefusals,
    TrainRefusalsOfRun,
    Pick<RunRefusals, (typeof drawnFaults)[number]> {}

export type RailAction =
  | { readonly type: 'pass' }
  | SellShares
  | StartCompany
  | { readonly type: 'buyShare'; readonly company: string; readonly from?: string }
  | LayTile
  | PlaceToken
  | RunTrains
  | Dividend
  | { readonly type: 'buyTrain'; readonly from: string; readonly train: string; readonly price: number }
  | DiscardTrain
  | Answer
  | KeepToken
  | GiveUpToken;

export type RailFrame = CourseFrame | StockFrame | OperatingFrame | OfferFrame | DiscardFrame;
