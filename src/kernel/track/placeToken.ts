// A company places a station token in a city. What varies between books is in TokenRules.
import type { Action, Seat } from '../../engine/core/action.ts';
import { byOffer, type Condition, conditionsOf } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import type { Step } from '../../engine/core/step.ts';
import type { Money } from '../../engine/money/bank.ts';
import { type Board, type BoardSlice, hexOfNode, type NodeId } from '../../engine/track/board.ts';
import type { MapFacts } from '../../engine/track/facts.ts';
import type { Reach } from '../../engine/track/reach.ts';
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

interface Figures {
  noneLeft: { company: string };
  tooDear: { cost: Money; cash: Money };
  noCity: { city: NodeId };
  alreadyHere: { company: string; city: NodeId };
  cityFull: { city: NodeId };
  outOfReach: { city: NodeId; company: string };
}

/** A book in which tokens of two kinds are placed by different rules cites them by codes of their own. */
export type TokenRefusals<Kind extends string = 'token'> = {
  [Name in keyof Figures as `${Kind}.${Name}`]: Figures[Name];
};

export interface TokenRules<S, E extends GameEvent> {
  /** The cities that there are in any game of this title. */
  readonly cities: readonly NodeId[];
  map(s: S): MapFacts;
  /** The company that places it, and who decides for it. */
  placer(s: S): string;
  actor(s: S): Seat;
  /** What it reaches. */
  reach(s: S): Pick<Reach, 'cities' | 'comesTo'>;
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

const must = conditionsOf<Figures & TokenRefusals>();

const ofKind = <T extends object>(kind: string, conditions: T): T =>
  Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => [name, { ...condition, code: `${kind}.${condition.code}` }]),
  ) as T;

/** Whether there is such a city on the map that is played on, as it lies now. */
export const isCityOn = (map: MapFacts, board: Board, city: NodeId): boolean =>
  hexOfNode(city) in map.hexes && slotsOf(map, board, city) > 0;

type Placing<S> = Pick<TokenRules<S, never>, 'map' | 'placer' | 'left' | 'cost' | 'cash' | 'standsThere'>;

/** What every token must meet, whoever places it and however the city is reached. */
export function placing<S extends BoardSlice>(rules: Placing<S>, kind = 'token') {
  const { map, placer } = rules;
  return ofKind(kind, {
    hasToken: must(
      'noneLeft',
      [],
      (s: S, _: OfCity) => rules.left(s, placer(s)) > 0,
      (s) => ({ company: placer(s) }),
    ),
    canPay: must(
      'tooDear',
      [],
      (s: S, _: OfCity) => rules.cash(s) >= rules.cost(s, placer(s)),
      (s) => ({ cost: rules.cost(s, placer(s)), cash: rules.cash(s) }),
    ),
    isCity: must(
      'noCity',
      ['city'],
      (s: S, a: OfCity) => isCityOn(map(s), s.board, a.city),
      (_, a) => ({ city: a.city }),
    ),
    isNew: must(
      'alreadyHere',
      ['city'],
      (s: S, a: OfCity) => !rules.standsThere(s, placer(s), a.city),
      (s, a) => ({ company: placer(s), city: a.city }),
    ),
    hasRoom: must(
      'cityFull',
      ['city'],
      (s: S, a: OfCity) => freeSlots(map(s), s.board, a.city) > 0,
      (_, a) => ({ city: a.city }),
    ),
  });
}

export function placeToken<S extends BoardSlice, E extends GameEvent>(rules: TokenRules<S, E>): Step<S, PlaceToken, E> {
  const { hasToken, canPay, isCity, isNew, hasRoom } = placing<S>(rules);
  return {
    id: 'placeToken',
    actor: rules.actor,
    fields: {
      city: oneOf(rules.cities, (s) => rules.reach(s).cities),
    },
    conditions: [
      hasToken,
      canPay,
      byOffer(isCity),
      isNew,
      hasRoom,
      ...(rules.more ?? []),
      byOffer(
        must(
          'token.outOfReach',
          ['city'],
          (s, a) => rules.reach(s).comesTo(a.city),
          (s, a) => ({ city: a.city, company: rules.placer(s) }),
        ),
      ),
    ],
    apply: (s, { city }, emit) => rules.place(s, rules.placer(s), city, emit),
    pass() {},
  };
}
