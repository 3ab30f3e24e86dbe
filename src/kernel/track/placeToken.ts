// A company places a station token in a city that it reaches, paid for by its treasury.
import type { Action, Seat } from '../../engine/core/action.ts';
import { byOffer, must } from '../../engine/core/condition.ts';
import type { GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import { treasury } from '../../engine/core/owner.ts';
import { type Step, step } from '../../engine/core/step.ts';
import { BANK, type CompanyPaid, type Money, pay } from '../../engine/money/bank.ts';
import { type Board, boardToWrite, hexOfNode, type NodeId } from '../../engine/track/board.ts';
import type { MapFacts } from '../../engine/track/facts.ts';
import { type Reach, reachOf } from '../../engine/track/reach.ts';
import { freeSlots, hasTokenIn, putToken, slotsOf } from '../../engine/track/tokens.ts';
import { editable } from '../editing.ts';
import type { RailState } from '../rail.ts';
import { funds, inOperation, operator } from '../turn.ts';

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

type OfCity = Action & { readonly city: NodeId };

export interface TokenRules<S, A extends OfCity = PlaceToken, Kind extends string = 'token'> {
  /** Cities in any game of this title. */
  readonly cities: readonly NodeId[];
  map(s: S): MapFacts;
  /** The company that places it, the seat that decides for it, and its money; by default those in turn. */
  company?(s: S): string;
  actor?(s: S): Seat;
  cash?(s: S): Money;
  /** Its reach. */
  reach?(s: S): Pick<Reach, 'cities' | 'comesTo'>;
  /** Tokens of a company that are not on the map, and the cost of the next one. */
  tokensLeft(s: S, company: string): number;
  tokenCost(s: S, company: string, a: A): Money;
  /** Fields on which the cost depends; by default none. */
  readonly costed?: readonly (keyof A)[];
  /** True if a token of the company stands there already; by default, if one stands on the same hex. */
  standsThere?(s: S, company: string, city: NodeId): boolean;
  /** The prefix of the codes, for a book that places tokens by different rules and cites each kind separately. */
  readonly kind?: Kind;
  readonly id?: A['type'];
  /** Fields after the city. */
  readonly fields?: Omit<Step<S, A, never>['fields'], 'city'>;
}

/** True if the map in play has this city, as it lies now. */
export const isCityOn = (map: MapFacts, board: Board, city: NodeId): boolean =>
  hexOfNode(city) in map.hexes && slotsOf(map, board, city) > 0;

export function placeToken<
  S extends RailState,
  E extends GameEvent,
  A extends OfCity = PlaceToken,
  const Kind extends string = 'token',
>(rules: TokenRules<S, A, Kind>) {
  const { map, tokensLeft, tokenCost, company = inOperation, cash = funds } = rules;
  const {
    reach = (s: S) => reachOf(map(s), s.board, company(s)),
    standsThere = (s: S, id: string, city: NodeId) => hasTokenIn(s.board, id, hexOfNode(city)),
  } = rules;
  const code = <Name extends string>(name: Name) => `${rules.kind ?? 'token'}.${name}` as `${Kind}.${Name}`;
  return editable(
    step<S, A, E | CompanyPaid<'token'> | TokenPlaced>()({
      id: rules.id ?? 'placeToken',
      actor: rules.actor ?? operator,
      fields: { city: oneOf(rules.cities, (s: S) => reach(s).cities), ...rules.fields } as unknown as Step<
        S,
        A,
        E
      >['fields'],
      conditions: [
        must(
          code('noneLeft'),
          [],
          (s: S, _: OfCity) => tokensLeft(s, company(s)) > 0,
          (s) => ({ company: company(s) }),
        ),
        must(
          code('tooDear'),
          rules.costed ?? [],
          (s: S, a: A) => cash(s) >= tokenCost(s, company(s), a),
          (s, a) => ({ cost: tokenCost(s, company(s), a), cash: cash(s) }),
        ),
        byOffer(must(code('noCity'), ['city'], (s: S, a: OfCity) => isCityOn(map(s), s.board, a.city))),
        must(
          code('alreadyHere'),
          ['city'],
          (s: S, a: OfCity) => !standsThere(s, company(s), a.city),
          (s, a) => ({ company: company(s), city: a.city }),
        ),
        must(code('cityFull'), ['city'], (s: S, a: OfCity) => freeSlots(map(s), s.board, a.city) > 0),
        byOffer(
          must(
            code('outOfReach'),
            ['city'],
            (s: S, a: OfCity) => reach(s).comesTo(a.city),
            (s, a) => ({ city: a.city, company: company(s) }),
          ),
        ),
      ],
      apply(s, a, emit) {
        const { city } = a;
        const [placer, price] = [company(s), tokenCost(s, company(s), a)];
        pay(s, treasury(placer), BANK, price, 'token', emit);
        putToken(map(s), boardToWrite(s), placer, city);
        emit?.({ type: 'tokenPlaced', company: placer, city, cost: price });
      },
      pass() {},
    }),
  );
}
