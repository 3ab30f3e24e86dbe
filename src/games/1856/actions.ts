// Everything a person can decide in 1856.
import type { KeepToken } from '../../kernel/exchange/tokens.ts';

import type { Dividend } from '../../kernel/money/dividend.ts';
import type { Answer } from '../../kernel/offer/question.ts';
import type { RunTrains } from '../../kernel/run/running.ts';
import type { LayTile } from '../../kernel/track/layTile.ts';
import type { PlaceToken } from '../../kernel/track/placeToken.ts';
import type { DiscardTrain } from '../../kernel/trains/discard.ts';
import type { Bid } from './auction/bid.ts';
import type { BuyCheapest } from './auction/buyCheapest.ts';
import type { RaiseBid } from './auction/raiseBid.ts';
import type { BorrowTrain } from './cgr/borrowTrain.ts';
import type { SettleLoans } from './cgr/settling.ts';
import type { RedeemLoan } from './money/redeemLoan.ts';
import type { TakeLoan } from './money/takeLoan.ts';
import type { LayKitchenerTile } from './platform/kitchener.ts';
import type { GiveUpToken } from './platform/replaceAll.ts';
import type { BuyPrivate } from './privates/buyPrivate.ts';
import type { BuyRight } from './privates/buyRight.ts';
import type { PlacePort } from './privates/placePort.ts';
import type { DeclareBankrupt } from './raise/bankrupt.ts';
import type { RaiseCash } from './raise/raiseCash.ts';
import type { BuyShare } from './stock/buyShare.ts';
import type { SellShares } from './stock/sellShares.ts';
import type { StartCompany } from './stock/startCompany.ts';
import type { LayCanadaTile } from './track/layCanadaTile.ts';
import type { PickCity } from './track/pickCity.ts';
import type { PlaceKitchenerToken } from './track/placeKitchenerToken.ts';
import type { BuyTrain } from './trains/buyTrain.ts';
import type { ExchangeTrain } from './trains/exchangeTrain.ts';

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
