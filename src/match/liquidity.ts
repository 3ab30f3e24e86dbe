// Liquidity: a player's cash, and the largest block of each company that the rules would let him sell if it were his
// turn in a stock round. The engine is asked for each sale, so that pools, presidencies and rulings count as they do in
// play.
import {
  type Action,
  type BankSlice,
  begin,
  type Choice,
  type Core,
  cashOf,
  deciding,
  type Game,
  narrow,
  preview,
  type Seat,
} from '../engine/index.ts';
import { railOf } from '../kernel/index.ts';
import { readyOf } from './menu.ts';

export interface Liquidity {
  readonly cash: number;
  readonly sales: readonly Sale[];
  /** Cash and sales. */
  readonly sum: number;
}

export interface Sale {
  readonly company: string;
  readonly percent: number;
  readonly sum: number;
}

const SELL = 'sellShares';

/** Null in a game without sales, and once the game is over. */
export function liquidityOf(game: Game, state: Core, seat: Seat): Liquidity | null {
  const rail = railOf(game);
  const [course] = state.flow;
  if (!rail || !course) return null;
  const s: Core = { ...state, flow: [course, rail.stockTurn(state as never, seat)] };
  const start = deciding(game, s, seat).includes(SELL) ? begin(game, s, seat, SELL) : null;
  const cash = cashIn(state, seat);
  const sales = valuesOf(start).flatMap((company): Sale[] => {
    const [most] = valuesOf(narrow(game, s, start!, company)).toSorted((a, b) => Number(b) - Number(a));
    const action = most === undefined ? null : wholeOf(game, s, start!, company, most);
    const sold = action && preview(game, s, seat, action);
    return sold?.ok ? [{ company: String(company), percent: Number(most), sum: cashIn(sold.state, seat) - cash }] : [];
  });
  return { cash, sales, sum: sales.reduce((sum, sale) => sum + sale.sum, cash) };
}

const cashIn = (s: Core, seat: Seat): number => cashOf(s as Core & BankSlice, seat);

/** All values that may be picked next, ranges counted out. */
function valuesOf(choice: Choice | null): readonly (string | number)[] {
  const open = choice?.open;
  if (open?.kind === 'int')
    return Array.from({ length: (open.max - open.min) / open.step + 1 }, (_, i) => open.min + i * open.step);
  return open?.kind === 'oneOf' ? open.values : [];
}

const wholeOf = (
  game: Game,
  s: Core,
  start: Choice,
  company: string | number,
  percent: string | number,
): Action | null => readyOf(narrow(game, s, narrow(game, s, start, company), percent));
