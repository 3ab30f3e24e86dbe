// What a game adds to play in the terminal. A game that adds nothing is still playable: its state is printed as it is.
import type { Core, Fields, GameEvent, Seat, Value } from '../../engine/index.ts';
import type { TerminalLines } from '../../words/terminal.ts';
import type { Words } from '../../words/words.ts';
import type { Paint } from './paint.ts';

/** How and for whom things are drawn. */
export interface Look {
  readonly paint: Paint;
  readonly words: Words;
  readonly lines: TerminalLines;
  readonly columns: number;
}

/** What a choice is about, on the board: what can be picked now, and what has been picked so far. */
export interface Marks {
  readonly open: ReadonlySet<Value>;
  readonly chosen: ReadonlySet<Value>;
}

/** A value in a menu: of which field, and all that is chosen once it is picked. */
export interface Picking {
  readonly field: string;
  readonly chosen: Fields;
}

export interface Drawing {
  /** What a newcomer must know. */
  about(look: Look): readonly string[];
  board(s: Core, look: Look, marks: Marks): string[];
  /** Everything beside the board; `seat` is who decides, undefined when the game is over. */
  panels(s: Core, look: Look, seat: Seat | undefined): string[];
  /** What is going on just now, right above the menu. */
  situation(s: Core, look: Look): string[];
  /** What picking something does, in a few characters for a menu. */
  hint(events: readonly GameEvent[], look: Look, s: Core, picking: Picking): string;
  /** Everything about one place; null if there is no such place. */
  place(s: Core, id: string, look: Look): string | null;
  /** The places that `place` knows, with the names people call them by. */
  places(s: Core): Readonly<Record<string, string>>;
  /** A word for each reason for which players pay and are paid. */
  reasons(look: Look): Readonly<Record<string, string>>;
}

/** The state, one line for each part, without what the terminal shows anyway. */
export const plainDrawing: Drawing = {
  about: () => [],
  board: () => [],
  panels({
    game: _,
    rulesVersion: __,
    shape: ___,
    players: ____,
    options: _____,
    rulings: ______,
    flow: _______,
    chance: ________,
    ...own
  }) {
    return Object.entries(own).map(([name, part]) => `${name}: ${JSON.stringify(part)}`);
  },
  situation: () => [],
  hint: () => '',
  place: () => null,
  places: () => ({}),
  reasons: () => ({}),
};
