// A typed fact that happened. The engine emits facts; sentences are made elsewhere.
import type { Seat } from './action.ts';

export interface GameEvent {
  readonly type: string;
}

/** A seat left out an optional step; `forced` when nothing could be chosen there. */
export interface Passed {
  readonly type: 'passed';
  readonly seat: Seat;
  readonly step: string;
  readonly forced: boolean;
}

/**
 * A receiver of events. Bots that play many games pass `undefined`: `emit?.({…})` then does not even build the event.
 */
export type Emit<E extends GameEvent> = ((event: E) => void) | undefined;

/** Events listed with what they tell, by their types. */
export type EventsOf<T> = { [K in keyof T & string]: { readonly type: K } & Readonly<T[K]> }[keyof T & string];
