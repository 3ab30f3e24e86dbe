// The menu: a person's place in the tree of choices, and the values that can be picked there. Pure: it prints and reads
// nothing.
import {
  type Action,
  actionOf,
  begin,
  type Choice,
  type Core,
  check,
  deciding,
  type Fields,
  type Game,
  type GameEvent,
  narrow,
  type OfferedPath,
  type Range,
  type Refusal,
  type Seat,
  type Value,
  type WholeValue,
} from '../engine/index.ts';
import { type Assist, gives } from './assist.ts';
import { fieldsOf } from './fieldsOf.ts';
import { nearestRefusal } from './nearest.ts';
import { outcomeOf } from './outcomeOf.ts';

/** A decision in front of a person. */
export interface Desk {
  readonly game: Game;
  readonly state: Core;
  readonly seat: Seat;
  /** The agreed help; absent for all of it. */
  readonly assist?: Assist;
}

/** The choices made so far, the newest last; empty at the top, where the kind of action is chosen. */
export type Path = readonly Choice[];

export interface Item {
  readonly value: Value;
  /** The reason why it cannot be picked; null if it can. */
  readonly refusal: Refusal | null;
  /** The choice after picking it. */
  readonly next: Choice | null;
  /** Events of picking it, after those of earlier picks. */
  readonly events: readonly GameEvent[];
}

/** The values that can be picked at one place of the tree. */
export interface Menu {
  readonly ask: 'kind' | 'value' | 'number' | 'list' | 'routes' | 'confirm';
  /** The open field; empty at the top and at the end. */
  readonly field: string;
  readonly items: readonly Item[];
  /** For a number. At the top: the range of the one kind of action that begins with a number. */
  readonly range: Range | null;
  /** For routes: the trains that may run. Ask `suggestionOf` for their best runs. */
  readonly trains: readonly string[];
  /** The action that Enter carries out; null if unfinished. */
  readonly ready: Action | null;
  /** Its events, as far as known already. */
  readonly effect: readonly GameEvent[];
}

/** The menus of the latest desk: the parts of a page that show one decision ask for the same. */
let shown: { readonly desk: Desk; readonly menus: Map<Choice | undefined, Menu> } | null = null;

export function menuOf(desk: Desk, path: Path): Menu {
  if (shown?.desk !== desk) shown = { desk, menus: new Map() };
  const { menus } = shown;
  const choice = path.at(-1);
  const menu = menus.get(choice) ?? (choice ? menuAt(desk, choice) : topMenu(desk));
  menus.set(choice, menu);
  return menu;
}

function menuAt(desk: Desk, choice: Choice): Menu {
  const { open } = choice;
  const ready = readyOf(choice);
  const effect = effectOf(desk, choice);
  const bare = { field: open?.field ?? '', items: [], range: null, trains: [], ready, effect };
  if (!open) return { ...bare, ask: 'confirm' };
  if (open.kind === 'int') return { ...bare, ask: 'number', range: open };
  if (open.kind === 'routes') return { ...bare, ask: 'routes', trains: open.trains };
  if (open.kind === 'path') return { ...bare, ask: 'value', items: waysOf(desk, choice, open.paths) };
  return { ...bare, ask: open.kind === 'list' ? 'list' : 'value', items: itemsOf(desk, choice, effect) };
}

/** The kinds of action; a kind that is being decided but has no legal action is shown with the reason. */
function topMenu(desk: Desk): Menu {
  const { game, state, seat } = desk;
  const items = deciding(game, state, seat).map((type): Item => {
    const next = begin(game, state, seat, type);
    return { value: type, next, refusal: next ? null : nearestRefusal(desk, type), events: [] };
  });
  const numbers = items.map((item) => item.next?.open).filter((open) => open?.kind === 'int');
  return {
    ask: 'kind',
    field: '',
    items,
    range: numbers.length === 1 ? numbers[0]! : null,
    trains: [],
    ready: null,
    effect: [],
  };
}

/** Values of the field: the legal ones, and near misses with the reason why not. */
function itemsOf(desk: Desk, choice: Choice, before: readonly GameEvent[]): Item[] {
  const { game, state, seat } = desk;
  const { open, chosen } = choice;
  if (!open || !('values' in open)) return [];
  const legal = new Set(open.values);
  const offered = fieldsOf(game, state, choice.type)?.offer(open.field, chosen as Fields, seat) ?? [];
  const soFar = open.kind === 'list' ? open.soFar : [];
  const all = [...open.values, ...offered.filter((value) => !legal.has(value) && !soFar.includes(value))];
  const items = all.map((value): Item => {
    if (!legal.has(value)) return { value, next: null, refusal: refusalOf(desk, choice, value), events: [] };
    const next = narrow(game, state, choice, value);
    return { value, next, refusal: null, events: effectOf(desk, next).slice(before.length) };
  });
  return items.length > FEW ? items.sort((a, b) => byId.compare(String(a.value), String(b.value))) : items;
}

/** The ways that may be picked, each by its pieces of track; with effects if they are few. */
const waysOf = (desk: Desk, choice: Choice, paths: readonly OfferedPath[]): Item[] =>
  paths.map(({ track }) => {
    const next = narrow(desk.game, desk.state, choice, track);
    return {
      value: track.join(' '),
      refusal: null,
      next,
      events: paths.length > FEW_WAYS ? [] : effectOf(desk, next),
    };
  });
const FEW_WAYS = 12;

/** Short menus keep the order of the game; in long ones a person searches by id. */
const FEW = 6;
const byId = new Intl.Collator('en', { numeric: true });

/** The reason why this value cannot be picked in the open field; null if it can. */
export function refusalOf(
  { game, state, seat }: Desk,
  { chosen, open }: Choice,
  value: Value | WholeValue,
): Refusal | null {
  if (!open) return null;
  const given = open.kind === 'list' ? [...open.soFar, value] : value;
  return check(game, state, seat, { ...chosen, [open.field]: given });
}

/** The action, if the choice may end here. */
export function readyOf(choice: Choice): Action | null {
  const { open } = choice;
  return !open || (open.kind === 'list' && open.mayStop) ? actionOf(choice) : null;
}

const effectOf = (desk: Desk, choice: Choice): readonly GameEvent[] =>
  gives(desk.assist ?? 'routes', 'sums') ? (outcomeOf(desk, readyOf(choice))?.events ?? []) : [];

/** The position after the choices so far. */
export function positionOf(desk: Desk, path: Path): Core {
  const choice = path.at(-1);
  return outcomeOf(desk, choice ? readyOf(choice) : null)?.state ?? desk.state;
}

/** The same for displays of figures: at a table without help it is the current position. */
export const forecastOf = (desk: Desk, path: Path): Core =>
  gives(desk.assist ?? 'routes', 'sums') ? positionOf(desk, path) : desk.state;
