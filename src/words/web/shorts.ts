// What happened in a turn, in a few words for each kind of event: one line tells a whole turn. An event without a short
// form is told by its sentence in the log; null for what goes without saying.
import type { GameEvent } from '../../engine/index.ts';
import type { Who } from '../../match/turns.ts';
import type { Phrases } from '../phrases.ts';

/** Events of one kind in a turn, and whose turn it is; what is about that company need not name it. */
export type Short<E> = (events: readonly [E, ...E[]], f: Phrases, who: Who) => string | null;

export type Shorts<E extends GameEvent> = {
  readonly [K in E['type']]?: Short<Extract<E, { type: K }>> | null;
};

/** Shorts of a game that is only known at run time. */
export type AnyShorts = Readonly<Record<string, Short<never> | null | undefined>>;
