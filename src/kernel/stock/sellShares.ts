// A player sells a block of one company in his turn of a stock round.
import type { Seat } from '../../engine/core/action.ts';
import { type Condition, conditionsOf } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { type Field, int, type Known, oneOf } from '../../engine/core/fields.ts';
import type { Core } from '../../engine/core/state.ts';
import type { Step } from '../../engine/core/step.ts';
import type { BankSlice } from '../../engine/money/bank.ts';
import { percentOf, type SharesSlice, unitOf } from '../../engine/shares/shares.ts';
import { acts, inTurn, passTurn, stockOf } from './round.ts';

export interface SellShares<C extends string = string> {
  readonly type: 'sellShares';
  readonly company: C;
  readonly percent: number;
}

export interface SellRefusals {
  'sell.onceATurn': { company: string };
  'sell.notHeld': { company: string; held: number };
  'sell.presidency': { company: string };
}

/** For games whose market takes only so much of a company. */
export interface PoolRefusals {
  'sell.poolFull': { company: string; room: number };
}

export interface SellRules<S, C extends string, E extends GameEvent> {
  /** All that can be named: always the same, or as the table has them. */
  readonly companies: readonly C[] | ((s: S) => Known);
  /** Those of which shares can be sold. */
  offer(s: S): readonly C[];
  /** All sizes of a block, where those that can be sold may have gaps; left out where they have none. */
  readonly blocks?: readonly number[];
  /** Asked before anything else. */
  readonly first?: readonly Condition<S, SellShares<C>>[];
  /** Asked once it is known how much is sold, before the presidency. */
  readonly more?: readonly Condition<S, SellShares<C>>[];
  /** How many percent more the market takes; left out where it takes everything. */
  room?(s: S, company: C): number;
  /** Whether a president may sell so much. */
  presidency(s: S, seat: Seat, company: C, percent: number): boolean;
  sell(s: S, seat: Seat, company: C, percent: number, emit: Emit<E>): void;
  /** What follows a sale in the turn. */
  after?(s: S, seat: Seat): void;
  /** What keeps a player from ending his turn. */
  readonly passing?: readonly Condition<S, SellShares<C>>[];
}

const must = conditionsOf<SellRefusals & PoolRefusals>();

/** The market has no room for so much. */
const poolFull = <S, C extends string>(room: (s: S, company: C) => number): Condition<S, SellShares<C>> =>
  must(
    'sell.poolFull',
    ['company', 'percent'],
    (s: S, a: SellShares<C>) => a.percent <= room(s, a.company),
    (s, a) => ({ company: a.company, room: room(s, a.company) }),
  );

/** How much is sold: one of the blocks, or anything from a share up. */
const percentField = <S extends SharesSlice, C extends string>(
  sizes: readonly number[] | undefined,
): Field<S, SellShares<C>> =>
  sizes
    ? oneOf(sizes, (s, a, seat) => sizes.filter((percent) => percent <= percentOf(s, a.company, seat)))
    : int((s, a, seat) => ({
        min: unitOf(s, a.company),
        max: percentOf(s, a.company, seat),
        step: unitOf(s, a.company),
      }));

/** Of most companies a player has nothing to sell. */
const isHeld = (s: SharesSlice, company: string, seat: Seat): boolean => percentOf(s, company, seat) > 0;

export function sellShares<S extends Core & SharesSlice & BankSlice, C extends string, E extends GameEvent>(
  rules: SellRules<S, C, E>,
): Step<S, SellShares<C>, E> {
  return {
    id: 'sellShares',
    actor: inTurn,
    stays: true,
    fields: {
      company: oneOf(rules.companies, rules.offer, (company, s, _, seat) => isHeld(s, company as string, seat)),
      percent: percentField<S, C>(rules.blocks),
    },
    conditions: [
      ...(rules.first ?? []),
      must(
        'sell.onceATurn',
        ['company'],
        (s, a) => !stockOf(s).sold.includes(a.company),
        (_, a) => ({ company: a.company }),
      ),
      must(
        'sell.notHeld',
        ['company', 'percent'],
        (s, a, seat) => a.percent <= percentOf(s, a.company, seat),
        (s, a, seat) => ({ company: a.company, held: percentOf(s, a.company, seat) }),
      ),
      ...(rules.room ? [poolFull(rules.room)] : []),
      ...(rules.more ?? []),
      must(
        'sell.presidency',
        ['company', 'percent'],
        (s, a, seat) => rules.presidency(s, seat, a.company, a.percent),
        (_, a) => ({ company: a.company }),
      ),
    ],
    apply(s, { company, percent }, emit, seat) {
      rules.sell(s, seat, company, percent, emit);
      const round = acts(s, seat);
      round.sold.push(company);
      round.soldInRound[seat] ??= [];
      round.soldInRound[seat].push(company);
      rules.after?.(s, seat);
    },
    ...(rules.passing && { passing: rules.passing }),
    pass: passTurn,
  };
}
