// Everything a person can decide in 18Mag.

import type { Answer } from '../../../kernel/offer/question.ts';
import type { PlaceToken } from '../../../kernel/track/placeToken.ts';
import type { Draft } from './opening/draft.ts';
import type { BuyTrain } from './operating/buyTrain.ts';
import type { Dividend } from './operating/dividend.ts';
import type { LayTile } from './operating/layTile.ts';
import type { PlaceMajorToken } from './operating/placeMajorToken.ts';
import type { RunTrains } from './operating/run.ts';
import type { ScrapTrain } from './operating/scrapTrain.ts';
import type { UseTerrainToken } from './platform/terrainToken.ts';
import type { HireWagon } from './platform/wagons.ts';
import type { GiveIstvan } from './solo/giveIstvan.ts';
import type { IstvanToken } from './solo/istvanToken.ts';
import type { UpgradeForIstvan } from './solo/upgradeForIstvan.ts';
import type { BuyShare } from './stock/buyShare.ts';
import type { SellShares } from './stock/sellShares.ts';

export type Action18Mag =
  | { readonly type: 'pass' }
  | Draft
  | SellShares
  | BuyShare
  | LayTile
  | UseTerrainToken
  | PlaceToken
  | ScrapTrain
  | HireWagon
  | RunTrains
  | BuyTrain
  | Answer
  | PlaceMajorToken
  | Dividend
  | GiveIstvan
  | UpgradeForIstvan
  | IstvanToken;
