// Gives up tokens one by one while the survivor stands in more places than it may.
import type { Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import { oneOf } from '../../engine/core/fields.ts';
import type { Core } from '../../engine/core/state.ts';
import { step } from '../../engine/core/step.ts';
import { type BoardSlice, boardToWrite, type NodeId } from '../../engine/track/board.ts';
import { removeToken } from '../../engine/track/tokens.ts';
import { exchangeOf } from './exchange.ts';
import type { TokenExchanged } from './tokens.ts';

export interface GiveUpToken {
  readonly type: 'giveUpToken';
  readonly city: NodeId;
}

export interface GiveUpRules<S> {
  /** Cities in any game of this title. */
  readonly cities: readonly NodeId[];
  /** The seat that chooses for the survivor. */
  actor(s: S): Seat;
  /** Cities of which one must be given up; none if it may keep them all. */
  tooMany(s: S): readonly NodeId[];
  /**
   * The owner of the token there, if tokens of the absorbed companies are not replaced yet; by default the survivor.
   */
  standsThere?(s: S, city: NodeId): string;
}

export const giveUpToken = <S extends Core & BoardSlice>({ cities, actor, tooMany, standsThere }: GiveUpRules<S>) =>
  step<S, GiveUpToken, TokenExchanged>()({
    id: 'giveUpToken',
    actor,
    fields: { city: oneOf(cities, tooMany) },
    conditions: [must('giveUp.noToken', ['city'], (s: S, a: GiveUpToken) => tooMany(s).includes(a.city))],
    apply(s, { city }, emit) {
      const frame = exchangeOf(s);
      const { survivor } = frame;
      removeToken(boardToWrite(s), standsThere?.(s, city) ?? survivor, city);
      frame.tokens = frame.tokens.filter((token) => token.city !== city);
      emit?.({ type: 'tokenGivenUp', company: survivor, city });
    },
    stays: true,
    pass() {},
    passing: [must('giveUp.tooMany', [], (s: S, _: GiveUpToken) => tooMany(s).length === 0)],
  });
