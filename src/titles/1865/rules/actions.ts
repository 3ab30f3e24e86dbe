// Everything a person can decide in 1865.

import type { KeepToken } from '../../../kernel/exchange/tokens.ts';
import type { Dividend } from '../../../kernel/money/dividend.ts';
import type { Answer } from '../../../kernel/offer/question.ts';
import type { SellShares } from '../../../kernel/stock/sellShares.ts';
import type { LayTile } from '../../../kernel/track/layTile.ts';
import type { DiscardTrain } from '../../../kernel/trains/discard.ts';
import type { CompanyId } from './companies.ts';
import type { Absorb } from './exchange/absorb.ts';
import type { MineAction } from './exchange/mines.ts';
import type { TakeMaritime } from './opening/draft.ts';
import type { BuyTrain } from './operating/buyTrain.ts';
import type { HandOver } from './operating/maritime.ts';
import type { PlaceToken } from './operating/placeToken.ts';
import type { RaiseCash } from './operating/raiseCash.ts';
import type { RepayLoan } from './operating/repayLoan.ts';
import type { BuyShare } from './stock/buyShare.ts';
import type { Convert } from './stock/conversion.ts';
import type { StartCompany } from './stock/startCompany.ts';

export type Action1865 =
  | { readonly type: 'pass' }
  | TakeMaritime
  | Convert
  | SellShares<CompanyId>
  | BuyShare
  | StartCompany
  | Absorb<'absorb'>
  | Absorb<'beAbsorbed'>
  | KeepToken
  | MineAction<'freeMine'>
  | MineAction<'replaceInMine'>
  | LayTile
  | PlaceToken
  | HandOver
  | Dividend
  | BuyTrain
  | RaiseCash
  | DiscardTrain
  | RepayLoan
  | Answer;
