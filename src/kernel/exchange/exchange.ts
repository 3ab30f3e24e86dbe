// Companies become one: holder by holder their shares are exchanged for those of the survivor, then the rest follows in
// the order of the book: tokens, trains, president. The frame remembers everything.
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import type { Core } from '../../engine/core/state.ts';
import { type Frame, type FrameDef, push, type Stage, type Stages, under } from '../../engine/flow/frame.ts';
import type { Holder } from '../../engine/shares/shares.ts';
import type { TakenToken } from './tokens.ts';

export interface ExchangeFrame<O extends string = string, C extends string = string> extends Frame {
  readonly kind: 'exchange';
  /** The reason for the exchange: one procedure serves several occasions. */
  readonly occasion: O;
  readonly survivor: C;
  readonly absorbed: readonly C[];
  /** Holders whose part is still to come; the first of them is having it. */
  holders: Holder[];
  /** Tokens still open: to be replaced or given up. */
  tokens: TakenToken<C>[];
}

export interface SharesExchanged {
  readonly type: 'sharesExchanged';
  /** The survivor. */
  readonly company: string;
  readonly holder: Holder;
  /** Shares of the companies concerned that the holder gave, and shares of the survivor that he got. */
  readonly given: number;
  readonly got: number;
}

/** A decision that the part of a holder may leave open. */
export interface Question<S, F extends ExchangeFrame, Q> {
  /** True if the holder, or his director, has something to decide now; asked again after each answer. */
  isOpen(s: S, frame: F): boolean;
  readonly stage: Q;
}

export interface ExchangeRules<S, F extends ExchangeFrame, E extends GameEvent, Q, T> {
  readonly cite: string;
  /** Exchanges for the first of the holders, as far as no choice is left. */
  part(s: S, frame: F, emit: Emit<E>): void;
  readonly question?: Question<S, F, Q>;
  /** Stages after the last holder, by name, in the order of the book. */
  readonly after: T;
  /** Effects after the exchange has left the stack: the turn goes on, or ends with it. */
  end?(s: S, frame: F, emit: Emit<E>): void;
}

export const exchangeOf = <F extends ExchangeFrame = ExchangeFrame>(s: Core): F => under<F>(s, 'exchange');

/** Begins with the part of the first holder. */
export function beginExchange<F extends ExchangeFrame>(s: Core, fresh: Omit<F, 'kind' | 'at'>): void {
  const frame: Frame = { ...fresh, kind: 'exchange', at: 'part' };
  push(s, frame);
}

export const exchange =
  <S extends Core, F extends ExchangeFrame, E extends GameEvent>() =>
  <const T extends Stages<S>, const Q extends Stage<S> = never>(
    rules: ExchangeRules<S, F, E, Q, T>,
  ): FrameDef<S, T & { readonly question: Q }> => {
    const { question } = rules;
    const isAsked = (s: S, frame: F): boolean => question?.isOpen(s, frame) ?? false;
    return {
      cite: rules.cite,
      stages: {
        part: {
          id: 'part',
          auto(s: S, emit: Emit<GameEvent>) {
            const frame = exchangeOf<F>(s);
            if (frame.holders.length > 0) rules.part(s, frame, emit);
            frame.at = isAsked(s, frame) ? 'question' : 'nextHolder';
          },
        },
        ...(question ? { question: question.stage } : {}),
        nextHolder: {
          id: 'nextHolder',
          auto(s: S) {
            const frame = exchangeOf<F>(s);
            if (isAsked(s, frame)) {
              frame.at = 'question';
              return;
            }
            frame.holders.shift();
            if (frame.holders.length > 0) frame.at = 'part';
          },
        },
        ...rules.after,
      } as unknown as T & { readonly question: Q },
      end: (s, frame, emit: Emit<GameEvent>) => rules.end?.(s, frame as F, emit),
    };
  };
