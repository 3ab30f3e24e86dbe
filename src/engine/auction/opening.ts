// The player whose turn it is puts something up for auction with a first bid. The game says what is for sale and who
// may bid.
import type { Seat } from '../core/action.ts';
import { must } from '../core/condition.ts';
import type { Emit } from '../core/event.ts';
import { int, type Known, oneOf } from '../core/fields.ts';
import type { Core } from '../core/state.ts';
import { type On, step } from '../core/step.ts';
import { type BankSlice, cashOf, type Money } from '../money/bank.ts';
import { type AuctionEvent, openAuction } from './ascending.ts';

export interface OpenAuction<L extends string = string> {
  readonly type: 'openAuction';
  readonly lot: L;
  readonly bid: Money;
}

export interface OpeningRules<S, M, L extends string> {
  readonly occasion: string;
  actor(s: S): Seat;
  /** Lots that can be put up now. */
  lots(s: S): Known;
  least(s: S, lot: L): Money;
  /** First bids go up from the least in steps of this. */
  readonly step: Money;
  /** Cash that must be left after the bid is paid. */
  reserve(s: S, seat: Seat): Money;
  /** Conditions for opening, on the seat and the lot; asked before the bid. */
  readonly mayOpen: M;
  /** Seats that may bid against the opener. */
  bidders(s: S, lot: L): readonly Seat[];
  /** Effects when the player opens no auction. */
  pass(s: S, emit: Emit<AuctionEvent>, seat: Seat): void;
}

export const opening =
  <S extends Core & BankSlice, L extends string = string>() =>
  <const M extends readonly On<S, OpenAuction<L>>[]>(rules: OpeningRules<S, M, L>) => {
    /** Money that a seat can bid. */
    const purse = (s: S, seat: Seat): Money => cashOf(s, seat) - rules.reserve(s, seat);
    return step<S, OpenAuction<L>, AuctionEvent>()({
      id: 'openAuction',
      actor: (s) => rules.actor(s),
      fields: {
        lot: oneOf((s) => rules.lots(s)),
        bid: int((s, a, seat) => ({ min: rules.least(s, a.lot), max: purse(s, seat), step: rules.step })),
      },
      conditions: [
        ...rules.mayOpen,
        must(
          'bid.belowMinimum',
          ['lot', 'bid'],
          (s: S, a: OpenAuction<L>) => a.bid >= rules.least(s, a.lot),
          (s, a) => ({ least: rules.least(s, a.lot) }),
        ),
        must(
          'bid.aboveCash',
          ['bid'],
          (s: S, a: OpenAuction<L>, seat: Seat) => a.bid <= purse(s, seat),
          (s, _, seat) => ({ cash: purse(s, seat) }),
        ),
      ],
      apply(s, { lot, bid }, emit, seat) {
        const up = { lot, occasion: rules.occasion, opener: seat, least: rules.least(s, lot) };
        s.flow.push(openAuction(up, s.players, { bidders: rules.bidders(s, lot), bid }));
        emit?.({ type: 'bidMade', seat, lot, amount: bid });
      },
      pass: (s, emit, seat) => rules.pass(s, emit, seat),
    });
  };
