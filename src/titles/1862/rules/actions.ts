// Everything a person can decide in 1862.
import type { Bid } from '../../../engine/auction/ascending.ts';
import type { OpenAuction } from '../../../engine/auction/opening.ts';
import type { GiveUpToken } from '../../../kernel/exchange/giveUpToken.ts';
import type { Answer } from '../../../kernel/offer/question.ts';
import type { RunTrains } from '../../../kernel/run/running.ts';
import type { SellShares } from '../../../kernel/stock/sellShares.ts';
import type { LayTile } from '../../../kernel/track/layTile.ts';
import type { PlaceToken } from '../../../kernel/track/placeToken.ts';
import type { CompanyId } from './companies.ts';
import type { SettleOption } from './exchange/option.ts';
import type { Unite } from './exchange/propose.ts';
import type { SetPrice } from './opening/charter.ts';
import type { AddStation } from './operating/addStation.ts';
import type { BuyTrain } from './operating/buyTrain.ts';
import type { Dividend } from './operating/dividend.ts';
import type { PlaceLondon } from './operating/placeLondon.ts';
import type { Refinance, SellTreasury } from './operating/raising.ts';
import type { RedeemShare } from './operating/redeemShare.ts';
import type { RunAsRecorded } from './platform/recordedRevenue.ts';
import type { TurnStation } from './platform/turnedStation.ts';
import type { BuyShare } from './stock/buyShare.ts';
import type { RaiseCash } from './stock/fine.ts';
import type { StartCompany } from './stock/startCompany.ts';
import type { TakeTokens } from './stock/tokens.ts';

export type Action1862 =
  | { readonly type: 'pass' }
  | OpenAuction
  | Bid
  | SetPrice
  | SellShares<CompanyId>
  | BuyShare
  | StartCompany
  | TakeTokens
  | RaiseCash
  | Unite<'merge'>
  | Unite<'acquire'>
  | SettleOption
  | GiveUpToken
  | LayTile
  | AddStation
  | PlaceLondon
  | PlaceToken
  | RunTrains
  | RunAsRecorded
  | TurnStation
  | Dividend
  | BuyTrain
  | SellTreasury
  | Refinance
  | RedeemShare
  | Answer;
