// The present choices as cards, for any game: what each is called, what it does, or why it cannot be chosen. A game can
// be played by these alone, without a panel of its own.
import {
  type Action,
  type Choice,
  type GameEvent,
  PASS,
  type Range,
  type Refusal,
  type Value,
} from '../../../engine/index.ts';
import { type Desk, type Item, menuOf, type Path, readyOf } from '../../../match/menu.ts';
import { namedIn } from '../../../match/namedIn.ts';
import type { Words } from '../../../words/words.ts';
import { isAside } from './asides.ts';

export interface ChoiceCard {
  readonly value: Value;
  readonly label: string;
  /** What it does, a line each. */
  readonly effects: readonly string[];
  /** Where picking it leads; null for what cannot be picked. */
  readonly next: Choice | null;
  readonly refusal: Refusal | null;
  /** A number to be chosen right on the card. */
  readonly range: Range | null;
  /** May be done beside what the decision is about. */
  readonly aside: boolean;
}

export interface Deal {
  /** What is asked for, in the words of the game; empty at the top and at the end. */
  readonly asked: string;
  readonly cards: readonly ChoiceCard[];
  /** What every card would do, said once. */
  readonly shared: readonly string[];
  /** The choice whose number is open, when that is what is asked. */
  readonly number: { readonly choice: Choice; readonly range: Range } | null;
  /** The choice whose routes are open, and the trains that may run. */
  readonly routes: { readonly choice: Choice; readonly trains: readonly string[] } | null;
  /** What may be carried out as it stands. */
  readonly ready: Action | null;
  readonly effects: readonly string[];
  readonly more: boolean;
}

/** What a value of a field is called. */
type Namer = (id: string, field: string) => string;

const namerOf =
  (words: Words): Namer =>
  (id, field) =>
    words.value(field, id);

/** What the cards need from a face: its names for values, and the kinds of action that are seldom wanted. */
interface Dealing {
  readonly name?: Namer;
  readonly seldom?: readonly string[];
  /** A kind of action said whole, where the face can. */
  readonly kindName?: (type: string) => string | null;
}

export function dealOf(
  desk: Desk,
  path: Path,
  words: Words,
  { name = namerOf(words), seldom = [], kindName = () => null }: Dealing = {},
): Deal {
  const menu = menuOf(desk, path);
  const choice = path.at(-1);
  const field = choice?.open?.field;
  const isKind = menu.ask === 'kind';
  const kinds = isKind ? menu.items.map((item) => String(item.value)) : null;
  const every = menu.items.map((item) =>
    cardOf(item, isKind, isKind && isAside(desk, String(item.value)), words, (id) =>
      kinds ? (kindName(id) ?? words.kind(id, kinds, desk.state.flow.at(-1))) : name(id, field ?? ''),
    ),
  );
  const all = isKind ? every : withoutTwins(every);
  // the decision itself comes first, then what is seldom wanted, and doing nothing last
  const rank = ({ value, aside }: ChoiceCard): number =>
    aside ? 3 : !isKind ? 0 : value === PASS.type ? 2 : seldom.includes(String(value)) ? 1 : 0;
  const cards = all.toSorted((a, b) => rank(a) - rank(b));
  const shared = sharedBy(cards.filter((card) => card.next).map((card) => card.effects));
  return {
    asked: field === undefined ? '' : words.field(field),
    cards: cards.map((card) => ({ ...card, effects: card.effects.filter((line) => !shared.includes(line)) })),
    shared,
    number: menu.ask === 'number' && choice && menu.range ? { choice, range: menu.range } : null,
    routes: menu.ask === 'routes' && choice ? { choice, trains: menu.trains } : null,
    ready: menu.ready,
    effects: told(menu.effect, words),
    more: menu.ask === 'list',
  };
}

function cardOf(
  { value, next, refusal, events }: Item,
  isKind: boolean,
  aside: boolean,
  words: Words,
  name: (id: string) => string,
): ChoiceCard {
  const open = isKind ? next?.open : null;
  return {
    value,
    label: name(String(value)),
    effects: told(events, words),
    next,
    refusal,
    range: open?.kind === 'int' ? open : null,
    aside,
  };
}

/**
 * Two trains of one type are one card: cards with the same text, the same effect and the same next question are merged.
 */
function withoutTwins(cards: readonly ChoiceCard[]): readonly ChoiceCard[] {
  const looks = cards.map(({ label, effects, next, refusal }) =>
    JSON.stringify([label, effects, next && { open: next.open }, refusal?.code]),
  );
  return cards.filter((_, i) => looks.indexOf(looks[i]!) === i);
}

const sharedBy = (effects: readonly (readonly string[])[]): readonly string[] =>
  effects.length < 2 ? [] : effects[0]!.filter((line) => effects.every((lines) => lines.includes(line)));

/** The sentences of these events. */
export const told = (events: readonly GameEvent[], words: Words): string[] =>
  events.map((event) => words.event(event)).filter((line) => line !== null);

/** The field by which a tile is turned. */
export const ROTATION = 'rotation';

/** What has been chosen so far, a word each, with the path that leads back to it. */
export function trailOf(
  path: Path,
  words: Words,
  name = namerOf(words),
): { readonly text: string; readonly path: Path }[] {
  const choice = path.at(-1);
  if (!choice) return [];
  // a way over track is seen on the board
  const ways = path.flatMap(({ open }) => (open?.kind === 'path' ? [open.field] : []));
  const all = Object.entries(choice.chosen).filter(([name]) => name !== 'type' && !ways.includes(name));
  // the board shows how a tile is turned, and the line below shows who pays
  const turned = all.findIndex(([name]) => name === ROTATION);
  const parts = turned < 0 ? all : all.slice(0, turned);
  const texts = parts.map(([field, value]) =>
    namedIn(value)
      .map((id) => name(id, field))
      .join(', '),
  );
  const at = (name: string): Path => {
    const decided = path.findIndex((step) => Object.hasOwn(step.chosen, name));
    return path.slice(0, decided);
  };
  return [
    { text: words.kind(choice.type), path: [] as Path },
    ...parts.map(([name], i) => ({ text: texts[i]!, path: at(name) })),
  ].filter(({ text }) => text !== '');
}

/** The action in its own words, as a button says it. */
export const deed = (action: Action, words: Words): string => sentence(words.action(action));

export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What carrying out this choice would do, when it is complete. */
export function outlookOf(desk: Desk, path: Path, words: Words): readonly string[] {
  return readyOf(path.at(-1)!) ? told(menuOf(desk, path).effect, words) : [];
}
