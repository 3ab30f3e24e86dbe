// 18Mag for bots: the adviser for each kind of frame. Questions about István are answered at random.
import { draftIdeas, giveIdeas } from './18mag/draft.ts';
import { forecast } from './18mag/forecast.ts';
import { dividendIdeas } from './18mag/majors.ts';
import type { Adviser } from './18mag/seen.ts';
import { stockIdeas } from './18mag/stock.ts';
import { offerIdeas } from './18mag/trains.ts';
import { turnIdeas } from './18mag/turn.ts';
import { insight18xx } from './kit18xx/insight.ts';

const advisers: Readonly<Record<string, Adviser>> = {
  istvanSetup: giveIdeas,
  draft: draftIdeas,
  stock: stockIdeas,
  minor: turnIdeas,
  major: dividendIdeas,
  offer: offerIdeas,
};

/** Nobody builds in thought, and majors that are paid for track would look the poorer the longer it lasts. */
const ROUNDS = 4;

export const insight18mag = insight18xx(forecast, advisers, ROUNDS);
