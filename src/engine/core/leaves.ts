// Walking down the tree of legal actions field by field: what is legal at a field, and whether a branch has a legal leaf.
import type { Action, Fields, Seat, Value } from './action.ts';
import type { Int, List, OneOf, Range } from './fields.ts';
import { type AnyStep, failing, planOf } from './step.ts';

/** Whether any action of this step is legal. */
export function stepHasChoice<S>(step: AnyStep<S>, s: S, seat: Seat): boolean {
  const a: Fields = { type: step.id };
  return !failing(planOf(step).first, s, a, seat) && hasLeaf(step, s, a, seat, 0);
}

/** Whether the fields from the i-th on can be filled legally. */
export function hasLeaf<S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number): boolean {
  const field = planOf(step).fields[i];
  if (field === undefined) return true;
  if (field.kind === 'int') return legalRange(step, s, a, seat, i) !== null;
  const probe = { ...planOf(step).blank, ...a };
  if (field.kind === 'list') return listHasLeaf(step, s, probe, seat, i, []);
  if (field.kind !== 'oneOf') return field.possible(s, asAction(a), seat, (v) => isOpen(step, s, probe, seat, i, v));
  for (const v of field.offer(s, asAction(a), seat)) if (isOpen(step, s, probe, seat, i, v)) return true;
  return false;
}

/** Whether this value of the i-th field is legal and leads somewhere. Leaves the value in `a`. */
export function isOpen<S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number, value: unknown): boolean {
  const plan = planOf(step);
  a[plan.names[i]!] = value;
  return !failing(plan.after[i]!, s, a, seat) && hasLeaf(step, s, a, seat, i + 1);
}

/** The values of a `oneOf` field that lead to a legal action. */
export function legalValues<S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number): Value[] {
  const field = planOf(step).fields[i] as OneOf<S, Action>;
  const probe = { ...planOf(step).blank, ...a };
  return field.offer(s, asAction(a), seat).filter((v) => isOpen(step, s, probe, seat, i, v));
}

/** The legal whole numbers: the field's own range with the refused ends cut off. */
export function legalRange<S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number): Range | null {
  const field = planOf(step).fields[i] as Int<S, Action>;
  const range = field.range(s, asAction(a), seat);
  const by = range.step;
  let min = range.min;
  let max = range.max - ((range.max - range.min) % by);
  const probe = { ...planOf(step).blank, ...a };
  while (min <= max && !isOpen(step, s, probe, seat, i, min)) min += by;
  while (min <= max && !isOpen(step, s, probe, seat, i, max)) max -= by;
  return min <= max ? { min, max, step: by } : null;
}

/** What may be added to a list of this field. */
export function legalNext<S>(
  step: AnyStep<S>,
  s: S,
  a: Fields,
  seat: Seat,
  i: number,
  list: readonly Value[],
): Value[] {
  const { fields, names } = planOf(step);
  const field = fields[i] as List<S, Action>;
  if (list.length >= field.most) return [];
  const probe: Fields = { ...a, [names[i]!]: list };
  return field.offer(s, asAction(probe), seat).filter((v) => isOpenNext(step, s, probe, seat, i, [...list, v]));
}

/** Whether a list may end as it stands. */
export function mayStop<S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number, list: readonly Value[]): boolean {
  const field = planOf(step).fields[i] as List<S, Action>;
  return list.length >= field.least && hasLeaf(step, s, a, seat, i + 1);
}

function listHasLeaf<S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number, list: readonly Value[]): boolean {
  const { names, fields } = planOf(step);
  const field = fields[i] as List<S, Action>;
  a[names[i]!] = list;
  if (mayStop(step, s, a, seat, i, list)) return true;
  if (list.length >= field.most) return false;
  for (const v of field.offer(s, asAction(a), seat)) if (isOpenNext(step, s, a, seat, i, [...list, v])) return true;
  return false;
}

/** Whether a list that has just been made longer is legal and leads somewhere. Leaves the list in `a`. */
export function isOpenNext<S>(
  step: AnyStep<S>,
  s: S,
  a: Fields,
  seat: Seat,
  i: number,
  longer: readonly Value[],
): boolean {
  const { names, after } = planOf(step);
  a[names[i]!] = longer;
  return !failing(after[i]!, s, a, seat) && listHasLeaf(step, s, a, seat, i, longer);
}

const asAction = (a: Fields) => a as unknown as Action;
