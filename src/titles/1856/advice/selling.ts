// Chooses shares to sell: losing ones, and those that could leave their owner with a train to pay for.
import { DUTY } from '../../../bots/kit/situation.ts';
import { cashOf, percentOf, presidentOf, presiding, unitOf } from '../../../engine/index.ts';
import { nextInLine } from '../../../kernel/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { startedIds } from '../rules/state.ts';
import { mustSellDown, sellablePercents } from '../rules/stock/sellShares.ts';
import { keptGain } from './buying.ts';
import { burdenOf, liquidOf, shortOf } from './need.ts';
import type { Idea, Situation } from './situation.ts';

/** Likelihood that a president leaves a burden to the next in line. */
const LEFT = 0.35;
/** The cost of being unable to pay: as good as losing the game. */
const RUIN = 500;

/** Cost to this seat of a company's burdens, as its president or the next in line. */
function threat({ s, seat }: Situation, company: CompanyId): number {
  const burden = burdenOf(s, company);
  if (burden === 0) return 0;
  const ruin = shortOf(s, company) > cashOf(s, seat) + liquidOf(s, seat) ? RUIN : 0;
  const president = presiding(s, company);
  if (president === seat) return burden + ruin;
  const isNext = nextInLine(s, company, president).seat === seat && percentOf(s, company, seat) >= 20;
  return isNext ? LEFT * (burden + ruin) : 0;
}

export function sellIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const must = mustSellDown(s, seat);
  const ideas: Idea[] = [];
  for (const company of startedIds(s)) {
    const held = percentOf(s, company, seat);
    const blocks = held === 0 ? [] : sellablePercents(s, seat, company);
    const most = blocks.at(-1);
    if (most === undefined) continue;
    const gain = keptGain(situation, company);
    if (must) ideas.push({ action: { type: 'sellShares', company, percent: blocks[0]! }, value: DUTY - gain });
    const next = nextInLine(s, company, seat);
    const presides = presidentOf(s, company) === seat;
    const stays = presides && next.percent <= held - most;
    // a president who stays loses value on his remaining shares
    if (stays && gain >= 0) continue;
    const value = (stays ? 0 : threat(situation, company)) - (gain * most) / unitOf(s, company);
    if (value > 0) ideas.push({ action: { type: 'sellShares', company, percent: most }, value });
  }
  return ideas;
}
