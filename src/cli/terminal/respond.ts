// Interprets a typed line at the person's place in the menu: a pick, a question, a command. Pure, so that a whole
// dialogue can be tested without a terminal.
import { type Action, narrow } from '../../engine/index.ts';
import { type Desk, menuOf, type Path, readyOf } from '../../match/menu.ts';
import { suggestionOf } from '../../match/suggestionOf.ts';
import type { TerminalCommand, TerminalLines } from '../../words/terminal.ts';
import type { Drawing, Look } from './drawing.ts';
import { folded, match } from './match.ts';
import { ended, pick } from './pick.ts';
import { wrap } from './text.ts';
import { explain, refusalText } from './why.ts';

export type Response =
  /** Another place in the menu. */
  | { readonly path: Path }
  /** Only words; the place stays. */
  | { readonly say: readonly string[] }
  | { readonly act: Action }
  /** A command that only the table can carry out. */
  | { readonly command: 'log' | 'board' | 'undo' | 'redo' | 'save' | 'quit'; readonly rest: string };

export function respond(desk: Desk, path: Path, line: string, look: Look, drawing: Drawing): Response {
  const text = line.trim();
  if (text === '') return enter(desk, path);
  const say = (words: string): Response => ({ say: wrap(words, look.columns) });
  const [word = '', ...rest] = text.split(/\s+/);
  const command = commandOf(word, look.lines);
  if (command === 'back' && rest.length === 0) return { path: path.slice(0, -1) };
  if (command === 'help') return { say: help(look, drawing) };
  if (command === 'why') return say(explain(desk, path, rest, look) ?? look.lines.whyWhat);
  if (command === 'look') return say(lookAt(desk, rest.join(' '), look, drawing));
  if (command && command !== 'back') return { command, rest: text.slice(word.length).trim() };
  const picked = pick(desk, path, text, look);
  // with several words the reason is about all of them, not only about the first that does not fit
  if ('refused' in picked) {
    const whole = rest.length > 0 ? explain(desk, path, [word, ...rest], look) : null;
    return say(whole ?? refusalText(desk, picked.refused, look));
  }
  if ('unclear' in picked) {
    const { lines, words } = look;
    const { unclear, several } = picked;
    return say(several.length > 0 ? lines.severalMatch(unclear, words.f.list(several)) : lines.unclear(unclear));
  }
  return isQuick(picked.path) ? { act: readyOf(picked.path.at(-1)!)! } : picked;
}

/** Enter carries out a ready action, ends a list, or takes suggested runs; otherwise it shows the menu again. */
function enter(desk: Desk, path: Path): Response {
  const { ready } = menuOf(desk, path);
  const best = ready || path.length === 0 ? null : suggestionOf(desk, path.at(-1)!);
  if (best) return { path: [...path, narrow(desk.game, desk.state, path.at(-1)!, best.runs)] };
  if (!ready) return { path };
  const whole = ended(desk, path);
  return whole.at(-1)!.open ? { path: whole } : { act: readyOf(whole.at(-1)!)! };
}

/** True for a bare number or a pass, which needs no confirmation: its effect is plain, and `undo` takes it back. */
function isQuick(path: Path): boolean {
  const last = path.at(-1);
  return last?.open === null && path.every(({ open }) => open === null || open.kind === 'int');
}

function commandOf(word: string, { commands }: TerminalLines): TerminalCommand | null {
  const wanted = folded(word);
  const found = (Object.keys(commands) as TerminalCommand[]).find((id) =>
    commands[id].some((name) => folded(name) === wanted),
  );
  return found ?? null;
}

function help(look: Look, drawing: Drawing): string[] {
  const { lines, paint, columns } = look;
  const width = Math.max(...Object.values(lines.commands).map(([name]) => name!.length));
  return [
    ...drawing.about(look).flatMap((text) => wrap(text, columns)),
    ...wrap(lines.helpHead, columns),
    ...(Object.keys(lines.help) as TerminalCommand[]).map(
      (id) => `  ${paint.bold(lines.commands[id][0]!.padEnd(width))}  ${lines.help[id]}`,
    ),
  ];
}

function lookAt({ state }: Desk, text: string, look: Look, { places, place }: Drawing): string {
  if (text === '') return look.lines.lookWhat;
  const found = match(
    text,
    Object.entries(places(state)).map(([id, name]) => ({ thing: id, names: [id, name] })),
  );
  const told = found && 'one' in found ? place(state, found.one, look) : null;
  return told ?? look.lines.nothingKnown(text);
}
