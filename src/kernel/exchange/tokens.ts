// The survivor replaces the tokens of the absorbed companies, as many as it may. Somebody chooses only where several ways are left.
import type { Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import type { Core } from '../../engine/core/state.ts';
import { type AutoStep, step } from '../../engine/core/step.ts';
import { type BoardSlice, boardToWrite, type NodeId } from '../../engine/track/board.ts';
import { removeToken, tokenNodes } from '../../engine/track/tokens.ts';
import { exchangeOf } from './exchange.ts';

/** A token of an absorbed company: whose it was and where it stood. */
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
  /** The cities that there are in any game of this title. */
  readonly cities: readonly NodeId[];
  /** Who chooses for the survivor. */
  actor(s: S): Seat;
  /** How many it can still put on the map. */
  left(s: S): number;
  /** What has room for one of its tokens: a city, or its hex. */
  place(city: NodeId): string;
  /** Whether it has one there. */
  standsThere(s: S, city: NodeId): boolean;
  /** Those that are replaced before all others: homes. */
  isFirst?(token: TakenToken): boolean;
  /** Puts one of its tokens where this one stood. */
  put(s: S, token: TakenToken): void;
  /** What follows where one is not replaced; where they have not been taken off the map before, it is now. */
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
  /** The tokens of which one is replaced next. */
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

  /** What can no longer be replaced. */
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

  /** A city that leaves no choice: there are tokens for all places, and this one has only one. */
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
    conditions: [
      must('keep.noToken', ['city'], (s: S, a: KeepToken) => openCities(s).includes(a.city)),
    ],
    // What leaves no choice was replaced before. A choice takes one token and one place, so the others are as open as they were.
    apply: (s, { city }, emit) => replace(s, city, emit),
    stays: true,
    pass() {},
    passing: [must('keep.tokensLeft', [], (s: S, _: KeepToken) => openCities(s).length === 0)],
  });
  return { replaceTokens, keepToken };
}
