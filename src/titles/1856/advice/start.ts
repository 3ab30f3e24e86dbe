// Chooses a company to start and its par: one that its president can get running with his own money.
import { cashOf } from '../../../engine/index.ts';
import { type OrdinaryId, ordinaryIds } from '../rules/companies.ts';
import { parPrices, parSpots } from '../rules/market.ts';
import { LOAN } from '../rules/operating/loans.ts';
import { priceOfTrain } from '../rules/operating/supply.ts';
import type { State1856 } from '../rules/state.ts';
import { capitalNow, floatPercent } from '../rules/stock/capital.ts';
import { affordable, forSale } from './fleet.ts';
import { certificatesFree } from './funding.ts';
import { liquidOf, reserveOf } from './need.ts';
import { rise, startingRevenue } from './shares.ts';
import type { Idea, Situation } from './situation.ts';
import { horizon } from './stake.ts';

/** Money reserved for the first tile. */
const FIRST_TILE = 20;
/** Most shares of a player (R037); the first of them fill the treasury (R050). */
const MOST = 6;
const AT_ONCE = 5;

/** Money of a company once its president holds this many shares. */
function treasuryWith(s: State1856, par: number, shares: number): number {
  const capital = capitalNow(s);
  if (capital === 'full') return shares >= 6 ? 10 * par : 0;
  return par * (capital === 'escrow' ? Math.min(AT_ONCE, shares) : shares);
}

/** Return of starting a company for each dollar put into it; negative if it would not run. */
function returnOf({ s, seat, careful }: Situation, company: OrdinaryId, par: number, money: number): number {
  const shares = Math.min(MOST, Math.floor(money / par), 1 + certificatesFree(s, seat));
  const [train] = forSale(s, company);
  if (shares < 2 || 10 * shares < floatPercent(s) || train === undefined) return -1;
  const treasury = treasuryWith(s, par, shares) - FIRST_TILE;
  const price = priceOfTrain(s, train);
  // where the treasury is short, he pays the rest of the first train (R093)
  const cost = shares * par + Math.max(0, price - treasury - (s.cgr.stage === 'before' ? LOAN : 0));
  if (cost > money) return -1;
  const revenue = startingRevenue(s, company, affordable(s, company, Math.max(treasury, price)), careful);
  if (revenue === 0) return -1;
  return (shares * horizon(s) * (revenue / 10 + rise(parSpots[par]!))) / cost;
}

export function startIdeas(situation: Situation): Idea[] {
  const { s, seat } = situation;
  const money = cashOf(s, seat) - Math.max(0, reserveOf(s, seat) - liquidOf(s, seat));
  if (money < 2 * Math.min(...parPrices)) return [];
  return ordinaryIds
    .filter((company) => s.companies[company].status === 'waiting')
    .flatMap((company) =>
      parPrices.map((par) => ({
        action: { type: 'startCompany', company, par } as const,
        value: returnOf(situation, company, par, money),
      })),
    );
}
