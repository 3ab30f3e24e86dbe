// Replaces the target's tokens in cities. With too few tokens, as many as can be joined are replaced, and the president
// chooses which (R155-R156, R184).
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import type { NodeId } from '../../../../engine/track/board.ts';
import { hasToken } from '../../../../engine/track/tokens.ts';
import type { KeepToken } from '../../../../kernel/exchange/tokens.ts';
import type { Event1865 } from '../events.ts';
import { stationIds } from '../map.ts';
import type { State1865 } from '../state.ts';
import { largestSets } from './joined.ts';
import { decides, exchanging, giveUp, openCities, ownPlaces, replace, share, tokensLeft } from './tokens.ts';

/** The sets of cities that can be kept: all cities in one, or those of R156. */
function keepable(s: State1865): NodeId[][] {
  const { kept, joined } = exchanging(s);
  const open = openCities(s);
  const left = tokensLeft(s);
  if (kept.length === 0 && left >= open.length) return [open];
  return largestSets({ open, left, own: ownPlaces(s), kept, joined });
}

/** Does nothing while the president has a choice; without one, keeps the only set and gives up the other cities. */
function keepWithoutChoice(s: State1865, emit: Emit<Event1865>): void {
  const [set, ...others] = keepable(s);
  if (others.length > 0) return;
  for (const city of set!) replace(s, city, emit);
  for (const city of openCities(s)) giveUp(s, city, emit);
}

/** R155: first the cities where both stand, for which no token is needed. */
export const replaceInCities: AutoStep<State1865, Event1865> = {
  id: 'replaceInCities',
  auto(s, emit) {
    const frame = exchanging(s);
    for (const city of openCities(s)) if (hasToken(s.board, frame.survivor, city)) share(s, city, emit);
    frame.tooFew = tokensLeft(s) < frame.tokens.length;
    keepWithoutChoice(s, emit);
  },
};

const choosable = (s: State1865): NodeId[] => [...new Set(keepable(s).flat())];

export const keepToken = step<State1865, KeepToken, Event1865>()({
  id: 'keepToken',
  actor: decides,
  fields: { city: oneOf(stationIds, choosable) },
  conditions: [must('keep.noToken', ['city'], (s, a) => choosable(s).includes(a.city))],
  apply(s, { city }, emit) {
    exchanging(s).kept.push(city);
    replace(s, city, emit);
    keepWithoutChoice(s, emit);
  },
  stays: true,
  pass() {},
  passing: [must('keep.tokensLeft', [], (s: State1865) => choosable(s).length === 0)],
});
