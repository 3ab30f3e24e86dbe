// A finished step, edited by a book: conditions by their codes, effects and other parts.
import type { Action, Seat } from '../engine/core/action.ts';
import type { Emit, GameEvent } from '../engine/core/event.ts';
import type { On, Step } from '../engine/core/step.ts';

/** Before or after the condition of this code; first of all, or last. */
type Place<Code> = { readonly before: Code } | { readonly after: Code } | 'first' | 'last';

type CodeOf<C> = C extends { readonly code: infer Code extends string } ? Code : never;

export interface Editable<S, A extends Action, E extends GameEvent, C extends On<S, A>, P extends On<S, A>>
  extends Step<S, A, E, C, P> {
  /** With these conditions as well. */
  ask<const M extends readonly On<S, A>[]>(
    place: Place<CodeOf<C>>,
    ...more: M | readonly On<S, A>[]
  ): Editable<S, A, E, C | M[number], P>;
  /** With the condition of this code asked elsewhere. */
  move(code: CodeOf<C>, place: Place<CodeOf<C>>): Editable<S, A, E, C, P>;
  /** Without the conditions of these codes. */
  drop<const Code extends CodeOf<C>>(...codes: Code[]): Editable<S, A, E, Exclude<C, { readonly code: Code }>, P>;
  /** Its conditions of these codes, for a step that asks the same. */
  pick<const Code extends CodeOf<C>>(...codes: Code[]): readonly Extract<C, { readonly code: Code }>[];
  /** With these conditions before its stage can be passed. */
  hold<const M extends readonly On<S, A>[]>(...more: M | readonly On<S, A>[]): Editable<S, A, E, C, P | M[number]>;
  /** With this effect after its own. */
  also(effect: (s: S, a: A, emit: Emit<E>, seat: Seat) => void): Editable<S, A, E, C, P>;
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

export function editable<S, A extends Action, E extends GameEvent, C extends On<S, A>, P extends On<S, A> = never>(
  step: Step<S, A, E, C, P>,
): Editable<S, A, E, C, P> {
  const edited = (parts: object): Editable<S, A, E, never, never> =>
    editable({ ...step, ...parts }) as unknown as Editable<S, A, E, never, never>;
  return {
    ...step,
    ask: (place, ...more) => edited({ conditions: placed<On<S, A>>(step.conditions, place, more) }),
    move(moved, place) {
      const others = step.conditions.filter(({ code }) => code !== moved);
      const found = step.conditions.filter(({ code }) => code === moved);
      return edited({ conditions: placed<On<S, A>>(others, place, found) });
    },
    drop: (...codes) =>
      edited({ conditions: step.conditions.filter(({ code }) => !(codes as readonly string[]).includes(code)) }),
    pick: <Code extends CodeOf<C>>(...codes: Code[]) =>
      step.conditions.filter((one): one is Extract<C, { readonly code: Code }> =>
        (codes as readonly string[]).includes(one.code),
      ),
    hold: (...more) => edited({ passing: [...(step.passing ?? []), ...more] }),
    also: (effect) =>
      edited({
        apply(s: S, a: A, emit: Emit<E>, seat: Seat) {
          step.apply(s, a, emit, seat);
          effect(s, a, emit, seat);
        },
      }),
    with: edited,
  };
}
