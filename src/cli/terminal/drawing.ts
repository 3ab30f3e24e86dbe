// A game's contribution to play in the terminal. Without one a game is still playable: its state is printed as it is.
import type { Core, Fields, GameEvent, Seat, Value } from '../../engine/index.ts';
import type { TerminalLines } from '../../words/terminal.ts';
import type { Words } from '../../words/words.ts';
import type { Paint } from './paint.ts';

/** Style and language of a drawing. */
export interface Look {
  readonly paint: Paint;
  readonly words: Words;
  readonly lines: TerminalLines;
  readonly columns: number;
}

/** Marks of a choice on the board: places that can be picked now, and those picked so far. */
export interface Marks {
  readonly open: ReadonlySet<Value>;
  readonly chosen: ReadonlySet<Value>;
}

/** A value in a menu: its field, and everything chosen once it is picked. */
export interface Picking {
  readonly field: string;
  readonly chosen: Partial<Fields>;
}

export interface Drawing {
  /** Introduction for a newcomer. */
  about(look: Look): readonly string[];
  board(s: Core, look: Look, marks: Marks): string[];
  /** Everything beside the board; `seat` decides, undefined when the game is over. */
  panels(s: Core, look: Look, seat: Seat | undefined): string[];
  /** The current situation, right above the menu. */
  situation(s: Core, look: Look): string[];
  /** The effect of picking something, in a few characters for a menu. */
  hint(events: readonly GameEvent[], look: Look, s: Core, picking: Picking): string;
  /** Everything about one place; null for an unknown place. */
  place(s: Core, id: string, look: Look): string | null;
  /** The places that `place` knows, with their usual names. */
  places(s: Core): Readonly<Record<string, string>>;
  /** A word for each reason of payments from and to players. */
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
