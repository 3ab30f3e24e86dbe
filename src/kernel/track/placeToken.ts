// A company places a station token in a city. What varies between books is in TokenRules.
import type { Action, Seat } from '../../engine/core/action.ts';
import { type Condition, conditionsOf } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import type { Step } from '../../engine/core/step.ts';
import type { Money } from '../../engine/money/bank.ts';
import type { BoardSlice, NodeId } from '../../engine/track/board.ts';
import type { MapFacts } from '../../engine/track/facts.ts';
import { freeSlots, slotsOf } from '../../engine/track/tokens.ts';

export interface PlaceToken {
  readonly type: 'placeToken';
  readonly city: NodeId;
}

export interface TokenPlaced {
  readonly type: 'tokenPlaced';
  readonly company: string;
  readonly city: NodeId;
  readonly cost: Money;
}

export interface TokenRefusals {
  'token.noneLeft': { company: string };
  'token.tooDear': { cost: Money; cash: Money };
  'token.noCity': { city: NodeId };
  'token.alreadyHere': { company: string; city: NodeId };
  'token.cityFull': { city: NodeId };
  'token.outOfReach': { city: NodeId; company: string };
}

export interface TokenRules<S, E extends GameEvent> {
  /** The cities that there are in any game of this title. */
  readonly cities: readonly NodeId[];
  map(s: S): MapFacts;
  /** The company that places it, and who decides for it. */
  placer(s: S): string;
  actor(s: S): Seat;
  /** The stops that it reaches. */
  reached(s: S): ReadonlySet<NodeId>;
  /** Of a company: tokens not on the map, and what the next one costs. */
  left(s: S, company: string): number;
  cost(s: S, company: string): Money;
  cash(s: S): Money;
  /** Whether a token of the company stands there already: in the city, or on its tile. */
  standsThere(s: S, company: string, city: NodeId): boolean;
  /** Asked before reach. */
  readonly more?: readonly Condition<S, PlaceToken>[];
  /** Pays and puts the token; and tells. */
  place(s: S, company: string, city: NodeId, emit: Emit<E>): void;
}

type OfCity = Action & { readonly city: NodeId };

const must = conditionsOf<TokenRefusals>();

type Placing<S> = Pick<TokenRules<S, never>, 'map' | 'placer' | 'left' | 'cost' | 'cash' | 'standsThere'>;

/** What every token must meet, whoever places it and however the city is reached. */
export function placing<S extends BoardSlice, A extends OfCity>(rules: Placing<S>) {
  const city = ['city'] as unknown as readonly Exclude<keyof A, 'type'>[];
  return {
    hasToken: must(
      'token.noneLeft',
      [],
      (s: S, _: A) => rules.left(s, rules.placer(s)) > 0,
      (s) => ({ company: rules.placer(s) }),
    ),
    canPay: must(
      'token.tooDear',
      [],
      (s: S, _: A) => rules.cash(s) >= rules.cost(s, rules.placer(s)),
      (s) => ({ cost: rules.cost(s, rules.placer(s)), cash: rules.cash(s) }),
    ),
    isCity: must(
      'token.noCity',
      city,
      (s: S, a: A) => slotsOf(rules.map(s), s.board, a.city) > 0,
      (_, a) => ({ city: a.city }),
    ),
    isNew: must(
      'token.alreadyHere',
      city,
      (s: S, a: A) => !rules.standsThere(s, rules.placer(s), a.city),
      (s, a) => ({ company: rules.placer(s), city: a.city }),
    ),
    hasRoom: must(
      'token.cityFull',
      city,
      (s: S, a: A) => freeSlots(rules.map(s), s.board, a.city) > 0,
      (_, a) => ({ city: a.city }),
    ),
  } satisfies Record<string, Condition<S, A>>;
}

export function placeToken<S extends BoardSlice, E extends GameEvent>(rules: TokenRules<S, E>): Step<S, PlaceToken, E> {
  const { hasToken, canPay, isCity, isNew, hasRoom } = placing<S, PlaceToken>(rules);
  return {
    id: 'placeToken',
    actor: rules.actor,
    fields: {
      city: oneOf(rules.cities, (s) =>
        [...rules.reached(s)].filter((node) => slotsOf(rules.map(s), s.board, node) > 0),
      ),
    },
    conditions: [
      hasToken,
      canPay,
      isCity,
      isNew,
      hasRoom,
      ...(rules.more ?? []),
      must(
        'token.outOfReach',
        ['city'],
        (s, a) => rules.reached(s).has(a.city),
        (s, a) => ({ city: a.city, company: rules.placer(s) }),
      ),
    ],
    apply: (s, { city }, emit) => rules.place(s, rules.placer(s), city, emit),
    pass() {},
  };
}
