// The player whose turn it is puts something up for auction with a first bid. The game says what is for sale and who
// may bid.
import type { Seat } from '../core/action.ts';
import type { Emit } from '../core/event.ts';
import { int, type Known, oneOf } from '../core/fields.ts';
import type { Core } from '../core/state.ts';
import { type On, step } from '../core/step.ts';
import { type BankSlice, cashOf, type Money } from '../money/bank.ts';
import { type AuctionEvent, openAuction } from './ascending.ts';

export interface OpenAuction {
  readonly type: 'openAuction';
  readonly lot: string;
  readonly bid: Money;
}

export interface OpeningRules<S, M> {
  readonly occasion: string;
  actor(s: S): Seat;
  /** What may be put up now. */
  lots(s: S): Known;
  least(s: S, lot: string): Money;
  /** First bids go up from the least in steps of this. */
  readonly step: Money;
  /** How much cash must be left after the bid is paid. */
  reserve(s: S, seat: Seat): Money;
  /** Who may open, and with what. */
  readonly mayOpen: M;
  /** Who may bid against him. */
  bidders(s: S, lot: string): readonly Seat[];
  /** What happens when the player opens no auction. */
  pass(s: S, emit: Emit<AuctionEvent>, seat: Seat): void;
}

export const opening =
  <S extends Core & BankSlice>() =>
  <const M extends readonly On<S, OpenAuction>[]>(rules: OpeningRules<S, M>) =>
  step<S, OpenAuction, AuctionEvent>()({
  id: 'openAuction',
  actor: (s) => rules.actor(s),
  fields: {
    lot: oneOf((s) => rules.lots(s)),
    bid: int((s, a, seat) => ({
      min: rules.least(s, a.lot),
      max: cashOf(s, seat) - rules.reserve(s, seat),
      step: rules.step,
    })),
  },
  conditions: rules.mayOpen,
  apply(s, { lot, bid }, emit, seat) {
    const up = { lot, occasion: rules.occasion, opener: seat, least: rules.least(s, lot) };
    s.flow.push(openAuction(up, s.players, { bidders: rules.bidders(s, lot), bid }));
    emit?.({ type: 'bidMade', seat, lot, amount: bid });
  },
  pass: (s, emit, seat) => rules.pass(s, emit, seat),
});
