// The present choices as cards, for any game: name, effect, or the reason why not. They suffice to play a game without
// panels of its own.
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
  /** Its effect, a line each. */
  readonly effects: readonly string[];
  /** The choice after picking it; null if it cannot be picked. */
  readonly next: Choice | null;
  readonly refusal: Refusal | null;
  /** A number to be chosen right on the card. */
  readonly range: Range | null;
  /** True for an action beside the decision itself. */
  readonly aside: boolean;
}

export interface Deal {
  /** The question in the words of the game; empty at the top and at the end. */
  readonly asked: string;
  readonly cards: readonly ChoiceCard[];
  /** The effects common to every card, shown once. */
  readonly shared: readonly string[];
  /** The choice with an open number, if that is the question. */
  readonly number: { readonly choice: Choice; readonly range: Range } | null;
  /** The choice with open routes, and the trains that may run. */
  readonly routes: { readonly choice: Choice; readonly trains: readonly string[] } | null;
  /** The action, if it is complete as it stands. */
  readonly ready: Action | null;
  readonly effects: readonly string[];
  readonly more: boolean;
}

/** Names a value of a field. */
type Namer = (id: string, field: string) => string;

const namerOf =
  (words: Words): Namer =>
  (id, field) =>
    words.value(field, id);

/** A face's part in the cards: its names for values, and the kinds of action that are seldom wanted. */
interface Dealing {
  readonly name?: Namer;
  readonly seldom?: readonly string[];
  /** A full name for a kind of action, if the face has one. */
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
  // order: the decision itself, seldom wanted kinds, passing
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

/** Merges cards with the same text, effect and next question, such as two trains of one type. */
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

/** The field for a tile's rotation. */
export const ROTATION = 'rotation';

/** The choices so far, a word each, with the path back to each. */
export function trailOf(
  path: Path,
  words: Words,
  name = namerOf(words),
): { readonly text: string; readonly path: Path }[] {
  const choice = path.at(-1);
  if (!choice) return [];
  // a way over track shows on the board
  const ways = path.flatMap(({ open }) => (open?.kind === 'path' ? [open.field] : []));
  const all = Object.entries(choice.chosen).filter(([name]) => name !== 'type' && !ways.includes(name));
  // the board shows a tile's rotation, and the line below shows the payer
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

/** The action in its own words, as on a button. */
export const deed = (action: Action, words: Words): string => sentence(words.action(action));

export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The effect of carrying out this choice, if it is complete. */
export function outlookOf(desk: Desk, path: Path, words: Words): readonly string[] {
  return readyOf(path.at(-1)!) ? told(menuOf(desk, path).effect, words) : [];
}
