// Findings of a review, in English.
import type { GeneralFinding } from '../../review/kinds.ts';
import { type FindingLines, sharesOf } from '../review.ts';

const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
const shares = (n: number) => (n === 1 ? '1 share' : `${n} shares`);

export const findings: FindingLines<GeneralFinding> = {
  run: (x, f) => {
    const missed = x.facts.missed && sharesOf(x.facts.missed, f);
    return `${f.company(x.company!)} ran for ${f.money(x.played)}; its trains could run for ${f.money(x.best)}${missed ? `. Missed by: ${missed}` : ''}`;
  },
  layTile: (x, f, action) =>
    `The run of ${f.company(x.company!)} could bring ${f.money(x.played)} with its tile as it was, and ${f.money(x.best)} with another at no higher cost: ${action(x.facts.instead)}`,
  placeToken: (x, f, action) =>
    `The run of ${f.company(x.company!)} could bring ${f.money(x.played)} with its token as it was, and ${f.money(x.best)} with another at no higher cost: ${action(x.facts.instead)}`,
  forced: (x, f, action) => {
    const kept = x.facts.presidencies.map(f.company);
    return `Finding the money for ${f.company(x.company!)} took ${f.money(x.played)} of the player’s worth, counted at the prices afterwards; of ${x.facts.plans} legal plans the cheapest that was no worse for company and presidencies took ${f.money(x.best)}${kept.length > 0 ? ` and kept the presidency of ${f.list(kept)}` : ''}: ${f.list(x.facts.plan.map(action))}`;
  },
  rusted: (x, f) =>
    `The ${f.train(x.facts.train)} bought by ${f.company(x.company!)} for ${f.money(x.best)} ${x.facts.runs === 0 ? 'never ran' : `ran ${times(x.facts.runs)} for ${f.money(x.played)} in all`}; it was gone with move ${x.until}`,
  soldEarly: (x, f) => {
    const { shares: n, price, later, forced } = x.facts;
    const sold = `${forced ? 'Had to sell' : 'Sold'} ${shares(n)} of ${f.company(x.company!)} at ${f.money(price)}`;
    return x.until === undefined
      ? `${sold}; the price at the end was ${f.money(later)}`
      : `${sold}, and bought as much back at ${f.money(later)} (move ${x.until})`;
  },
  idleCash: (x, f) => {
    const { price, cash, dividends, openable } = x.facts;
    const open = openable.length > 0 ? `; ${f.either(openable.map(f.company))} could be opened` : '';
    return `Passed with ${f.money(cash)} that lay unused until the next stock round; a share of ${f.company(x.company!)} for ${f.money(price)} was paid ${f.money(x.best)} by then (${times(dividends)})${open}`;
  },
  presidency: (x, f) => {
    const { from, payments } = x.facts;
    const whose = from === null ? '' : ` from ${f.seat(from)}`;
    return `The presidency of ${f.company(x.company!)} came${whose} without a move of ${f.seat(x.seat)}, who then paid ${f.money(x.lost)} for it (${times(payments)})`;
  },
  bidJump: (x, f) => {
    const { lot, most } = x.facts;
    const others = most === 0 ? 'nobody else could bid' : `the others could bid no more than ${f.money(most)}`;
    return `Bid ${f.money(x.played)} for ${f.name(lot)}; ${others}, so ${f.money(x.best)} was enough`;
  },
};
