// A finished step, edited by a book: conditions by their codes, and whatever else is done differently.
import type { Action, Seat } from '../engine/core/action.ts';
import type { Emit, GameEvent } from '../engine/core/event.ts';
import type { On, Step } from '../engine/core/step.ts';

/** Beside the condition of this code; first of all, or last. */
type Place<Code> = { readonly before: Code } | { readonly after: Code } | 'first' | 'last';

type CodeOf<C> = C extends { readonly code: infer Code extends string } ? Code : never;

export interface Editable<S, A extends Action, E extends GameEvent, C extends On<S, A>, P extends On<S, A>>
  extends Step<S, A, E, C, P> {
  /** With these conditions as well. */
  ask<const M extends readonly On<S, A>[]>(
    place: Place<CodeOf<C>>,
    ...more: M
  ): Editable<S, A, E, C | M[number], P>;
  /** Without the conditions of these codes. */
  drop<const Code extends CodeOf<C>>(...codes: Code[]): Editable<S, A, E, Exclude<C, { readonly code: Code }>, P>;
  /** With these conditions before its stage can be passed. */
  hold<const M extends readonly On<S, A>[]>(...more: M): Editable<S, A, E, C, P | M[number]>;
  /** With this effect after its own. */
  then(effect: (s: S, a: A, emit: Emit<E>, seat: Seat) => void): Editable<S, A, E, C, P>;
  /** With these parts in place of its own. */
  with(parts: Partial<Omit<Step<S, A, E>, 'id' | 'conditions' | 'passing'>>): Editable<S, A, E, C, P>;
}

function placed<T extends { readonly code: string }>(all: readonly T[], place: Place<string>, more: readonly T[]): T[] {
  if (place === 'first') return [...more, ...all];
  if (place === 'last') return [...all, ...more];
  const code = 'before' in place ? place.before : place.after;
  const at = all.findIndex((one) => one.code === code);
  if (at < 0) throw new Error(`no condition ${code}`);
  const from = 'before' in place ? at : at + 1;
  return [...all.slice(0, from), ...more, ...all.slice(from)];
}

export function editable<
  S,
  A extends Action,
  E extends GameEvent,
  C extends On<S, A>,
  P extends On<S, A> = never,
>(step: Step<S, A, E, C, P>): Editable<S, A, E, C, P> {
  const edited = (parts: object): Editable<S, A, E, never, never> =>
    editable({ ...step, ...parts }) as unknown as Editable<S, A, E, never, never>;
  return {
    ...step,
    ask: (place, ...more) => edited({ conditions: placed<On<S, A>>(step.conditions, place, more) }),
    drop: (...codes) =>
      edited({ conditions: step.conditions.filter(({ code }) => !(codes as readonly string[]).includes(code)) }),
    hold: (...more) => edited({ passing: [...(step.passing ?? []), ...more] }),
    then: (effect) =>
      edited({
        apply(s: S, a: A, emit: Emit<E>, seat: Seat) {
          step.apply(s, a, emit, seat);
          effect(s, a, emit, seat);
        },
      }),
    with: edited,
  };
}
