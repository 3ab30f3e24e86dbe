// A typed line read as picks in the menu: each word goes one step down.
import { check, DONE, type Game, narrow, PASS, type Refusal, type Value } from '../../engine/index.ts';
import { fieldsOf, typesOf } from '../../match/fieldsOf.ts';
import { type Desk, type Item, type Menu, menuOf, type Path, refusalOf } from '../../match/menu.ts';
import type { Look } from './drawing.ts';
import { match, type Named } from './match.ts';

export type Picked =
  | { readonly path: Path }
  | { readonly refused: Refusal }
  | { readonly unclear: string; readonly several: readonly string[] };

/** True if items carry numbers: never where a number is itself an answer. */
export const isNumbered = ({ items, range }: Menu): boolean =>
  range === null && items.every(({ value }) => !/^\d+$/.test(String(value)));

/** The items that can be picked, in the order of their numbers. */
export const pickable = ({ items }: Menu): readonly Item[] => items.filter((item) => item.next !== null);

/** Goes as far down as the line leads. If a word does not fit, the picks before it are dropped too. */
export function pick(desk: Desk, path: Path, line: string, look: Look): Picked {
  const picked = pickWords(desk, path, line, look);
  return 'path' in picked ? { path: completed(desk, picked.path) } : picked;
}

/** If the last field has only one value left, it need not be typed. */
function completed(desk: Desk, path: Path): Path {
  const { ask, items } = menuOf(desk, path);
  const [only] = items;
  return ask === 'value' && items.length === 1 && only?.next?.open === null ? [...path, only.next] : path;
}

function pickWords(desk: Desk, path: Path, line: string, look: Look): Picked {
  const whole = pickOne(desk, path, line, look);
  if (!('unclear' in whole)) return whole;
  const words = line.split(/[\s,;]+/).filter((word) => word !== '');
  if (words.length < 2) return whole;
  let here = path;
  for (const word of words) {
    const picked = pickOne(desk, here, word, look);
    if (!('path' in picked)) return picked;
    here = picked.path;
  }
  return { path: here };
}

/** A number, perhaps after a currency sign. */
const NUMBER = /^[^\p{L}\d-]?\d+$/u;

function pickOne(desk: Desk, path: Path, word: string, look: Look): Picked {
  const menu = menuOf(desk, path);
  if (menu.ask === 'confirm') return { unclear: word, several: [] };
  if (menu.range && NUMBER.test(word)) return pickNumber(desk, path, menu, Number(word.replace(/^\D/, '')));
  const item = isNumbered(menu) && /^\d+$/.test(word) ? pickable(menu)[Number(word) - 1] : undefined;
  if (item?.next) return { path: [...path, item.next] };
  const found = match(word, namedItems(menu, look));
  if (found && 'several' in found) return { unclear: word, several: found.several.map((named) => named.names[0]!) };
  if (found?.one.next) return { path: [...path, found.one.next] };
  if (found?.one.refusal) return { refused: found.one.refusal };
  return pickStranger(desk, path, word, look);
}

/** A number for the open field; at the top, for the one kind of action that begins with a number. */
function pickNumber(desk: Desk, path: Path, menu: Menu, value: number): Picked {
  const top = menu.items.find((item) => item.next?.open?.kind === 'int')?.next;
  const choice = path.at(-1) ?? top;
  if (!choice) return { unclear: String(value), several: [] };
  const refused = refusalOf(desk, choice, value);
  if (refused) return { refused };
  const opened = path.length > 0 ? path : [choice];
  return { path: [...opened, narrow(desk.game, desk.state, choice, value)] };
}

/** Something that the game or the open field knows but does not offer now. */
function pickStranger(desk: Desk, path: Path, word: string, look: Look): Picked {
  const choice = path.at(-1);
  const type = choice ? null : typeNamed(desk.game, word, look);
  const notNow = type === null ? null : check(desk.game, desk.state, desk.seat, { type });
  if (notNow) return { refused: notNow };
  const ids = choice?.open ? (fieldsOf(desk.game, desk.state, choice.type)?.ids(choice.open.field) ?? []) : [];
  const found = match(
    word,
    ids.map((id) => namedValue(id, choice!.open!.field, look)),
  );
  const refused = choice && found && 'one' in found ? refusalOf(desk, choice, found.one) : null;
  return refused ? { refused } : { unclear: word, several: [] };
}

/** The type of action a word means, open for decision or not. */
export function typeNamed(game: Game, word: string, { words }: Look): string | null {
  const types = [...typesOf(game), PASS.type].map((type) => ({ thing: type, names: [words.kind(type), type] }));
  const found = match(word, types);
  return found && 'one' in found ? found.one : null;
}

/** A value under its id and the game's word for it; a kind of action under the menu's word first. */
export const namedValue = (value: Value, field: string, { words }: Look): Named<Value> => {
  const name = words.value(field, String(value));
  return { thing: value, names: [String(value), name, name.replace(/ \(.*/, '')] };
};

const namedItems = ({ ask, field, items }: Menu, look: Look): Named<Item>[] =>
  items.map((item) => {
    const type = String(item.value);
    const names = ask === 'kind' ? [look.words.kind(type), type] : namedValue(item.value, field, look).names;
    return { thing: item, names };
  });

/** The path with its list ended. */
export const ended = ({ game, state }: Desk, path: Path): Path => {
  const choice = path.at(-1)!;
  return choice.open ? [...path, narrow(game, state, choice, DONE)] : path;
};
