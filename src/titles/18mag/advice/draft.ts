// Choices in the draft: good homes, and shares of majors that will earn.

import { valuesOf } from '../../../bots/kit/situation.ts';
import { isMinor, type MajorId, type MinorId } from '../rules/companies.ts';
import { priceOf, type State18Mag } from '../rules/state.ts';
import { horizon } from './horizon.ts';
import { homeWorth } from './land.ts';
import { gainOf } from './shares.ts';
import type { Idea, Situation } from './situation.ts';

/** Return of places round a home over the game, for each Forint of their worth. */
const HOME = 1.5;

const itemWorth = (s: State18Mag, item: MinorId | MajorId): number =>
  isMinor(item) ? HOME * homeWorth(s, item) : priceOf(s, item) + horizon(s) * gainOf(s, item);

export const draftIdeas = (situation: Situation): Idea[] =>
  (valuesOf(situation, 'draft') as readonly (MinorId | MajorId)[]).map((item) => ({
    action: { type: 'draft', item },
    value: itemWorth(situation.s, item),
  }));

/** István gets the minors of least value. */
export const giveIdeas = (situation: Situation): Idea[] =>
  (valuesOf(situation, 'giveIstvan') as readonly MinorId[]).map((minor) => ({
    action: { type: 'giveIstvan', minor },
    value: 1000 - homeWorth(situation.s, minor),
  }));
