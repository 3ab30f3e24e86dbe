// 18Mag for bots: the adviser for each kind of frame. Questions about István are answered at random.

import { isSmall } from '../../games/18mag/players.ts';
import { draftIdeas, giveIdeas } from './18mag/draft.ts';
import { forecast } from './18mag/forecast.ts';
import { dividendIdeas } from './18mag/majors.ts';
import { pickIdeas } from './18mag/picking.ts';
import type { Adviser } from './18mag/seen.ts';
import { stockIdeas } from './18mag/stock.ts';
import { tradeIdeas } from './18mag/trading.ts';
import { offerIdeas } from './18mag/trains.ts';
import { turnIdeas } from './18mag/turn.ts';
import type { Far } from './index.ts';
import { insight18xx } from './kit18xx/insight.ts';

const advisers: Readonly<Record<string, Adviser>> = {
  istvanSetup: giveIdeas,
  draft: draftIdeas,
  stock: stockIdeas,
  minor: turnIdeas,
  major: dividendIdeas,
  offer: offerIdeas,
};

/** What was measured with three players says nothing about the small map. */
const inLarge =
  (far: Adviser, near: Adviser): Adviser =>
  (seen) =>
    (isSmall(seen.s) ? near : far)(seen);

/** Search looks to the end of the game where minors and shares are chosen. */
const farAdvisers: typeof advisers = {
  ...advisers,
  draft: inLarge(pickIdeas, draftIdeas),
  stock: inLarge(tradeIdeas, stockIdeas),
};

/** No lines are played in thought: nobody builds in them, so that SIK and SKEV, which are paid for track, fall instead of rising. */
const ROUNDS = 0;

const near = insight18xx(forecast, advisers, ROUNDS);
const { advise } = insight18xx(forecast, farAdvisers, ROUNDS);

export const insight18mag: Far = { ...near, ahead: { ...near.ahead, weighs: [], advise } };
