// What to do in a position of 18Mag: ideas of whoever knows the frame, the best first, and all of them legal.
import type { Action } from '../../../engine/core/action.ts';
import { top } from '../../../engine/flow/frame.ts';
import { ranked } from '../kit18xx/ranked.ts';
import { draftIdeas, giveIdeas } from './draft.ts';
import { dividendIdeas } from './majors.ts';
import type { Adviser, Seen } from './seen.ts';
import { stockIdeas } from './stock.ts';
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

/** At most so many actions, the best first; one at least. What is asked for István is answered by chance. */
export function advise(seen: Seen, most: number): Action[] {
  const { game, s, seat, rng } = seen;
  return ranked(game, s, seat, rng, advisers[top(s)!.kind]?.(seen) ?? [], most);
}
