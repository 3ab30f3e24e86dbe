// 18Mag for bots: the adviser for each kind of frame.

import type { Far } from '../../../bots/insight.ts';
import { insight18xx } from '../../../bots/kit/insight.ts';
import { stagedIdeas } from '../../../bots/kit/situation.ts';
import { dividendIdeas } from './dividends.ts';
import { draftIdeas, giveIdeas } from './draft.ts';
import { forecast } from './forecast.ts';
import { istvanIdeas } from './istvan.ts';
import { majorTokenIdeas } from './majorTokens.ts';
import type { Adviser } from './situation.ts';
import { stockIdeas } from './stock.ts';
import { offerIdeas } from './trains.ts';
import { turnIdeas, wideTurnIdeas } from './turn.ts';
import { payIdeas, tradeIdeas } from './weighing.ts';

const majorTurn = (payments: Adviser): Adviser =>
  stagedIdeas([
    ['placeMajorToken', [majorTokenIdeas]],
    ['dividend', [payments]],
  ]);

const advisers: Readonly<Record<string, Adviser>> = {
  istvanSetup: giveIdeas,
  draft: draftIdeas,
  stock: stockIdeas,
  minor: turnIdeas,
  major: majorTurn(dividendIdeas),
  offer: offerIdeas,
  istvan: istvanIdeas,
};

/** No lines are played on the board: nobody builds in them, so SIK and SKEV, which earn by track, would fall. */
const ROUNDS = 0;

const near = insight18xx(forecast, advisers, ROUNDS);
/** Search looks at more of the board, and plays shares on to the end of the game on paper. */
const { advise } = insight18xx(
  forecast,
  { ...advisers, stock: tradeIdeas, minor: wideTurnIdeas, major: majorTurn(payIdeas) },
  ROUNDS,
);

export const insight18mag: Far = { ...near, ahead: { ...near.ahead, weighs: [], advise } };
