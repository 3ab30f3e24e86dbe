// Events and position after an action at a desk. Many parts of a page ask about the same action; it is carried out once.
import { type Action, type Core, type GameEvent, preview } from '../engine/index.ts';
import type { Desk } from './menu.ts';

export interface Done {
  readonly state: Core;
  readonly events: readonly GameEvent[];
}

/** The answers at the latest desk, by action. */
let known: { readonly desk: Desk; readonly answers: Map<string, Done | null> } | null = null;

/** Null if unfinished or illegal. */
export function outcomeOf(desk: Desk, action: Action | null): Done | null {
  if (!action) return null;
  if (known?.desk !== desk) known = { desk, answers: new Map() };
  const { answers } = known;
  const key = JSON.stringify(action);
  let done = answers.get(key);
  if (done === undefined) {
    const outcome = preview(desk.game, desk.state, desk.seat, action);
    done = outcome.ok ? outcome : null;
    answers.set(key, done);
  }
  return done;
}
