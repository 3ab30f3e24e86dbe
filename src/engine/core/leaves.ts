// Walks down the tree of legal actions field by field: the legal values of a field, and whether a branch has a legal
// leaf. One probe goes down and up again: an action with every field present, the undecided ones undefined.
import type { Action, Fields, Seat, Value } from './action.ts';
import type { Int, List, OneOf, Range } from './fields.ts';
import { type AnyStep, failing, giveBack, lent, type ReadyStep, readyStep } from './step.ts';

/** True if any action of this step is legal. */
export const stepHasChoice = <S>(step: AnyStep<S>, s: S, seat: Seat): boolean => hasChoice(readyStep(step), s, seat);

/** `stepHasChoice` for a step made ready. */
export function hasChoice<S>(ready: ReadyStep<S>, s: S, seat: Seat): boolean {
  if (failing(ready.first, s, ready.blank, seat)) return false;
  const a = lent(ready);
  const found = finds(ready, s, a, seat, 0);
  giveBack(ready, a);
  return found;
}

/** True if the fields from the i-th on can be filled legally. */
export function hasLeaf<S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number): boolean {
  const ready = readyStep(step);
  return i === ready.fields.length || finds(ready, s, probeOf(ready, a), seat, i);
}

/** True if this value of the i-th field is legal and leads to a legal action. Leaves the value in `a`. */
export const isOpen = <S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number, value: unknown): boolean =>
  opens(readyStep(step), s, a, seat, i, value);

/** The values of a `oneOf` field that lead to a legal action. */
export function legalValues<S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number): Value[] {
  const ready = readyStep(step);
  const field = ready.fields[i] as OneOf<S, Action>;
  const probe = probeOf(ready, a);
  const hopeful = (v: Value) => field.isHopeful(v, s, a, seat);
  return field.offer(s, a, seat).filter((v) => hopeful(v) && offerOpens(ready, s, probe, seat, i, v));
}

/** The legal whole numbers: the field's own range with the refused ends cut off. */
export function legalRange<S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number): Range | null {
  const ready = readyStep(step);
  return openRange(ready, s, probeOf(ready, a), seat, i);
}

/** `legalRange` for a probe: the field is undecided before and after. */
export function openRange<S>(ready: ReadyStep<S>, s: S, a: Fields, seat: Seat, i: number): Range | null {
  const range = (ready.fields[i] as Int<S, Action>).range(s, a, seat);
  const some = someOpen(ready, s, a, seat, i, range);
  // legal numbers lie in one run, so its ends are found by halving
  const least = some === null ? null : lastOpen(ready, s, a, seat, i, range.min, some, range.step);
  const most = some === null ? null : lastOpen(ready, s, a, seat, i, highest(range), some, range.step);
  a[ready.names[i]!] = undefined;
  return least === null || most === null ? null : { min: least, max: most, step: range.step };
}

const highest = ({ min, max, step }: Range): number => max - ((max - min) % step);

/** A legal number of this range, or null. */
function someOpen<S>(ready: ReadyStep<S>, s: S, a: Fields, seat: Seat, i: number, range: Range): number | null {
  const { min, max, step } = range;
  if (min > max) return null;
  if (opens(ready, s, a, seat, i, min)) return min;
  const top = highest(range);
  if (top > min && opens(ready, s, a, seat, i, top)) return top;
  for (let n = min + step; n < top; n += step) if (opens(ready, s, a, seat, i, n)) return n;
  return null;
}

/** On the way from a legal number to an end of the range, the last legal one. */
function lastOpen<S>(
  ready: ReadyStep<S>,
  s: S,
  a: Fields,
  seat: Seat,
  i: number,
  end: number,
  legal: number,
  step: number,
): number {
  if (legal === end || opens(ready, s, a, seat, i, end)) return end;
  let [open, shut] = [legal, end];
  while (Math.abs(shut - open) > step) {
    const middle = open + step * Math.trunc((shut - open) / step / 2);
    if (opens(ready, s, a, seat, i, middle)) open = middle;
    else shut = middle;
  }
  return open;
}

/** Values that may be added to a list of this field. */
export function legalNext<S>(
  step: AnyStep<S>,
  s: S,
  a: Fields,
  seat: Seat,
  i: number,
  list: readonly Value[],
): Value[] {
  const { fields, names } = readyStep(step);
  const field = fields[i] as List<S, Action>;
  if (list.length >= field.most) return [];
  const probe: Fields = { ...a, [names[i]!]: list };
  return field.offer(s, probe, seat).filter((v) => isOpenNext(step, s, probe, seat, i, [...list, v]));
}

/** True if a list may end as it stands. */
export function mayStop<S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number, list: readonly Value[]): boolean {
  const field = readyStep(step).fields[i] as List<S, Action>;
  return list.length >= field.least && hasLeaf(step, s, a, seat, i + 1);
}

/** True if a list that was just lengthened is legal and leads to a legal action. Leaves the list in `a`. */
const isOpenNext = <S>(step: AnyStep<S>, s: S, a: Fields, seat: Seat, i: number, longer: readonly Value[]): boolean =>
  opensNext(readyStep(step), s, a, seat, i, longer);

const probeOf = <S>({ blank }: ReadyStep<S>, a: Fields): Fields => ({ ...blank, ...a });

/** True if the fields from the i-th on can be filled legally; they are undecided before and after. */
function finds<S>(ready: ReadyStep<S>, s: S, a: Fields, seat: Seat, i: number): boolean {
  if (i === ready.fields.length) return true;
  const found = findsAt(ready, s, a, seat, i);
  a[ready.names[i]!] = undefined;
  return found;
}

function findsAt<S>(ready: ReadyStep<S>, s: S, a: Fields, seat: Seat, i: number): boolean {
  const field = ready.fields[i]!;
  if (field.kind === 'int') return someOpen(ready, s, a, seat, i, field.range(s, a, seat)) !== null;
  if (field.kind === 'list') return findsList(ready, s, a, seat, i, []);
  if (field.kind !== 'oneOf') return field.possible(s, a, seat, (v) => opens(ready, s, a, seat, i, v));
  for (const v of field.offer(s, a, seat))
    if (field.isHopeful(v, s, a, seat) && offerOpens(ready, s, a, seat, i, v)) return true;
  return false;
}

function opens<S>(ready: ReadyStep<S>, s: S, a: Fields, seat: Seat, i: number, value: unknown): boolean {
  a[ready.names[i]!] = value;
  return !failing(ready.after[i]!, s, a, seat) && finds(ready, s, a, seat, i + 1);
}

/** `opens` for a value that the field offers. */
function offerOpens<S>(ready: ReadyStep<S>, s: S, a: Fields, seat: Seat, i: number, value: Value): boolean {
  a[ready.names[i]!] = value;
  return !failing(ready.unsure[i]!, s, a, seat) && finds(ready, s, a, seat, i + 1);
}

function findsList<S>(ready: ReadyStep<S>, s: S, a: Fields, seat: Seat, i: number, list: readonly Value[]): boolean {
  const field = ready.fields[i] as List<S, Action>;
  a[ready.names[i]!] = list;
  if (list.length >= field.least && finds(ready, s, a, seat, i + 1)) return true;
  if (list.length >= field.most) return false;
  for (const v of field.offer(s, a, seat)) if (opensNext(ready, s, a, seat, i, [...list, v])) return true;
  return false;
}

function opensNext<S>(ready: ReadyStep<S>, s: S, a: Fields, seat: Seat, i: number, longer: readonly Value[]): boolean {
  a[ready.names[i]!] = longer;
  return !failing(ready.unsure[i]!, s, a, seat) && findsList(ready, s, a, seat, i, longer);
}
