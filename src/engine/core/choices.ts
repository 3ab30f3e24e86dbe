// Choices are a tree: `choices` gives the branches at the top, `narrow` goes one field down. Only a branch with a legal
// leaf is offered.
import { decisionOf, heldBack } from '../flow/settle.ts';
import { type Action, type Fields, PASS, type Seat, type Value } from './action.ts';
import type { OpenWhole, Range, WholeValue } from './fields.ts';
import type { Game } from './game.ts';
import { isOpen, legalNext, legalRange, legalValues, mayStop } from './leaves.ts';
import type { Core } from './state.ts';
import { type AnyStep, failing, readyStep } from './step.ts';

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
      /** True if the list may end here (`narrow` with `DONE`). */
      readonly mayStop: boolean;
    }
  /** Legal values are not all listed here: `narrow` takes any value that no condition refuses. */
  | OpenWhole;

/** A value that decides an open field. */
export type Decided = Value | WholeValue | typeof DONE;

/** Ends a list. */
export const DONE = null;

/** The kinds of action this seat may choose now, each with its first open field. */
export const choices = <S extends Core>(game: Game<S>, s: S, seat: Seat): Choice[] =>
  deciding(game, s, seat)
    .map((type) => begin(game, s, seat, type))
    .filter((choice) => choice !== null);

/** Types of action that this seat is deciding, legal now or not. */
export function deciding<S extends Core>(game: Game<S>, s: S, seat: Seat): string[] {
  const decision = decisionOf(game, s);
  if (!decision || decision.seat !== seat) return [];
  const types = decision.steps.filter((step) => isOffered(step, s)).map((step) => step.id);
  return decision.optional ? [...types, PASS.type] : types;
}

const isOffered = <S extends Core>(step: AnyStep<S>, s: S): boolean => step.isKnown?.(s) ?? true;

/** The choice of one type; null if no action of that type is legal. */
export function begin<S extends Core>(game: Game<S>, s: S, seat: Seat, type: string): Choice | null {
  const decision = decisionOf(game, s)!;
  const step = decision.steps.find((d) => d.id === type);
  if (!step) return heldBack(decision, s) ? null : { seat, type, chosen: PASS, open: null };
  const chosen: Fields = { type };
  if (!isOffered(step, s) || failing(readyStep(step).first, s, chosen, seat)) return null;
  return branch(step, s, seat, chosen, 0);
}

/** The choice with its open field decided: a value of the field, the next element of a list, or `DONE`. */
export function narrow<S extends Core>(game: Game<S>, s: S, choice: Choice, value: Decided): Choice {
  const { open, seat, type, chosen } = choice;
  if (!open) throw new Error('nothing is open in this choice');
  const step = decisionOf(game, s)?.steps.find((d) => d.id === type);
  if (!step) throw new Error(`${type} is not being decided`);
  if (!isAmong(open, value)) throw new Error(`${value} is no choice for ${open.field}`);
  const i = readyStep(step).names.indexOf(open.field);
  const field = readyStep(step).fields[i]!;
  if ('decide' in field) {
    if (!field.reads(value)) throw new Error(`${value} is no choice for ${open.field}`);
    const refused = failing(readyStep(step).after[i]!, s, { ...chosen, [open.field]: value }, seat);
    if (refused) throw new Error(`this is no choice for ${open.field}: ${refused.code}`);
  }
  const next =
    open.kind !== 'list'
      ? branch(step, s, seat, { ...chosen, [open.field]: value }, i + 1)
      : value === DONE
        ? branch(step, s, seat, { ...chosen }, i + 1)
        : extend(step, s, seat, chosen, i, [...open.soFar, value as Value]);
  return next!; // every offered value leads to a leaf
}

/**
 * True if `narrow` takes this value: an offered one, or `DONE` where a list may end. For a field decided whole, any
 * object passes here; its conditions decide.
 */
export function isAmong(open: Open, value: Decided): boolean {
  if (value === DONE) return open.kind === 'list' && open.mayStop;
  const isWhole = open.kind !== 'oneOf' && open.kind !== 'int' && open.kind !== 'list';
  if (isWhole || typeof value === 'object') return isWhole && typeof value === 'object';
  if (open.kind !== 'int') return open.values.includes(value);
  const n = Number(value);
  return typeof value === 'number' && n >= open.min && n <= open.max && (n - open.min) % open.step === 0;
}

/** The action a complete choice stands for. */
export function actionOf(choice: Choice): Action {
  const { open } = choice;
  if (open && !(open.kind === 'list' && open.mayStop)) throw new Error(`${open.field} is still open`);
  return choice.chosen;
}

/** The i-th field opened; null when no value of it leads to a legal action. */
function branch<S>(step: AnyStep<S>, s: S, seat: Seat, chosen: Fields, i: number): Choice | null {
  const { names, fields } = readyStep(step);
  const field = fields[i];
  if (!field) return { seat, type: step.id, chosen, open: null };
  if (field.kind === 'list') return extend(step, s, seat, chosen, i, []);
  if (field.kind === 'int') {
    const range = legalRange(step, s, chosen, seat, i);
    return range && { seat, type: step.id, chosen, open: { kind: 'int', field: names[i]!, ...range } };
  }
  if (field.kind !== 'oneOf') {
    const probe = { ...chosen };
    const isLegal = (value: unknown) => isOpen(step, s, probe, seat, i, value);
    const told = field.open(s, chosen, seat, isLegal);
    return told && { seat, type: step.id, chosen, open: { kind: field.kind, field: names[i]!, ...told } as OpenWhole };
  }
  const values = legalValues(step, s, chosen, seat, i);
  return values.length === 0
    ? null
    : { seat, type: step.id, chosen, open: { kind: 'oneOf', field: names[i]!, values } };
}

/** A list as it stands, and what may follow; closed at once when nothing can. */
function extend<S>(
  step: AnyStep<S>,
  s: S,
  seat: Seat,
  known: Readonly<Fields>,
  i: number,
  list: Value[],
): Choice | null {
  const field = readyStep(step).names[i]!;
  const chosen: Fields = { ...known, [field]: list };
  const values = legalNext(step, s, chosen, seat, i, list);
  const stop = mayStop(step, s, chosen, seat, i, list);
  if (values.length > 0)
    return { seat, type: step.id, chosen, open: { kind: 'list', field, soFar: list, values, mayStop: stop } };
  return stop ? branch(step, s, seat, chosen, i + 1) : null;
}
