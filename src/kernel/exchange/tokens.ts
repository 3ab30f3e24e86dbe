// The survivor replaces as many tokens of the absorbed companies as it may. Somebody chooses only if several ways are
// left.
import type { Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import type { Core } from '../../engine/core/state.ts';
import { type AutoStep, step } from '../../engine/core/step.ts';
import { type BoardSlice, boardToWrite, type NodeId } from '../../engine/track/board.ts';
import { removeToken, tokenNodes } from '../../engine/track/tokens.ts';
import { exchangeOf } from './exchange.ts';

/** A token of an absorbed company: its former owner and its city. */
export interface TakenToken<C extends string = string> {
  readonly company: C;
  readonly city: NodeId;
}

export interface KeepToken {
  readonly type: 'keepToken';
  readonly city: NodeId;
}

export type TokenExchanged =
  | { readonly type: 'tokenReplaced'; readonly company: string; readonly by: string; readonly city: NodeId }
  | { readonly type: 'tokenGivenUp'; readonly company: string; readonly city: NodeId };

export interface ReplacingRules<S, E extends GameEvent> {
  /** Cities in any game of this title. */
  readonly cities: readonly NodeId[];
  /** The seat that chooses for the survivor. */
  actor(s: S): Seat;
  /** Number of tokens that the survivor can still put on the map. */
  left(s: S): number;
  /** The place with room for one token of the survivor: the city, or its hex. */
  place(city: NodeId): string;
  /** True if the survivor has a token there. */
  standsThere(s: S, city: NodeId): boolean;
  /** True for tokens that are replaced before all others: homes. */
  isFirst?(token: TakenToken): boolean;
  /** Puts a token of the survivor in place of this one. */
  put(s: S, token: TakenToken): void;
  /** Effects of not replacing a token; takes it off the map if that has not been done before. */
  lost?(s: S, token: TakenToken, emit: Emit<E>): void;
}

/** Takes all tokens of a company off the map. */
export function takeTokens<C extends string>(s: BoardSlice, company: C): TakenToken<C>[] {
  const board = boardToWrite(s);
  const cities = tokenNodes(board, company);
  for (const city of cities) removeToken(board, company, city);
  return cities.map((city) => ({ company, city }));
}

export function replacing<S extends Core, E extends GameEvent>(rules: ReplacingRules<S, E>) {
  /** Tokens of which one is replaced next. */
  function nextTokens(s: S): readonly TakenToken[] {
    const { tokens } = exchangeOf(s);
    const first = tokens.filter((token) => rules.isFirst?.(token));
    return first.length > 0 ? first : tokens;
  }

  const openCities = (s: S): NodeId[] => [...new Set(nextTokens(s).map(({ city }) => city))];

  function replace(s: S, city: NodeId, emit: Emit<E | TokenExchanged>): void {
    const frame = exchangeOf(s);
    const token = nextTokens(s).find((one) => one.city === city)!;
    const { company } = token;
    frame.tokens = frame.tokens.filter((one) => one.company !== company || one.city !== city);
    rules.put(s, token);
    emit?.({ type: 'tokenReplaced', company, by: frame.survivor, city });
    giveUp(s, emit);
  }

  /** Gives up the tokens that can no longer be replaced. */
  function giveUp(s: S, emit: Emit<E | TokenExchanged>): void {
    const frame = exchangeOf(s);
    const isLost = ({ city }: TakenToken) => rules.left(s) === 0 || rules.standsThere(s, city);
    const lost = frame.tokens.filter(isLost);
    frame.tokens = frame.tokens.filter((token) => !lost.includes(token));
    for (const token of lost) {
      emit?.({ type: 'tokenGivenUp', company: token.company, city: token.city });
      rules.lost?.(s, token, emit);
    }
  }

  /** A city that leaves no choice: there are tokens for all places, and it is the only city of its place. */
  function forced(s: S): NodeId | undefined {
    const cities = openCities(s);
    const places = cities.map(rules.place);
    if (new Set(places).size > rules.left(s)) return undefined;
    return cities.find((_, i) => places.filter((place) => place === places[i]).length === 1);
  }

  const replaceTokens: AutoStep<S, E | TokenExchanged> = {
    id: 'replaceTokens',
    auto(s, emit) {
      giveUp(s, emit); // the survivor may have tokens of its own
      for (let city = forced(s); city !== undefined; city = forced(s)) replace(s, city, emit);
    },
  };

  const keepToken = step<S, KeepToken, E | TokenExchanged>()({
    id: 'keepToken',
    actor: rules.actor,
    fields: { city: oneOf(rules.cities, openCities) },
    conditions: [must('keep.noToken', ['city'], (s: S, a: KeepToken) => openCities(s).includes(a.city))],
    // Forced tokens were replaced before. A choice takes one token and one place, so the others are as open as they
    // were.
    apply: (s, { city }, emit) => replace(s, city, emit),
    stays: true,
    pass() {},
    passing: [must('keep.tokensLeft', [], (s: S, _: KeepToken) => openCities(s).length === 0)],
  });
  return { replaceTokens, keepToken };
}
