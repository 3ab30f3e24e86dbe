// The CGR takes the place of the absorbed companies: they close, it gets its price (R111), and replaces their tokens (R112).
import { ruling } from '../../../../engine/core/state.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { putMarker, type Spot, spaceAt } from '../../../../engine/market/market.ts';
import { presiding, unitOf } from '../../../../engine/shares/shares.ts';
import { hexOfNode } from '../../../../engine/track/board.ts';
import { hasTokenIn } from '../../../../engine/track/tokens.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import { exchangeOf } from '../../../../kernel/exchange/exchange.ts';
import { replacing, type TakenToken } from '../../../../kernel/exchange/tokens.ts';
import { CGR, type CompanyId, isOrdinary, ordinaries } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { FormationFrame } from '../frames.ts';
import { limitByTable } from '../limits.ts';
import { cityIds } from '../map.ts';
import { market } from '../market.ts';
import { closeForGood } from '../operating/closeForGood.ts';
import { putInFreeSlot } from '../operating/homeToken.ts';
import { tokensLeft } from '../operating/placeToken.ts';
import { ownsPermanent } from '../operating/supply.ts';
import { priceOf, type State1856 } from '../state.ts';

/** Lowest price of a share, and the step of prices (R111). */
const LEAST = 100;
const MULTIPLE = 5;

/**
 * R111: sets the price, closes the absorbed companies and sets the limit in one move, before tokens and trains, because
 * nothing can happen in between.
 */
export const takeOver: AutoStep<State1856, Event1856> = {
  id: 'takeOver',
  auto(s, emit) {
    const { absorbed } = exchangeOf<FormationFrame>(s);
    const spot = cgrSpot(absorbed.map((company) => priceOf(s, company)));
    for (const company of absorbed) close(s, company);
    putMarker(s, CGR, spot);
    start(s);
    if (ruling(s, 'certLimitAfter6') === 'atFormation') s.cgr.certLimit = limitByTable(s); // R120-R121
    const shares = 100 / unitOf(s, CGR);
    emit?.({ type: 'cgrFormed', companies: [...absorbed], shares, price: priceOf(s, CGR) });
  },
};

/** R111: the average, without the lowest of three or more, rounded down to a multiple of 5; at least 100. */
function average(prices: readonly number[]): number {
  const counted = prices.length > 2 ? [...prices].sort((a, b) => a - b).slice(1) : prices;
  const sum = counted.reduce((total, price) => total + price, 0);
  return Math.max(LEAST, Math.floor(sum / counted.length / MULTIPLE) * MULTIPLE);
}

/** The nearest space of the top row, ties upwards. */
function cgrSpot(prices: readonly number[]): Spot {
  const aim = average(prices);
  const away = (col: number) => Math.abs(spaceAt(market, { row: 0, col })!.price - aim);
  const cols = market.rows[0]!.map((_, col) => col);
  return { row: 0, col: cols.reduce((best, col) => (away(col) <= away(best) ? col : best)) };
}

/** R102: money in escrow stays with the bank. R105: shares in the offering are discarded. */
function close(s: State1856, company: CompanyId): void {
  closeForGood(s, company);
  s.companies[company].escrow = 0;
  s.companies[company].status = 'absorbed';
}

/** R118: money for its shares goes to the bank, and it gets no capital. R119: it operates without a float test. */
function start(s: State1856): void {
  const own = s.companies[CGR];
  own.status = 'started';
  own.par = priceOf(s, CGR);
  own.capital = 'full';
  own.floated = true;
  own.operated = true;
  s.cgr.stage = 'formed';
  for (const train of trainsOf(s, CGR)) ownsPermanent(s, CGR, train); // R114
}

export const isHome = ({ company, city }: TakenToken): boolean =>
  isOrdinary(company) && ordinaries[company].home === hexOfNode(city);

/** R112: home tokens are replaced first, one in a hex, ten in all. */
export const { replaceTokens, keepToken } = replacing<State1856, Event1856>({
  cities: cityIds,
  actor: (s) => presiding(s, CGR),
  left: (s) => tokensLeft(s, CGR),
  place: hexOfNode,
  standsThere: (s, city) => hasTokenIn(s.board, CGR, hexOfNode(city)),
  isFirst: isHome,
  put: (s, { city }) => putInFreeSlot(s, CGR, city),
});
