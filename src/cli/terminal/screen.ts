// The screen for a decision: the board, the tables, recent events, and the menu.
import { type GameEvent, listSuggestion, type Run, type Value } from '../../engine/index.ts';
import { type Desk, type Item, type Menu, menuOf, type Path, positionOf } from '../../match/menu.ts';
import { namedIn } from '../../match/namedIn.ts';
import { suggestionOf } from '../../match/suggestionOf.ts';
import type { Drawing, Look, Marks } from './drawing.ts';
import { isNumbered, pickable } from './pick.ts';
import { columns, flow, wrap } from './text.ts';

export interface Screen {
  readonly board: readonly string[];
  readonly panels: readonly string[];
  readonly menu: readonly string[];
  readonly prompt: string;
}

export function screenOf(desk: Desk, path: Path, look: Look, drawing: Drawing): Screen {
  const menu = menuOf(desk, path);
  return {
    board: drawing.board(positionOf(desk, path), look, marksOf(menu, path)),
    panels: drawing.panels(desk.state, look, desk.seat),
    menu: menuLines(desk, path, menu, look, drawing),
    prompt: `${look.words.f.seat(desk.seat)} > `,
  };
}

export const noMarks: Marks = { open: new Set(), chosen: new Set() };

function marksOf(menu: Menu, path: Path): Marks {
  const values = Object.values(path.at(-1)?.chosen ?? {}).flatMap((value) => value as Value | Run | (Value | Run)[]);
  const chosen = values.flatMap((value) => (typeof value === 'object' ? value.track : value));
  return { open: new Set(pickable(menu).map((item) => item.value)), chosen: new Set(chosen) };
}

/** Most refusals shown with their reasons; `why` tells the others'. */
const SPELT_OUT = 5;

function menuLines(desk: Desk, path: Path, menu: Menu, look: Look, drawing: Drawing): string[] {
  const { paint, lines } = look;
  const numbered = isNumbered(menu);
  const open = pickable(menu).map((item, i) => {
    const label = labelOf(item, menu, look, desk);
    const key = numbered ? String(i + 1) : menu.ask === 'kind' ? label[0]!.toLowerCase() : '';
    const hint = hintOf(desk, item, menu, look, drawing);
    return [paint.bold(key), label, ...(hint ? [paint.dim(hint)] : [])].filter((part) => part !== '').join(' ');
  });
  const shut = menu.items.filter((item) => item.refusal);
  const reasons =
    shut.length <= SPELT_OUT
      ? shut.map((item) => `${labelOf(item, menu, look, desk)} — ${look.words.refusal(item.refusal!)}`)
      : flow(
          [
            `${lines.notNow}: ${labelOf(shut[0]!, menu, look, desk)}`,
            ...shut.slice(1).map((item) => labelOf(item, menu, look, desk)),
          ],
          ', ',
          look.columns - 4,
        );
  const soFar = menu.effect.length > 0 ? told(menu.effect, look).map((line) => `  ${line}`) : [];
  return [
    ...drawing.situation(desk.state, look),
    paint.bold(path.length > 0 ? trail(path, look) : lines.turn(look.words.f.seat(desk.seat))),
    ...soFar,
    ...[...runLines(desk, path, look), ...proposal(desk, path, look)].map((line) => `  ${line}`),
    ...columns(open, look.columns - 2).map((line) => `  ${line}`),
    ...reasons.map((line) => paint.dim(`  ✗ ${line}`)),
    question(path, menu, look),
  ];
}

/** The best runs for the trains whose routes are open, and whether better ones may exist. */
function runLines(desk: Desk, path: Path, { words: { f }, lines, columns: width }: Look): string[] {
  const choice = path.at(-1);
  const best = choice ? suggestionOf(desk, choice) : null;
  if (!best) return [];
  const runs = best.runs.flatMap(({ train, track }) => wrap(`${f.name(train)}: ${hexesOn(track, f)}`, width - 2));
  const sum = f.money(best.revenue);
  return [...runs, best.optimal ? lines.bestRuns(sum) : lines.goodRuns(sum, f.money(best.bound))];
}

/** The most valuable list, if the game knows it. */
function proposal({ game, state }: Desk, path: Path, { words, lines }: Look): string[] {
  const choice = path.at(-1);
  const values = choice ? listSuggestion(game, state, choice) : null;
  if (!values) return [];
  const names = values.map((value) => words.value(choice!.open!.field, String(value)));
  return [names.length > 0 ? lines.proposed(words.f.list(names)) : lines.proposedNone];
}

function labelOf({ value, next }: Item, { ask, field, items }: Menu, { words }: Look, { state }: Desk): string {
  if (ask === 'kind')
    return words.kind(
      String(value),
      items.map((item) => String(item.value)),
      state.flow.at(-1),
    );
  const way = wayIn(next, field);
  return way ? hexesOn(way, words.f) : words.value(field, String(value));
}

/** The pieces of track of a chosen way; null for other fields. */
const wayIn = (next: Item['next'], field: string): readonly string[] | null => {
  const chosen = (next?.chosen as Readonly<Record<string, unknown>> | undefined)?.[field];
  const isWay = Array.isArray(chosen) && chosen.length > 0 && chosen.every((piece) => String(piece).includes(':'));
  return isWay ? (chosen as readonly string[]) : null;
};

/** The hexes along a way. */
const hexesOn = (track: readonly string[], f: Look['words']['f']): string =>
  [...new Set(track.map((piece) => piece.split(':')[0]!))].map((hex) => f.name(hex)).join(' – ');

function hintOf(desk: Desk, { next, events }: Item, { ask, field }: Menu, look: Look, drawing: Drawing): string {
  if (ask === 'kind') return next?.open?.kind === 'int' ? look.lines.range(next.open.min, next.open.max) : '';
  if (wayIn(next, field)) return told(events, look).join('; ');
  return drawing.hint(events, look, desk.state, { field, chosen: { ...next?.chosen } });
}

/** "Build · PRR · Q4, Q5": the choices so far. */
function trail(path: Path, { words }: Look): string {
  const last = path.at(-1)!;
  const { type, chosen } = last;
  const parts = Object.entries(chosen)
    .filter(([name]) => name !== 'type')
    .map(([field, value]) => {
      const way = wayIn(last, field);
      return way
        ? hexesOn(way, words.f)
        : namedIn(value)
            .map((id) => words.value(field, id))
            .join(', ');
    });
  return [words.kind(type), ...parts.filter((part) => part !== '')].join(' · ');
}

/** The sentences of these events. */
export const told = (events: readonly GameEvent[], { words }: Look): string[] =>
  events.map((event) => words.event(event)).filter((line) => line !== null);

/** The question, and the keys that do something here. */
function question(path: Path, menu: Menu, { words, lines, paint }: Look): string {
  const field = path.at(-1)?.open?.field;
  const asked = field === undefined ? '' : words.field(field);
  const range = menu.ask === 'number' && menu.range ? lines.range(menu.range.min, menu.range.max) : '';
  const does = menu.ask === 'list' ? lines.enterOrMore : lines.enterToDo;
  const enter = menu.ask === 'routes' ? lines.enterToRun : menu.ready ? does : '';
  const keys = [enter, ...(path.length > 0 ? [lines.keyBack] : []), lines.keyHelp].filter((part) => part !== '');
  const ask = [asked, range].filter((part) => part !== '').join(' ');
  return [...(ask ? [ask] : []), paint.dim(keys.join(' · '))].join('  ');
}
