// Everything that a plain 18xx game refuses: its book cites a rule for each.
import type { drawnFaults } from '../../engine/routes/runConditions.ts';
import type { RunRefusals } from '../../engine/routes/runRefusals.ts';
import type { DividendRefusals } from '../money/dividend.ts';
import type { TrainRefusalsOfRun } from '../run/running.ts';
import type { BuyRefusals } from '../stock/buying.ts';
import type { ShareRefusals } from '../stock/buyShare.ts';
import type { SellRefusals } from '../stock/sellShares.ts';
import type { StartRefusals } from '../stock/startCompany.ts';
import type { LayRefusals } from '../track/laying.ts';
import type { TokenRefusals } from '../track/placeToken.ts';
import type { TrainRefusals } from '../trains/buying.ts';
import type { DiscardRefusals } from '../trains/discard.ts';
import type { HomeRefusals } from './build.ts';

export interface PlainRefusals
  extends SellRefusals,
    StartRefusals,
    BuyRefusals,
    ShareRefusals,
    LayRefusals,
    TokenRefusals,
    HomeRefusals,
    TrainRefusalsOfRun,
    Pick<RunRefusals, (typeof drawnFaults)[number]>,
    DividendRefusals,
    TrainRefusals,
    DiscardRefusals {}
