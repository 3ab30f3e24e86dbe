// The turn of a company: the company, the seat that decides for it, and its money.
import type { Seat } from '../engine/core/action.ts';
import { treasury } from '../engine/core/owner.ts';
import type { Core } from '../engine/core/state.ts';
import { type Frame, under } from '../engine/flow/frame.ts';
import { type BankSlice, cashOf, type Money } from '../engine/money/bank.ts';
import { presiding, type SharesSlice } from '../engine/shares/shares.ts';

export interface TurnFrame<C extends string = string> extends Frame {
  readonly kind: 'turn';
  readonly company: C;
}

export const turnOf = <F extends TurnFrame = TurnFrame>(s: Core): F => under<F>(s, 'turn');

export const inOperation = (s: Core): string => turnOf(s).company;

/** The president of the company in operation. */
export const operator = (s: Core & SharesSlice): Seat => presiding(s, inOperation(s));

export const funds = (s: Core & BankSlice): Money => cashOf(s, treasury(inOperation(s)));
