// A turn of a stock round: sell losing shares, then buy those with the best yield for their price.

import { DUTY } from '../../../bots/kit/situation.ts';
import { stockOf } from '../../../kernel/index.ts';
import { owesSecondShare } from '../rules/cgr/halfPresident.ts';
import { buyIdeas } from './buying.ts';
import { sellIdeas } from './selling.ts';
import type { Idea, Situation } from './situation.ts';
import { startIdeas } from './start.ts';

/** Least yield of a purchase for each dollar. */
const ENOUGH = 0.12;

export function stockIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  // sales come first: a seat may buy after selling, but sell after buying only if it has not sold before
  const sales = sellIdeas(situation).map((idea) => ({ ...idea, value: DUTY + idea.value }));
  if (stockOf(s).bought !== null) return sales;
  if (owesSecondShare(s, seat))
    for (const from of ['offer', 'pool'] as const)
      sales.push({ action: { type: 'buyShare', company: 'CGR', from }, value: 3 * DUTY });
  const purchases = [...buyIdeas(situation), ...startIdeas(situation)];
  return [...sales, ...purchases.filter(({ value }) => value > ENOUGH)];
}
