// A click on a place on the board: the actions that lead to that place, and the reasons why the others do not.
import { type Choice, check, narrow, type Refusal, type Value } from '../engine/index.ts';
import { fieldsOf } from './fieldsOf.ts';
import { type Desk, menuOf, type Path, refusalOf } from './menu.ts';

/** Later fields are searched only behind a field with few values: with many, the person still chooses among those. */
const FEW = 12;

/** The paths from here that end with this place picked; empty if no path does. */
export function choicesAt(desk: Desk, path: Path, id: Value): Path[] {
  const last = path.at(-1);
  const begun = last ? [path] : menuOf(desk, path).items.flatMap(({ next }) => (next ? [[next]] : []));
  return begun.flatMap((way) => waysTo(desk, way, id));
}

function waysTo(desk: Desk, path: Path, id: Value): Path[] {
  const choice = path.at(-1)!;
  const { open } = choice;
  if (!open || !('values' in open)) return [];
  const value = open.values.find((v) => String(v) === String(id));
  if (value !== undefined) return [[...path, narrow(desk.game, desk.state, choice, value)]];
  if (open.kind === 'list' || open.values.length > FEW || knows(desk, choice.type, open.field, id)) return [];
  return open.values.flatMap((v) => waysTo(desk, [...path, narrow(desk.game, desk.state, choice, v)], id));
}

/** Every place on the board that can be picked from here. */
export function placesFrom(desk: Desk, path: Path, isPlace: (id: string) => boolean): Set<string> {
  const found = new Set<string>();
  const begun = path.length > 0 ? [path.at(-1)!] : menuOf(desk, path).items.flatMap(({ next }) => next ?? []);
  for (const choice of begun) collect(desk, choice, isPlace, found);
  return found;
}

function collect(desk: Desk, choice: Choice, isPlace: (id: string) => boolean, found: Set<string>): void {
  const { open } = choice;
  if (!open || !('values' in open)) return;
  const places = open.values.map(String).filter(isPlace);
  for (const id of places) found.add(id);
  if (places.length > 0 || open.kind === 'list' || open.values.length > FEW) return;
  for (const value of open.values) collect(desk, narrow(desk.game, desk.state, choice, value), isPlace, found);
}

/** One kind of action that could have meant this place, and why it does not. */
export interface WhyNot {
  readonly type: string;
  readonly refusal: Refusal;
}

/** Why this place cannot be picked: in the open field, or (at the top, or before its field) for each kind of action. */
export function whyNotAt(desk: Desk, path: Path, id: Value): WhyNot[] {
  const { game, state, seat } = desk;
  const choice = path.at(-1);
  if (choice) {
    const { type, open, chosen } = choice;
    if (!open) return [];
    const known = knows(desk, type, open.field, id);
    const refusal = known
      ? refusalOf(desk, choice, real(desk, type, open.field, id))
      : refusedLater(desk, type, chosen, id);
    return refusal ? [{ type, refusal }] : [];
  }
  return menuOf(desk, path).items.flatMap(({ value }) => {
    const type = String(value);
    const refusal = refusedLater({ game, state, seat }, type, { type }, id);
    return refusal ? [{ type, refusal }] : [];
  });
}

/** Why the choice so far cannot be finished with this place in one of the remaining fields. */
function refusedLater(desk: Desk, type: string, chosen: object, id: Value): Refusal | null {
  const fields = fieldsOf(desk.game, desk.state, type);
  const field = fields?.names.find((name) => !Object.hasOwn(chosen, name) && knows(desk, type, name, id));
  if (!fields || field === undefined) return null;
  const value = real(desk, type, field, id);
  const given = fields.kind(field) === 'list' ? [value] : value;
  return check(desk.game, desk.state, desk.seat, { ...chosen, [field]: given });
}

const knows = (desk: Desk, type: string, field: string, id: Value): boolean =>
  idsOf(desk, type, field).some((known) => String(known) === String(id));

/** The board names its places by strings; the field may use numbers. */
const real = (desk: Desk, type: string, field: string, id: Value): Value =>
  idsOf(desk, type, field).find((known) => String(known) === String(id)) ?? id;

const idsOf = (desk: Desk, type: string, field: string): readonly Value[] =>
  fieldsOf(desk.game, desk.state, type)?.ids(field) ?? [];
