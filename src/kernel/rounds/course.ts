// The course of a game: a stock round and a set of operating rounds, numbered alike, again and again until the game ends.
import type { Seat } from '../../engine/core/action.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import type { Core } from '../../engine/core/state.ts';
import { type Frame, type FrameDef, type Stages, under } from '../../engine/flow/frame.ts';

export interface CourseFrame extends Frame {
  readonly kind: 'course';
  /** The number of the stock round and of the set that follows it. */
  set: number;
}

export interface StockRoundBegan {
  readonly type: 'stockRoundBegan';
  readonly set: number;
  readonly seat: Seat;
}

export interface CourseRules<S, E extends GameEvent, B> {
  readonly cite: string;
  /** Stages before each stock round, by name. */
  readonly before?: B;
  /** Ends the game if nothing can happen any more; asked before each stock round. */
  isOver?(s: S, emit: Emit<E>): boolean;
  /** Puts a stock round on the stack. */
  stockRound(s: S, set: number, seat: Seat): void;
  /** Puts the first operating round of the set on the stack. */
  operatingRounds(s: S, course: CourseFrame, emit: Emit<E>): void;
}

/** `priority`: the seat that begins the next stock round. */
type Needs = Core & { priority: Seat };

export const courseOf = (s: Core): CourseFrame => under<CourseFrame>(s, 'course');

export const course =
  <S extends Needs, E extends GameEvent>() =>
  <const B extends Stages<S> = Record<never, never>>(rules: CourseRules<S, E, B>): FrameDef<S, NoInfer<B>> => ({
    cite: rules.cite,
    stages: {
      ...rules.before,
      stockRound: {
        id: 'stockRound',
        auto(s: S, emit: Emit<GameEvent>) {
          if (rules.isOver?.(s, emit)) return;
          const frame = courseOf(s);
          frame.set += 1;
          rules.stockRound(s, frame.set, s.priority);
          (emit as Emit<StockRoundBegan>)?.({ type: 'stockRoundBegan', set: frame.set, seat: s.priority });
        },
      },
      operatingRounds: {
        id: 'operatingRounds',
        auto: (s: S, emit: Emit<GameEvent>) => rules.operatingRounds(s, courseOf(s), emit),
      },
    } as unknown as NoInfer<B>,
    again: () => true,
  });
