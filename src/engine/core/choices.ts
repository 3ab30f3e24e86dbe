// Choices are a tree: `choices` gives the branches at the top, `narrow` goes one field down. Only a branch with a legal
// leaf is offered.
import { decisionOf } from '../flow/settle.ts';
import { type Action, type Fields, PASS, type Seat, type Value } from './action.ts';
import type { Range } from './fields.ts';
import type { Game } from './game.ts';
import { legalNext, legalRange, legalValues, mayStop, stepHasChoice } from './leaves.ts';
import type { Core } from './state.ts';
import { type AnyStep, planOf } from './step.ts';

/** A branch of the tree: the fields known so far, and the next open one with its values. */
export interface Choice {
  readonly seat: Seat;
  readonly type: string;
  readonly chosen: Readonly<Fields>;
  /** Null when the action is complete. */
  readonly open: Open | null;
}

export type Open =
  | { readonly kind: 'oneOf'; readonly field: string; readonly values: readonly Value[] }
  | ({ readonly kind: 'int'; readonly field: string } & Range)
  | {
      readonly kind: 'list';
      readonly field: string;
      readonly soFar: readonly Value[];
      readonly values: readonly Value[];
      /** Whether the list may end here: `narrow` with `DONE`. */
      readonly mayStop: boolean;
    };

/** Ends a list. */
export const DONE = null;

/** The kinds of action this seat may choose now, each with its first open field. */
export function choices<S extends Core>(game: Game<S>, s: S, seat: Seat): Choice[] {
  const decision = decisionOf(game, s);
  if (!decision || decision.seat !== seat) return [];
  const out: Choice[] = [];
  for (const step of decision.steps)
    if (stepHasChoice(step, s, seat)) out.push(branch(step, s, seat, { type: step.id }, 0));
  if (decision.optional) out.push({ seat, type: PASS.type, chosen: PASS as unknown as Fields, open: null });
  return out;
}

/** The same choice with its open field decided: a value of the field, the next element of a list, or `DONE`. */
export function narrow<S extends Core>(game: Game<S>, s: S, choice: Choice, value: Value | typeof DONE): Choice {
  const { open, seat, type, chosen } = choice;
  if (!open) throw new Error('nothing is open in this choice');
  const step = decisionOf(game, s)?.steps.find((d) => d.id === type);
  if (!step) throw new Error(`${type} is not being decided`);
  const i = planOf(step).names.indexOf(open.field);
  if (open.kind !== 'list') return branch(step, s, seat, { ...chosen, [open.field]: value }, i + 1);
  if (value === DONE) return branch(step, s, seat, { ...chosen }, i + 1);
  return extend(step, s, seat, { ...chosen }, i, [...open.soFar, value]);
}

/** The action a complete choice stands for. */
export function actionOf(choice: Choice): Action {
  const { open } = choice;
  if (open && !(open.kind === 'list' && open.mayStop)) throw new Error(`${open.field} is still open`);
  return choice.chosen as unknown as Action;
}

function branch<S>(step: AnyStep<S>, s: S, seat: Seat, chosen: Fields, i: number): Choice {
  const { names, fields } = planOf(step);
  const base = { seat, type: step.id, chosen };
  const field = fields[i];
  const name = names[i]!;
  if (!field) return { ...base, open: null };
  if (field.kind === 'list') return extend(step, s, seat, chosen, i, []);
  if (field.kind === 'int')
    return { ...base, open: { kind: 'int', field: name, ...legalRange(step, s, chosen, seat, i)! } };
  return { ...base, open: { kind: 'oneOf', field: name, values: legalValues(step, s, chosen, seat, i) } };
}

/** A list with one more element; closed at once when nothing can follow. */
function extend<S>(step: AnyStep<S>, s: S, seat: Seat, known: Fields, i: number, list: Value[]): Choice {
  const { names } = planOf(step);
  const name = names[i]!;
  const chosen: Fields = { ...known, [name]: list };
  const values = legalNext(step, s, chosen, seat, i, list);
  if (values.length === 0) return branch(step, s, seat, chosen, i + 1);
  const stop = mayStop(step, s, chosen, seat, i, list);
  return { seat, type: step.id, chosen, open: { kind: 'list', field: name, soFar: list, values, mayStop: stop } };
}
