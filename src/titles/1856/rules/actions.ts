// Everything a person can decide in 1856.
import type { KeepToken } from '../../../kernel/exchange/tokens.ts';
import type { Dividend } from '../../../kernel/money/dividend.ts';
import type { Answer } from '../../../kernel/offer/question.ts';
import type { RunTrains } from '../../../kernel/run/running.ts';
import type { LayTile } from '../../../kernel/track/layTile.ts';
import type { PlaceToken } from '../../../kernel/track/placeToken.ts';
import type { DiscardTrain } from '../../../kernel/trains/discard.ts';
import type { BorrowTrain } from './cgr/borrowTrain.ts';
import type { SettleLoans } from './cgr/settling.ts';
import type { Bid } from './opening/bid.ts';
import type { BuyCheapest } from './opening/buyCheapest.ts';
import type { RaiseBid } from './opening/raiseBid.ts';
import type { DeclareBankrupt } from './operating/bankrupt.ts';
import type { BuyPrivate } from './operating/buyPrivate.ts';
import type { BuyRight } from './operating/buyRight.ts';
import type { BuyTrain } from './operating/buyTrain.ts';
import type { ExchangeTrain } from './operating/exchangeTrain.ts';
import type { LayCanadaTile } from './operating/layCanadaTile.ts';
import type { PickCity } from './operating/pickCity.ts';
import type { PlaceKitchenerToken } from './operating/placeKitchenerToken.ts';
import type { PlacePort } from './operating/placePort.ts';
import type { RaiseCash } from './operating/raiseCash.ts';
import type { RedeemLoan } from './operating/redeemLoan.ts';
import type { TakeLoan } from './operating/takeLoan.ts';
import type { LayKitchenerTile } from './platform/kitchener.ts';
import type { GiveUpToken } from './platform/replaceAll.ts';
import type { BuyShare } from './stock/buyShare.ts';
import type { SellShares } from './stock/sellShares.ts';
import type { StartCompany } from './stock/startCompany.ts';

export type Action1856 =
  | { readonly type: 'pass' }
  | BuyCheapest
  | Bid
  | RaiseBid
  | SellShares
  | BuyShare
  | StartCompany
  | LayTile
  | LayCanadaTile
  | LayKitchenerTile
  | PickCity
  | PlaceToken
  | PlaceKitchenerToken
  | BorrowTrain
  | RunTrains
  | Dividend
  | TakeLoan
  | RedeemLoan
  | BuyPrivate
  | BuyRight
  | PlacePort
  | BuyTrain
  | ExchangeTrain
  | DiscardTrain
  | RaiseCash
  | DeclareBankrupt
  | Answer
  | SettleLoans
  | KeepToken
  | GiveUpToken;
