// A stock round: seat by seat, until all have passed in a row; then what is sold out rises.
import type { Seat } from '../../engine/core/action.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { nextSeat } from '../../engine/core/seats.ts';
import type { Core } from '../../engine/core/state.ts';
import type { AnyStep } from '../../engine/core/step.ts';
import { type Frame, type FrameDef, type Stages, under } from '../../engine/flow/frame.ts';
import { byPrice, type MarketFacts, type MarketSlice } from '../../engine/market/market.ts';
import { percentOfPlayers, type SharesSlice } from '../../engine/shares/shares.ts';

export interface StockFrame<C extends string = string> extends Frame {
  readonly kind: 'stock';
  readonly set: number;
  seat: Seat;
  /** Passes in a row. */
  passes: number;
  /** Who last bought or sold; null when nobody has. */
  lastActor: Seat | null;
  /** What was bought in this turn; null before. */
  bought: C | null;
  /** The companies sold in this turn. */
  sold: C[];
  /** By seat: the companies it has sold in this round. */
  soldInRound: Record<Seat, C[]>;
}

export interface SoldOut {
  readonly type: 'soldOut';
  readonly company: string;
}

export interface StockRules<S, F extends StockFrame, E extends GameEvent, B, T> {
  readonly cite: string;
  /** What comes before a turn by itself, by the names of its stages. */
  readonly before?: B;
  /** What a turn allows. */
  readonly trade: T;
  market(s: S): MarketFacts;
  /** What the price of a company does all of whose shares are with players; left out where it does nothing. */
  soldOut?(s: S, company: string, emit: Emit<E>): void;
  /** The round is over, and has left the stack. */
  after?(s: S, round: F, emit: Emit<E>): void;
}

type Needs = Core & SharesSlice & MarketSlice;

export const stockOf = <F extends StockFrame = StockFrame>(s: Core): F => under<F>(s, 'stock');

/** Whose turn it is. */
export const inTurn = (s: Core): Seat => stockOf(s).seat;

/** A round before its first turn, to begin with this stage. */
export const newStockRound = <C extends string>(set: number, seat: Seat, at: string): StockFrame<C> => ({
  kind: 'stock',
  at,
  set,
  seat,
  passes: 0,
  lastActor: null,
  bought: null,
  sold: [],
  soldInRound: {},
});

/** Something is bought or sold: passes are counted anew, and priority goes on from here. */
export function acts<F extends StockFrame = StockFrame>(s: Core, seat: Seat): F {
  const round = stockOf<F>(s);
  round.passes = 0;
  round.lastActor = seat;
  return round;
}

/** A seat ends its turn. To stop after having bought or sold is no pass. */
export function passTurn(s: Core): void {
  const round = stockOf(s);
  if (round.bought === null && round.sold.length === 0) round.passes += 1;
}

export const stockRound =
  <S extends Needs, F extends StockFrame, E extends GameEvent>() =>
  <const T extends readonly AnyStep<S>[], const B extends Stages<S> = Record<never, never>>(
    rules: StockRules<S, F, E, B, T>,
  ): FrameDef<S, B & { readonly trade: T }> => {
  /** The dearest first, so that markers meet in a stated order. */
  function raiseSoldOut(s: S, emit: Emit<GameEvent>): void {
    if (!rules.soldOut) return;
    for (const company of byPrice(rules.market(s), s))
      if (percentOfPlayers(s, company) === 100) {
        (emit as Emit<SoldOut>)?.({ type: 'soldOut', company });
        rules.soldOut(s, company, emit);
      }
  }
  return {
    cite: rules.cite,
    stages: {
      ...rules.before,
      trade: rules.trade,
      nextTurn: {
        id: 'nextTurn',
        auto(s: S) {
          const round = stockOf(s);
          round.seat = nextSeat(s, round.seat);
          round.bought = null;
          round.sold = [];
        },
      },
    } as unknown as B & { readonly trade: T },
    again: (s) => stockOf(s).passes < s.seats,
    end(s, round: F, emit: Emit<GameEvent>) {
      raiseSoldOut(s, emit);
      rules.after?.(s, round, emit);
    },
  };
};
