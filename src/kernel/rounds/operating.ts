// One operating round of a set: companies take their turns, and the next one is chosen anew before each turn.
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import type { Core } from '../../engine/core/state.ts';
import type { AnyAuto } from '../../engine/core/step.ts';
import { type Frame, type FrameDef, push, under } from '../../engine/flow/frame.ts';

export interface OperatingFrame<C extends string = string> extends Frame {
  readonly kind: 'operating';
  readonly set: number;
  readonly round: number;
  /** Number of rounds in the set. */
  readonly of: number;
  /** True if it was known when the round began that its set is the last one of the game. */
  readonly last: boolean;
  /** Companies that have had their turn, or were passed over, in this round. */
  done: C[];
}

export type Round = Pick<OperatingFrame, 'set' | 'round' | 'of' | 'last'>;

export type OperatingRoundBegan = { readonly type: 'operatingRoundBegan' } & Round;

export interface OperatingRules<S, F extends OperatingFrame, E extends GameEvent> {
  readonly cite: string;
  /** Further fields of a round. */
  readonly fresh: Omit<F, keyof OperatingFrame>;
  /** Effects at the beginning of a round: privates pay. */
  begins?(s: S, emit: Emit<E>): void;
  /** Effects before the next turn. Returns true if they take the place of a turn. */
  between?(s: S, emit: Emit<E>): boolean;
  /** True if such effects are still to come, though all companies have had their turn. */
  isDue?(s: S): boolean;
  /** The next company; undefined when all have had their turn. */
  next(s: S): string | undefined;
  /** Begins the turn of a company, which counts as done from now on; or passes over it. */
  turn(s: S, company: string, emit: Emit<E>): void;
  /** Effects at the end of the round. Returns the next round of the set; null if a stock round follows, or nothing. */
  after(s: S, round: F, emit: Emit<E>): Round | null;
}

export interface OperatingRound<S, E extends GameEvent> {
  readonly frame: FrameDef<S, { readonly nextTurn: AnyAuto<S> }>;
  begin(s: S, round: Round, emit: Emit<E | OperatingRoundBegan>): void;
}

export const operatingOf = <F extends OperatingFrame = OperatingFrame>(s: Core): F => under<F>(s, 'operating');

/** The next round of the same set; null after the last. */
export const nextRound = ({ set, round, of, last }: Round): Round | null =>
  round < of ? { set, round: round + 1, of, last } : null;

export function operatingRound<S extends Core, F extends OperatingFrame, E extends GameEvent>(
  rules: OperatingRules<S, F, E>,
): OperatingRound<S, E> {
  function begin(s: S, round: Round, emit: Emit<E | OperatingRoundBegan>): void {
    const frame: OperatingFrame = { kind: 'operating', at: 'nextTurn', ...round, done: [], ...rules.fresh };
    push(s, frame);
    emit?.({ type: 'operatingRoundBegan', ...round });
    rules.begins?.(s, emit);
  }
  const frame: OperatingRound<S, E>['frame'] = {
    cite: rules.cite,
    stages: {
      nextTurn: {
        id: 'nextTurn',
        auto(s, emit: Emit<GameEvent>) {
          if (rules.between?.(s, emit)) return;
          const company = rules.next(s);
          if (company === undefined) return;
          operatingOf(s).done.push(company);
          rules.turn(s, company, emit);
        },
      },
    },
    again: (s) => (rules.isDue?.(s) ?? false) || rules.next(s) !== undefined,
    end(s, round: F, emit: Emit<GameEvent>) {
      const following = rules.after(s, round, emit);
      if (following) begin(s, following, emit);
    },
  };
  return { frame, begin };
}
