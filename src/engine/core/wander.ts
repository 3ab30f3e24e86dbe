// A random walk down the tree of choices, without listing it. A value is drawn from what a field offers and kept if it
// is legal: every legal value of a field is equally likely, and only a few values are ever tested.
import { decisionOf, heldBack } from '../flow/settle.ts';
import { type Action, type Fields, PASS, type Seat, type Value } from './action.ts';
import { below } from './chance.ts';
import type { List } from './fields.ts';
import type { Game } from './game.ts';
import { isOpen, isOpenNext, legalRange, mayStop, stepHasChoice } from './leaves.ts';
import type { Core } from './state.ts';
import { type AnyStep, planOf } from './step.ts';

/** A legal action of this seat, which must be the one to decide. */
export function wander<S extends Core>(game: Game<S>, s: S, seat: Seat, rng: number[]): Action {
  const decision = decisionOf(game, s)!;
  const { steps, optional } = decision;
  const kinds: (AnyStep<S> | null)[] = optional ? [...steps, null] : [...steps];
  const step = pick(kinds, rng, (kind) => (kind ? stepHasChoice(kind, s, seat) : !heldBack(decision, s)));
  if (!step) return PASS;
  const { fields, names } = planOf(step);
  const a: Fields = { type: step.id };
  for (const [i, field] of fields.entries()) {
    if (field.kind === 'list') a[names[i]!] = wanderList(step, s, a, seat, i, field, rng);
    else if (field.kind === 'int') {
      const { min, max, step: by } = legalRange(step, s, a, seat, i)!;
      a[names[i]!] = min + by * below(rng, Math.floor((max - min) / by) + 1);
    } else if (field.kind !== 'oneOf') {
      const probe = { ...a };
      const isLegal = (value: unknown) => isOpen(step, s, probe, seat, i, value);
      a[names[i]!] = field.decide(s, a as unknown as Action, seat, isLegal, rng);
    } else {
      const probe = { ...a };
      const values = [...field.offer(s, a as unknown as Action, seat)];
      a[names[i]!] = pick(values, rng, (v) => isOpen(step, s, probe, seat, i, v));
    }
  }
  return a as unknown as Action;
}

function wanderList<S>(
  step: AnyStep<S>,
  s: S,
  a: Fields,
  seat: Seat,
  i: number,
  field: List<S, Action>,
  rng: number[],
): readonly Value[] {
  const probe: Fields = { ...a };
  const name = planOf(step).names[i]!;
  let list: readonly Value[] = [];
  while (list.length < field.most) {
    probe[name] = list;
    const values: (Value | null)[] = [...field.offer(s, probe as unknown as Action, seat)];
    if (mayStop(step, s, probe, seat, i, list)) values.push(null);
    const soFar = list;
    const next = pick(values, rng, (v) => v === null || isOpenNext(step, s, probe, seat, i, [...soFar, v]));
    if (next === undefined || next === null) break;
    list = [...list, next];
  }
  return list;
}

/** A random one of the things that pass the test, each equally likely; undefined if none passes. Empties the list. */
function pick<T>(things: T[], rng: number[], test: (thing: T) => boolean): T | undefined {
  while (things.length > 0) {
    const i = below(rng, things.length);
    const thing = things[i]!;
    if (test(thing)) return thing;
    things[i] = things[things.length - 1]!;
    things.pop();
  }
  return undefined;
}
