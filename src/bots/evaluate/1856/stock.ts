// A turn of a stock round: sell what falls, then buy what yields most for its price.
import type { Seat } from '../../../engine/core/action.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { OFFER, POOL, percentOf, presidentOf, unitOf } from '../../../engine/shares/shares.ts';
import type { CompanyId } from '../../../games/1856/companies.ts';
import { nextInLine } from '../../../games/1856/presidency.ts';
import { priceOf, type State1856, startedIds, stockOf } from '../../../games/1856/state.ts';
import { sellablePercents } from '../../../games/1856/stock/sell.ts';
import { mustSellDown, owesSecondShare } from '../../../games/1856/stock/turn.ts';
import { needOf, reserveOf, shortOf } from './need.ts';
import type { Idea, Seen } from './seen.ts';
import { gainOf } from './shares.ts';
import { horizon } from './stake.ts';
import { startIdeas } from './start.ts';
import { DUTY } from './trains.ts';

/** What a share must yield to be bought, and how little it may yield to be kept. */
const ENOUGH = 0.12;
const TOO_LITTLE = -0.02;
/** Others do not always pay out, and what they do to a company is theirs to decide. */
const FOREIGN = 0.7;

/** What a share yields for each dollar of a price, until it matters no more. */
function yieldOf(s: State1856, company: CompanyId, seat: Seat, price: number): number {
  const gain = gainOf(s, company);
  const trust = presidentOf(s, company) === seat || gain < 0 ? 1 : FOREIGN;
  return (priceOf(s, company) - price + horizon(s) * gain * trust) / price;
}

/** Whether the presidency of a company is a burden: its next train will cost its president more than he can like. */
const isBurden = (s: State1856, company: CompanyId): boolean => needOf(s, company).soon * shortOf(s, company) > 60;

/** Whether a share more could leave this seat with a burden: by taking the presidency, or by being next in line for it. */
function isDangerous(s: State1856, company: CompanyId, seat: Seat): boolean {
  if (presidentOf(s, company) === seat || !isBurden(s, company)) return false;
  return percentOf(s, company, seat) + unitOf(s, company) >= 20;
}

function buyIdeas({ s, seat }: Seen): { idea: Idea['action']; yields: number }[] {
  const found: { idea: Idea['action']; yields: number }[] = [];
  for (const company of startedIds(s)) {
    if (isDangerous(s, company, seat)) continue;
    for (const from of [OFFER, POOL] as const) {
      if (percentOf(s, company, from) === 0) continue;
      const price = from === OFFER ? s.companies[company].par : priceOf(s, company);
      // money that goes into a company of his own is not lost to its next train
      const kept =
        from === OFFER && presidentOf(s, company) === seat
          ? reserveOf(s, seat) - Math.min(price, needOf(s, company).soon * shortOf(s, company))
          : reserveOf(s, seat);
      if (cashOf(s, seat) - price < kept) continue;
      found.push({
        idea: { type: 'buyShare', company, from: from as 'offer' | 'pool' },
        yields: yieldOf(s, company, seat, price),
      });
    }
  }
  return found;
}

function sellIdeas({ s, seat }: Seen): Idea[] {
  const must = mustSellDown(s, seat);
  const ideas: Idea[] = [];
  for (const company of startedIds(s)) {
    const held = percentOf(s, company, seat);
    if (held === 0) continue;
    const blocks = sellablePercents(s, seat, company, { keepsPresidency: false });
    const most = blocks[blocks.length - 1];
    if (most === undefined) continue;
    const price = priceOf(s, company);
    const presides = presidentOf(s, company) === seat;
    const yields = yieldOf(s, company, seat, price);
    if (must) ideas.push({ action: { type: 'sellShares', company, percent: blocks[0]! }, value: DUTY - yields });
    const burden = isBurden(s, company);
    // a president who cannot pay for the next train leaves it to the next in line
    if (presides && burden && nextInLine(s, company, seat).percent > held - most) {
      const escapes = needOf(s, company).soon * shortOf(s, company);
      ideas.push({ action: { type: 'sellShares', company, percent: most }, value: escapes });
    }
    if (presides) continue;
    const threatened = burden && held >= 20;
    if (yields < TOO_LITTLE || threatened)
      ideas.push({ action: { type: 'sellShares', company, percent: most }, value: 1 - yields * price });
  }
  return ideas;
}

export function stockIdeas(seen: Seen): Idea[] {
  const { s, seat } = seen;
  const sales = sellIdeas(seen);
  if (stockOf(s).bought !== null) return sales;
  if (owesSecondShare(s, seat)) {
    const froms = ['offer', 'pool'] as const;
    const buys = froms.map((from): Idea => ({ action: { type: 'buyShare', company: 'CGR', from }, value: 2 * DUTY }));
    return [...sales, ...buys];
  }
  const best = [...buyIdeas(seen), ...startIdeas(seen)].filter(({ yields }) => yields > ENOUGH);
  const purchases = best.map(({ idea, yields }): Idea => ({ action: idea, value: yields }));
  // whoever has sold may still buy, but not the other way round: so sales come first
  return [...sales.map((idea) => ({ ...idea, value: DUTY + idea.value })), ...purchases];
}
