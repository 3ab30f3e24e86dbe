// Finds money for a forced purchase by the nearest way: the cheapest train of the bank as soon as it is affordable,
// before that whatever raises most. The engine says what may be sold and when nothing is left; this only picks.
import {
  type Action,
  type BankSlice,
  type Core,
  cashOf,
  choices,
  type Game,
  type GameEvent,
  type Paid,
  preview,
  type Seat,
  treasury,
} from '../engine/index.ts';
import { leavesOf } from './leavesOf.ts';
import { type Answer, usual } from './playOn.ts';

const actionsOf = <S extends Core>(game: Game<S>, s: S, seat: Seat, type: string): readonly Action[] =>
  choices(game, s, seat)
    .filter((choice) => choice.type === type)
    .flatMap((choice) => leavesOf(game, s, choice));

/** The first with the greatest figure. */
function best<T>(all: readonly T[], figure: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (found, one) => (found === undefined || figure(one) > figure(found) ? one : found),
    undefined,
  );
}

/** Fields of a purchase. */
type Purchase = Action & { readonly from?: unknown; readonly price?: number };

const fromBank = ({ from }: Purchase): boolean => from === 'bank' || from === 'pool';

/** `ways`: the kinds of action that raise money, in the order to try them. */
export const forcedPayment =
  (ways: readonly string[]): Answer<Core & BankSlice> =>
  (game, s, seat) => {
    const trains: readonly Purchase[] = actionsOf(game, s, seat, 'buyTrain');
    const cheapest = best(trains.filter(fromBank), ({ price = 0 }) => -price);
    if (cheapest) return cheapest;
    const brings = (action: Action): number => {
      const done = preview(game, s, seat, action);
      return done.ok ? cashOf(done.state, seat) - cashOf(s, seat) : 0;
    };
    for (const way of ways) {
      const action = best(actionsOf(game, s, seat, way), brings);
      if (action) return action;
    }
    return usual(game, s, seat);
  };

export interface Sources {
  /** Price paid for the train; 0 without one. */
  readonly price: number;
  /** The company's own money, with that from its own shares or a refinancing. */
  readonly treasury: number;
  readonly refinancing: number;
  /** The president's cash, which is used before his shares and loans. */
  readonly president: number;
  /** Loans of the company and of its president. */
  readonly loans: number;
  /** Shares sold, whoever sold them. */
  readonly shares: number;
}

/** Sources of a train's price, from the payments; `had`: money of company and president at the start. */
export function sourcesOf(
  company: string,
  events: readonly GameEvent[],
  had: { readonly treasury: number; readonly cash: number },
): Sources {
  const bought = events.find((event) => event.type === 'trainBought') as Bought | undefined;
  const { price = 0, added = 0 } = bought ?? {};
  const until = bought ? events.indexOf(bought) : 0;
  const paid = events.slice(0, until).filter((event): event is Paid => event.type === 'paid');
  const got = (reason: string, isOwner: (to: Paid['to']) => boolean): number =>
    paid.filter((one) => one.reason === reason && isOwner(one.to)).reduce((sum, { amount }) => sum + amount, 0);
  const own = Math.min(had.treasury, price - added);
  const refinancing = Math.min(
    got('refinancing', (to) => to === treasury(company)),
    price - added - own,
  );
  const lent = Math.min(
    got('loan', (to) => to === treasury(company)),
    price - added - own - refinancing,
  );
  const president = Math.min(had.cash, added);
  const loans =
    lent +
    Math.min(
      got('loan', (to) => typeof to === 'number'),
      added - president,
    );
  return { price, treasury: own, refinancing, president, loans, shares: price - own - refinancing - president - loans };
}

type Bought = GameEvent & { readonly price?: number; readonly added?: number };
