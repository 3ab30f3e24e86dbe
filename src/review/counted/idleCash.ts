// Cash that lay unused from a pass in a stock round until the next one, while a share that it could have bought paid
// dividends.
import {
  cashOf,
  choices,
  type Game,
  type GameEvent,
  type Paid,
  percentOf,
  preview,
  type Seat,
  unitOf,
} from '../../engine/index.ts';
import { type RailState, railOf } from '../../kernel/index.ts';
import { leavesOf } from '../../match/leavesOf.ts';
import type { Finding } from '../finding.ts';
import { isKind } from '../isKind.ts';
import { roundAt } from '../round.ts';
import { type Kind, type Moment, none } from '../watcher.ts';

/** `cash`: the least that he had all the while. `dividends`: how often the share paid. `openable`: companies he could have started. */
export interface IdleCash {
  readonly price: number;
  readonly cash: number;
  readonly dividends: number;
  readonly openable: readonly string[];
}
export type IdleCashFinding = Finding<'idleCash', IdleCash>;

interface Passed extends Pick<IdleCashFinding, 'index' | 'round'> {
  /** Price by company, the cheapest source. */
  readonly prices: ReadonlyMap<string, number>;
  readonly openable: readonly string[];
  least: number;
}

interface Paying {
  sum: number;
  times: number;
}

export const idleCash: Kind = (game) => {
  if (!railOf(game)) return null;
  const passed = new Map<Seat, Passed>();
  /** Paid on one share since the last stock round. */
  const paid = new Map<string, Paying>();
  function close(): IdleCashFinding[] {
    const found = [...passed].flatMap(([seat, one]) => missed(seat, one, paid));
    passed.clear();
    paid.clear();
    return found;
  }
  return {
    see(moment) {
      const { before, after, seat, action, events } = moment;
      const inStock = before.flow.at(-1)?.kind === 'stock';
      if (inStock && action.type === 'pass') passed.set(seat, passOf(game, moment));
      else if (inStock) passed.delete(seat);
      // the round may end and the next begin by one move
      const next = events.findIndex((event) => event.type === 'stockRoundBegan');
      for (const [company, sum] of perShare(before as RailState, next < 0 ? events : events.slice(0, next))) {
        const one = paid.get(company) ?? { sum: 0, times: 0 };
        paid.set(company, { sum: one.sum + sum, times: one.times + 1 });
      }
      if (next >= 0) return close();
      for (const [one, pass] of passed) pass.least = Math.min(pass.least, cashOf(after as RailState, one));
      return none;
    },
    end: close,
  };
};

/** What he could have bought instead. */
function passOf(game: Game, { index, before, seat }: Moment): Passed {
  const s = before as RailState;
  const prices = new Map<string, number>();
  const openable = new Set<string>();
  for (const choice of choices(game, before, seat)) {
    if (choice.type !== 'buyShare' && choice.type !== 'startCompany') continue;
    for (const action of leavesOf(game, before, choice)) {
      const { company } = action as { readonly company?: string };
      if (company === undefined) continue;
      if (choice.type === 'startCompany') {
        openable.add(company);
        continue;
      }
      const done = preview(game, before, seat, action);
      if (
        !done.ok ||
        percentOf(done.state as RailState, company, seat) - percentOf(s, company, seat) !== unitOf(s, company)
      )
        continue;
      const price = cashOf(s, seat) - cashOf(done.state as RailState, seat);
      prices.set(company, Math.min(price, prices.get(company) ?? price));
    }
  }
  return { index, round: roundAt(before), prices, openable: [...openable], least: cashOf(s, seat) };
}

function missed(seat: Seat, pass: Passed, paid: ReadonlyMap<string, Paying>): IdleCashFinding[] {
  const [best] = [...pass.prices]
    .filter(([, price]) => price <= pass.least)
    .flatMap(([company, price]) => {
      const { sum, times } = paid.get(company) ?? { sum: 0, times: 0 };
      return sum > 0 ? [{ company, price, sum, times }] : [];
    })
    .toSorted((a, b) => b.sum - a.sum || a.price - b.price);
  if (!best) return [];
  const { company, price, sum, times } = best;
  const { index, round, least, openable } = pass;
  return [
    {
      ...{ voice: 'counted', kind: 'idleCash', index, round, seat, company, lost: sum, best: sum, played: 0 },
      facts: { price, cash: least, dividends: times, openable },
    },
  ];
}

/** The dividends among these events, for one share each, rounded down. */
function perShare(s: RailState, events: readonly GameEvent[]): [string, number][] {
  const found: [string, number][] = [];
  let company: string | null = null;
  for (const event of events) {
    if (isKind(event, 'dividendDeclared')) company = event.company;
    if (event.type !== 'paid' || company === null) continue;
    const { to, amount, reason } = event as Paid;
    if (reason !== 'dividend' || typeof to !== 'number') continue;
    const shares = percentOf(s, company, to) / unitOf(s, company);
    if (shares >= 1) found.push([company, Math.floor(amount / shares)]);
    company = null; // one holder tells it for all
  }
  return found;
}
