// One decision of a person, from the first look at the board to the action: the only place where questions are asked.
import type { Seat } from '../../engine/index.ts';
import type { Path } from '../../match/menu.ts';
import type { Drawing, Look } from './drawing.ts';
import type { Keeper } from './keeper.ts';
import type { LineReader } from './lineReader.ts';
import type { Output } from './output.ts';
import { type Response, respond } from './respond.ts';
import { screenOf, told } from './screen.ts';
import { played, redone, type Session, undone } from './session.ts';

export interface Table {
  readonly session: Session;
  readonly seat: Seat;
  readonly look: Look;
  readonly drawing: Drawing;
  readonly out: Output;
  readonly reader: LineReader;
  readonly keep: Keeper;
  isPerson(seat: Seat): boolean;
  /** Lines under the first menu: the events that led here. */
  readonly notice: readonly string[];
  /** Events since this seat last decided. */
  recent(session: Session, seat: Seat): string[];
}

/** The game after the decision, an undo or a redo; or the person's reason to leave. */
export type Decided =
  | { readonly session: Session; readonly notice: readonly string[] }
  | { readonly leave: readonly string[] };

export async function decide(table: Table): Promise<Decided> {
  const { session, seat, look, drawing, out, reader } = table;
  const desk = { game: session.game, state: session.state, seat };
  let path: Path = [];
  let { notice } = table;
  let warned = false;
  for (let shown = false; ; ) {
    const screen = screenOf(desk, path, look, drawing);
    if (!shown) out.show(screen, table.recent(session, seat), notice);
    notice = [];
    shown = true;
    const answer = await reader.ask(screen.prompt);
    if (answer === 'end') return { leave: [look.lines.inputEnded] };
    if (answer === 'interrupt') return { leave: [look.lines.interrupted] };
    const response = respond(desk, path, answer.line, look, drawing);
    if ('act' in response) return { session: played(session, seat, response.act), notice: [] };
    if ('say' in response) out.say(...response.say);
    else if ('path' in response) {
      path = response.path;
      shown = false;
    } else if (response.command === 'quit') {
      if (table.keep.isSafe() || warned) return { leave: [] };
      warned = true;
      out.say(look.lines.notSavedAnywhere);
    } else {
      const moved = await carryOut(table, response);
      if (moved) return moved;
      if (response.command === 'board') {
        out.forget();
        shown = false;
      }
    }
  }
}

/** A command about the whole table; returns the new place in the game, if it leads to one. */
async function carryOut(
  table: Table,
  { command, rest }: Extract<Response, { command: string }>,
): Promise<Decided | null> {
  const { session, seat, look, out, keep, isPerson } = table;
  const { lines, words } = look;
  if (command === 'log') out.say(...session.told.flatMap((events) => told(events, look)));
  else if (command === 'save') await keep.saveAloud(session.record, rest);
  else if (command === 'undo') {
    const back = undone(session, seat, isPerson);
    if (back) return { session: back.session, notice: [lines.undone(words.action(back.action))] };
    out.say(lines.nothingToUndo);
  } else if (command === 'redo') {
    const ahead = redone(session, seat, isPerson);
    if (ahead) return { session: ahead, notice: [lines.redone] };
    out.say(lines.nothingToRedo);
  }
  return null;
}
