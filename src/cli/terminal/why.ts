// "Why not?" for anything a person can name: a whole action, the beginning of one, or a value of the open field.
import { check, type Fields, type Refusal } from '../../engine/index.ts';
import { fieldsOf } from '../../match/fieldsOf.ts';
import type { Desk, Path } from '../../match/menu.ts';
import type { Look } from './drawing.ts';
import { match } from './match.ts';
import { namedValue, typeNamed } from './pick.ts';

/** The answer to `why` with the words after it; null if they name nothing that can be explained. */
export function explain(desk: Desk, path: Path, words: readonly string[], look: Look): string | null {
  const { game, state, seat } = desk;
  const [first, ...rest] = words;
  if (first === undefined) return null;
  const choice = path.at(-1);
  // inside a menu the words continue the choices so far
  const inside = choice?.open ? filled(desk, { ...choice.chosen }, choice.open.field, words, look) : null;
  const type = typeNamed(game, first, look);
  const begun =
    type && !inside?.known ? filled(desk, { type }, fieldsOf(game, state, type)?.names[0], rest, look) : inside;
  if (!begun) return null;
  const refusal = check(game, state, seat, begun.action);
  return refusal ? refusalText(desk, refusal, look) : look.lines.allowed(actionText(desk, begun.action, look));
}

/** The refusal, its rule, and its place in the book. */
export function refusalText({ game }: Desk, refusal: Refusal, { words, lines }: Look): string {
  const section = refusal.rule === null ? null : game.rules.bookOf(refusal.rule);
  return section === null ? words.refusal(refusal) : `${words.refusal(refusal)} — ${lines.inBook(section)}`;
}

/** The fields from this one on, filled with these words in order. `known`: the first word is a value of the first field. */
function filled(
  { game, state }: Desk,
  action: Fields,
  from: string | undefined,
  words: readonly string[],
  look: Look,
): { action: Fields; known: boolean } {
  const fields = fieldsOf(game, state, String(action.type));
  const names = fields && from !== undefined ? fields.names.slice(fields.names.indexOf(from)) : [];
  const left = [...words];
  let known = false;
  for (const name of names) {
    if (left.length === 0 || ['routes', 'path'].includes(fields!.kind(name))) break; // runs and ways have no words
    const read = (word: string): string | number => {
      if (fields!.kind(name) === 'int') return Number(word);
      const found = match(
        word,
        fields!.ids(name).map((id) => namedValue(id, name, look)),
      );
      if (found && 'one' in found) {
        known ||= left.length === words.length - 1;
        return found.one;
      }
      return word;
    };
    if (fields!.kind(name) === 'list') {
      const list = [...((action[name] as (string | number)[] | undefined) ?? [])];
      while (left.length > 0) list.push(read(left.shift()!));
      action[name] = list;
    } else action[name] = read(left.shift()!);
  }
  return { action, known };
}

/** A finished action in its own words, the beginning of one by its kind. */
function actionText({ game, state }: Desk, action: Fields, { words }: Look): string {
  const { type } = action;
  const names = fieldsOf(game, state, type)?.names ?? [];
  return names.every((name) => Object.hasOwn(action, name)) ? words.action(action) : words.kind(type);
}
