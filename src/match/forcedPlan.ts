// How money that must be found is found, if whoever owes it takes the nearest way: the cheapest train of the bank as soon as it
// can be paid, before that the sale that brings most. The engine says what may be sold and when nothing is left; the plan only
// picks.
import {
  type Action,
  type BankSlice,
  type Core,
  cashOf,
  choices,
  type Game,
  type GameEvent,
  isTreasury,
  type Paid,
  preview,
  type Seat,
  treasury,
} from '../engine/index.ts';
import { leavesOf } from './leavesOf.ts';
import { type Answer, usual } from './playOn.ts';

/** In the order in which they are tried, where no train can be paid and no block of shares sold. */
const ways = ['sellTreasury', 'refinance', 'declareBankrupt'];

const actionsOf = <S extends Core>(game: Game<S>, s: S, seat: Seat, type: string): readonly Action[] =>
  choices(game, s, seat)
    .filter((choice) => choice.type === type)
    .flatMap((choice) => leavesOf(game, s, choice));

/** The first of those for which the figure is greatest. */
function best<T>(all: readonly T[], figure: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (found, one) => (found === undefined || figure(one) > figure(found) ? one : found),
    undefined,
  );
}

/** The fields by which a purchase is told. */
type Purchase = Action & { readonly from?: unknown; readonly price?: number };

const fromBank = ({ from }: Purchase): boolean => from === 'bank' || from === 'pool';

export const forced: Answer<Core & BankSlice> = (game, s, seat) => {
  const trains: readonly Purchase[] = actionsOf(game, s, seat, 'buyTrain');
  const cheapest = best(trains.filter(fromBank), ({ price = 0 }) => -price);
  if (cheapest) return cheapest;
  const brings = (action: Action): number => {
    const done = preview(game, s, seat, action);
    return done.ok ? cashOf(done.state, seat) - cashOf(s, seat) : 0;
  };
  const sale = best(actionsOf(game, s, seat, 'raiseCash'), brings);
  if (sale) return sale;
  const way = ways.flatMap((type) => actionsOf(game, s, seat, type)).at(0);
  return way ?? usual(game, s, seat);
};

export interface Sources {
  /** What was paid for the train; 0 where none was bought. */
  readonly price: number;
  /** The company's own money, what sales and loans brought to it or to its president, and his own cash. */
  readonly treasury: number;
  readonly shares: number;
  readonly loans: number;
  readonly refinancing: number;
  readonly president: number;
}

/** Where the price of a train comes from, by what was paid. */
export function sourcesOf(company: string, events: readonly GameEvent[]): Sources {
  const bought = events.find((event) => event.type === 'trainBought') as { price?: number; added?: number } | undefined;
  const { price = 0, added = 0 } = bought ?? {};
  const until = bought ? events.indexOf(bought as GameEvent) : events.length;
  const paid = events.slice(0, until).filter((event): event is Paid => event.type === 'paid');
  const got = (reason: string, byCompany: boolean): number =>
    paid
      .filter(
        ({ to, reason: why }) =>
          why === reason && (byCompany ? to === treasury(company) : to !== 'bank' && !isTreasury(to)),
      )
      .reduce((sum, { amount }) => sum + amount, 0);
  const [own, refinancing] = [got('shares', true), got('refinancing', true)];
  const [shares, loans] = [got('shares', false), got('loan', false)];
  return {
    price,
    treasury: Math.max(0, price - added - own - refinancing),
    shares: own + Math.min(shares, added),
    loans,
    refinancing,
    president: Math.max(0, added - shares - loans),
  };
}
