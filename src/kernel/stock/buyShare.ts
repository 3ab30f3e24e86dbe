// A player buys one share in his turn: from the offering, or from the market.
import type { Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import type { GameEvent } from '../../engine/core/event.ts';
import { type Known, oneOf } from '../../engine/core/fields.ts';
import { treasury } from '../../engine/core/owner.ts';
import { type Step, step } from '../../engine/core/step.ts';
import { BANK, cashOf, type Money, type Paid, pay } from '../../engine/money/bank.ts';
import { moveOrdinary, OFFER, POOL, percentOf, unitOf } from '../../engine/shares/shares.ts';
import { editable } from '../editing.ts';
import type { RailState } from '../rail.ts';
import { type PresidencyPassed, settlePresidency } from './presidency.ts';
import { acts, inTurn, stockOf } from './round.ts';

export interface BuyShare {
  readonly type: 'buyShare';
  readonly company: string;
  readonly from: typeof OFFER | typeof POOL;
}

export interface ShareBought {
  readonly type: 'shareBought';
  readonly seat: Seat;
  readonly company: string;
  readonly percent: number;
  readonly from: 'offer' | 'pool';
  readonly price: Money;
}

/** `from` is left out if there is only one heap. */
export type Purchase = { readonly type: 'buyShare'; readonly company: string; readonly from?: string };

export interface BuyShareRules<S, A extends Purchase> {
  /** Companies that can be named: a fixed list, or the table's. */
  readonly companies: readonly A['company'][] | ((s: S) => Known);
  /** Companies of which shares can be bought. */
  started(s: S): readonly A['company'][];
  isStarted?(s: S, company: A['company']): boolean;
  /** The most certificates that a player may hold, and true if there is room for one more. */
  certificateLimit(s: S): number;
  hasRoom(s: S, seat: Seat, a: A): boolean;
  /** Fields that `hasRoom` reads. */
  readonly counted?: readonly (keyof A)[];
  /** True if he may hold this much of the company. */
  mayHold(s: S, seat: Seat, a: A): boolean;
  /** True if the share is there; by default, if the named heap has any. */
  isLeft?(s: S, seat: Seat, a: A): boolean;
  sharePrice(s: S, a: A): Money;
  /** The market is the only heap, and a purchase names none. */
  readonly oneHeap?: true;
  /** Fields in place of a company and one of the two heaps. */
  readonly fields?: Step<S, A, never>['fields'];
  actor?(s: S): Seat;
}

const heaps = [OFFER, POOL] as const;

/** Pays for shares of the offering to the company, for shares of the market to the bank. */
export function buyShare<S extends RailState, E extends GameEvent, A extends Purchase = BuyShare>(
  rules: BuyShareRules<S, A>,
) {
  const { sharePrice, counted = [], started } = rules;
  const { isStarted = (s: S, company: string) => started(s).includes(company) } = rules;
  const from = (a: Purchase) => (a.from ?? POOL) as BuyShare['from'];
  const source = ['company', 'from'] as readonly (keyof A)[];
  const isLeft = rules.isLeft ?? ((s: S, _: Seat, a: A) => percentOf(s, a.company, from(a)) > 0);
  const fields = {
    company: oneOf<S, BuyShare>(rules.companies, started),
    ...(!rules.oneHeap && {
      from: oneOf<S, BuyShare>(heaps, (s, a) => heaps.filter((heap) => percentOf(s, a.company, heap) > 0)),
    }),
  };
  return editable(
    step<S, A, E | Paid<'share'> | ShareBought | PresidencyPassed>()({
      id: 'buyShare',
      actor: rules.actor ?? inTurn,
      fields: rules.fields ?? (fields as unknown as Step<S, A, never>['fields']),
      conditions: [
        must('share.notStarted', ['company'], (s: S, a: Purchase) => isStarted(s, a.company)),
        /** Nobody buys shares of a company after selling some in the same round. */
        must(
          'share.soldThisRound',
          ['company'],
          (s: S, a: Purchase, seat: Seat) => !stockOf(s).soldInRound[seat]?.includes(a.company),
        ),
        /** A player's part of one company is limited. */
        must(
          'share.sixtyPercent',
          ['company'],
          (s: S, a: A, seat: Seat) => rules.mayHold(s, seat, a),
          (_, a) => ({ company: a.company }),
        ),
        /** The certificates in the hands of one player are limited. */
        must(
          'share.certificateLimit',
          counted,
          (s: S, a: A, seat: Seat) => rules.hasRoom(s, seat, a),
          (s) => ({ limit: rules.certificateLimit(s) }),
        ),
        must(
          'share.noneLeft',
          source,
          (s: S, a: A, seat: Seat) => isLeft(s, seat, a),
          (_, a) => ({ company: a.company, from: from(a) }),
        ),
        must(
          'share.tooDear',
          source,
          (s: S, a: A, seat: Seat) => cashOf(s, seat) >= sharePrice(s, a),
          (s, a, seat) => ({ price: sharePrice(s, a), cash: cashOf(s, seat) }),
        ),
      ],
      apply(s, a, emit, seat) {
        const { company } = a;
        const [heap, cost, percent] = [from(a), sharePrice(s, a), unitOf(s, company)];
        emit?.({ type: 'shareBought', seat, company, percent, from: heap, price: cost });
        pay(s, seat, heap === OFFER ? treasury(company) : BANK, cost, 'share', emit);
        moveOrdinary(s, company, heap, seat, percent);
        settlePresidency(s, company, emit);
        acts(s, seat).bought = company;
      },
    }),
  );
}
