// A stock round: seat by seat, until all have passed in a row; then sold-out companies rise.
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
  /** The seat that last bought or sold; null if none has. */
  lastActor: Seat | null;
  /** The company bought in this turn; null if none was. */
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
  /** Automatic stages before a turn, by name. */
  readonly before?: B;
  /** Steps that a turn allows. */
  readonly trade: T;
  market(s: S): MarketFacts;
  /** Moves the price of a company with all shares in players' hands; left out if nothing happens. */
  soldOut?(s: S, company: string, emit: Emit<E>): void;
  /** Effects after the round has left the stack. */
  after?(s: S, round: F, emit: Emit<E>): void;
}

type Needs = Core & SharesSlice & MarketSlice;

export const stockOf = <F extends StockFrame = StockFrame>(s: Core): F => under<F>(s, 'stock');

/** The seat in turn. */
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

/** Notes a purchase or a sale: passes are counted anew, and priority goes on from here. */
export function acts<F extends StockFrame = StockFrame>(s: Core, seat: Seat): F {
  const round = stockOf<F>(s);
  round.passes = 0;
  round.lastActor = seat;
  return round;
}

/** Ends the turn of a seat. Stopping after a purchase or a sale is no pass. */
export function passTurn(s: Core): void {
  const round = stockOf(s);
  if (round.bought === null && round.sold.length === 0) round.passes += 1;
}

export const stockRound =
  <S extends Needs, F extends StockFrame, E extends GameEvent>() =>
  <const T extends readonly AnyStep<S>[], const B extends Stages<S> = Record<never, never>>(
    rules: StockRules<S, F, E, B, T>,
  ): FrameDef<S, NoInfer<B> & { readonly trade: T }> => {
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
      } as unknown as NoInfer<B> & { readonly trade: T },
      again: (s) => stockOf(s).passes < s.seats,
      end(s, round: F, emit: Emit<GameEvent>) {
        raiseSoldOut(s, emit);
        rules.after?.(s, round, emit);
      },
    };
  };
