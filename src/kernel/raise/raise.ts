// A sum that a player owes: he pays it in cash, or sells shares block by block until he can, or is bankrupt.
import type { Seat } from '../../engine/core/action.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import type { Core } from '../../engine/core/state.ts';
import type { AnyStep } from '../../engine/core/step.ts';
import { type Frame, type FrameDef, frameOf, push } from '../../engine/flow/frame.ts';
import { BANK, type BankSlice, cashOf, type Money, type Paid, pay } from '../../engine/money/bank.ts';

/** A sum that a player has to find. */
export interface Need<C extends string = string> {
  readonly seat: Seat;
  /** The company for which he has to find it. */
  readonly company: C;
  readonly sum: Money;
  /** Companies of which a block has been sold for it. */
  readonly sold: C[];
}

/** The frame ends, and the sum is paid, as soon as the player has it. */
export interface RaiseFrame<R extends string = string, C extends string = string> extends Frame, Need<C> {
  readonly kind: 'raise';
  readonly reason: R;
}

export interface CashDemanded<R extends string = string> {
  readonly type: 'cashDemanded';
  readonly seat: Seat;
  readonly company: string;
  readonly sum: Money;
  readonly reason: R;
}

export interface WentBankrupt {
  readonly type: 'wentBankrupt';
  readonly seat: Seat;
  readonly company: string;
  readonly missing: Money;
}

type Needs = Core & BankSlice;
type Demand<R extends string> = Pick<RaiseFrame<R>, 'seat' | 'company' | 'sum' | 'reason'>;

/** The sum less his cash. */
export const missingFor = (s: BankSlice, { seat, sum }: Pick<Need, 'seat' | 'sum'>): Money => sum - cashOf(s, seat);

/** Demands a sum: pays it at once if there is enough cash. */
export function demand<R extends string>(
  s: Needs,
  { seat, company, sum, reason }: Demand<R>,
  emit: Emit<CashDemanded<R> | Paid<R>>,
): void {
  if (cashOf(s, seat) >= sum) {
    pay(s, seat, BANK, sum, reason, emit);
    return;
  }
  const frame: RaiseFrame<R> = { kind: 'raise', at: 'raise', seat, company, sum, reason, sold: [] };
  push(s, frame);
  emit?.({ type: 'cashDemanded', seat, company, sum, reason });
}

/**
 * Goes on block by block until he has the sum, then pays it. `ways`: steps to find it, and to declare that he cannot.
 */
export const raise =
  <S extends Needs>() =>
  <const W extends readonly AnyStep<S>[]>(cite: string, ways: W): FrameDef<S, { readonly raise: W }> => ({
    cite,
    stages: { raise: ways },
    again: (s) => missingFor(s, frameOf<RaiseFrame>(s, 'raise')) > 0,
    end(s, { seat, sum, reason }: RaiseFrame, emit: Emit<GameEvent>) {
      pay(s, seat, BANK, sum, reason, emit as Emit<Paid>);
    },
  });
