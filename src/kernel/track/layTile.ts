// A company lays or upgrades one tile, as most books have it. What varies is in LayTileRules.
import type { Seat } from '../../engine/core/action.ts';
import type { Condition } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { treasury } from '../../engine/core/owner.ts';
import type { Step } from '../../engine/core/step.ts';
import { BANK, type BankSlice, type CompanyPaid, cashOf, pay } from '../../engine/money/bank.ts';
import { type BoardSlice, boardToWrite } from '../../engine/track/board.ts';
import { isConnectedLay } from '../../engine/track/connection.ts';
import { type Lifted, layTile as layOn } from '../../engine/track/layTile.ts';
import { type Lay, type LayingRules, laying, type TileLaid } from './laying.ts';
import { isReached, reachedHexes } from './reached.ts';

export interface LayTile extends Lay {
  readonly type: 'layTile';
}

/** Where a book says nothing else, a company builds from its tokens by the semi-restrictive rule, and its treasury pays. */
type Usual = 'offer' | 'isReached' | 'isConnected' | 'cash';

export interface LayTileRules<S, E extends GameEvent> extends Omit<LayingRules<S>, Usual> {
  readonly usual?: Partial<Pick<LayingRules<S>, Usual>>;
  actor(s: S): Seat;
  /** Asked before reach. */
  readonly more?: readonly Condition<S, LayTile>[];
  /** What follows: tokens lifted by a tile on which they must choose a city are put back. */
  laid?(s: S, lay: Lay, lifted: readonly Lifted[], emit: Emit<E>): void;
}

export function layTile<S extends BoardSlice & BankSlice, E extends GameEvent>(
  rules: LayTileRules<S, E>,
): Step<S, LayTile, E | CompanyPaid<'terrain'> | TileLaid> {
  const { map, builder, cost } = rules;
  const { fields, conditions } = laying<S>({
    ...rules,
    offer: (s) => reachedHexes(map(s), s.board, builder(s)),
    isReached: (s, hex) => isReached(map(s), s.board, builder(s), hex),
    isConnected: (s, { hex, tile, rotation }) =>
      isConnectedLay(map(s), s.board, { company: builder(s), hex, tile, rotation }),
    cash: (s) => cashOf(s, treasury(builder(s))),
    ...rules.usual,
  });
  return {
    id: 'layTile',
    actor: rules.actor,
    fields,
    conditions: [
      conditions.isBuildable,
      ...(rules.more ?? []),
      conditions.isReached,
      conditions.canPay,
      conditions.isUpgrade,
      conditions.hasColour,
      conditions.isLeft,
      conditions.fits,
      conditions.isConnected,
    ],
    apply(s, { hex, tile, rotation }, emit) {
      const company = builder(s);
      const price = cost(s, hex);
      pay(s, treasury(company), BANK, price, 'terrain', emit);
      const lifted = layOn(map(s), boardToWrite(s), hex, tile, rotation);
      emit?.({ type: 'tileLaid', company, hex, tile, rotation, cost: price });
      rules.laid?.(s, { hex, tile, rotation }, lifted, emit);
    },
    pass() {},
  };
}
