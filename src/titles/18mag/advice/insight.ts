// 18Mag for bots: the adviser for each kind of frame. Questions about István after the set-up are answered at random.

import type { Far } from '../../../bots/insight.ts';
import { insight18xx } from '../../../bots/kit/insight.ts';
import { isSmall } from '../rules/players.ts';
import { draftIdeas, giveIdeas } from './draft.ts';
import { forecast } from './forecast.ts';
import { dividendIdeas } from './majors.ts';
import { pickIdeas } from './picking.ts';
import type { Adviser } from './situation.ts';
import { stockIdeas } from './stock.ts';
import { tradeIdeas } from './trading.ts';
import { offerIdeas } from './trains.ts';
import { turnIdeas } from './turn.ts';

const advisers: Readonly<Record<string, Adviser>> = {
  istvanSetup: giveIdeas,
  draft: draftIdeas,
  stock: stockIdeas,
  minor: turnIdeas,
  major: dividendIdeas,
  offer: offerIdeas,
};

/** Advisers measured with three players are used on the large map alone. */
const inLarge =
  (far: Adviser, near: Adviser): Adviser =>
  (situation) =>
    (isSmall(situation.s) ? near : far)(situation);

/** Search looks to the end of the game where minors and shares are chosen. */
const farAdvisers: typeof advisers = {
  ...advisers,
  draft: inLarge(pickIdeas, draftIdeas),
  stock: inLarge(tradeIdeas, stockIdeas),
};

/** No lines are played in thought: nobody builds in them, so SIK and SKEV, which earn by track, would fall instead of rising. */
const ROUNDS = 0;

const near = insight18xx(forecast, advisers, ROUNDS);
const { advise } = insight18xx(forecast, farAdvisers, ROUNDS);

export const insight18mag: Far = { ...near, ahead: { ...near.ahead, weighs: [], advise } };
