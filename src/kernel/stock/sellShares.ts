// A player sells a block of one company in his turn of a stock round.
import type { Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { type Field, int, type Known, oneOf } from '../../engine/core/fields.ts';
import { step } from '../../engine/core/step.ts';
import { percentOf, type SharesSlice, unitOf } from '../../engine/shares/shares.ts';
import { editable } from '../editing.ts';
import type { RailState } from '../rail.ts';
import { presidencyAllows } from './presidency.ts';
import { acts, inTurn, passTurn, stockOf } from './round.ts';

export interface SellShares<C extends string = string> {
  readonly type: 'sellShares';
  readonly company: C;
  readonly percent: number;
}

export interface SellRules<S, C extends string, E extends GameEvent> {
  /** Companies that can be named: a fixed list, or the table's. */
  readonly companies: readonly C[] | ((s: S) => Known);
  /** Companies of which shares can be sold. */
  started(s: S): readonly C[];
  /** All sizes of a block, if those that can be sold may have gaps; left out if they have none. */
  readonly blocks?: readonly number[];
  /** True if a president may sell this percent; by default, if another can take the presidency. */
  presidency?(s: S, seat: Seat, company: C, percent: number): boolean;
  sell(s: S, seat: Seat, company: C, percent: number, emit: Emit<E>): void;
}

/** For games whose market has room for only so much of a company. */
export const poolTakes = <S, C extends string>(room: (s: S, company: C) => number) =>
  must(
    'sell.poolFull',
    ['company', 'percent'],
    (s: S, a: SellShares<C>) => a.percent <= room(s, a.company),
    (s, a) => ({ company: a.company, room: room(s, a.company) }),
  );

/** The percent to sell: one of the blocks, or anything from a share up. */
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

/** A quick test: a player has nothing to sell of most companies. */
const isHeld = (s: SharesSlice, company: string, seat: Seat): boolean => percentOf(s, company, seat) > 0;

export function sellShares<S extends RailState, E extends GameEvent, C extends string = string>(
  rules: SellRules<S, C, E>,
) {
  return editable(
    step<S, SellShares<C>, E>()({
      id: 'sellShares',
      actor: inTurn,
      stays: true,
      fields: {
        company: oneOf(rules.companies, rules.started, (company, s, _, seat) => isHeld(s, company as string, seat)),
        percent: percentField<S, C>(rules.blocks),
      },
      conditions: [
        must('sell.onceATurn', ['company'], (s: S, a: SellShares<C>) => !stockOf(s).sold.includes(a.company)),
        must(
          'sell.notHeld',
          ['company', 'percent'],
          (s: S, a: SellShares<C>, seat: Seat) => a.percent <= percentOf(s, a.company, seat),
          (s, a, seat) => ({ company: a.company, held: percentOf(s, a.company, seat) }),
        ),
        must(
          'sell.presidency',
          ['company', 'percent'],
          (s: S, a: SellShares<C>, seat: Seat) => (rules.presidency ?? presidencyAllows)(s, seat, a.company, a.percent),
          (_, a) => ({ company: a.company }), // however much
        ),
      ],
      apply(s, { company, percent }, emit, seat) {
        rules.sell(s, seat, company, percent, emit);
        const round = acts(s, seat);
        round.sold.push(company);
        round.soldInRound[seat] ??= [];
        round.soldInRound[seat].push(company);
      },
      pass: passTurn,
    }),
  );
}
