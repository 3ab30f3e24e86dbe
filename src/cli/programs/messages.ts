// What Binario and a bot program say to each other, an object a line. `docs/bot-programs.md` tells it to their authors.
import type { Choices } from '../../api/choices.ts';
import type { Why } from '../../bots/bot.ts';
import type { Core, Refusal, Seat } from '../../engine/index.ts';
import type { BranchAsked } from '../../server/play/branches.ts';

export const PROTOCOL = 1;

/** The first line: what will be played, and how states and actions are laid out. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly title: string;
  readonly rulesVersion: number;
  readonly shape: number;
}

/** A game begins. No answer. */
interface Begun {
  readonly type: 'game';
  readonly seat: Seat;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly rulings: Readonly<Record<string, string>>;
  /** Four whole numbers to draw from, so that the same game can be played again. */
  readonly luck: readonly number[];
  /** Work asked of a bot that plays games out in thought. */
  readonly playouts: number;
}

/** The state without chance: neither draws nor seed. */
export type Sight = Omit<Core, 'chance'>;

/** A decision is due within so many milliseconds. */
interface Turn {
  readonly type: 'turn';
  readonly seat: Seat;
  readonly ms: number;
  readonly state: Sight;
  readonly choices: Choices['choices'];
}

/** Answers to a question about a branch. */
interface Branches {
  readonly type: 'choices';
  readonly choices: Choices['choices'];
}
interface Refused {
  readonly type: 'refused';
  /** Null where the question made no sense. */
  readonly refusal: Refusal | null;
}

/** Greedy moved in its place. No answer. */
interface Replaced {
  readonly type: 'replaced';
  readonly refusal: Refusal | null;
}

/** The game is over. No answer: another game may begin. */
interface Over {
  readonly type: 'over';
  readonly result: Readonly<Record<Seat, number>>;
  readonly winner: readonly Seat[];
}

export type ToProgram = Hello | Begun | Turn | Branches | Refused | Replaced | Over;

/** One answer a line. `ask` is the body of `POST /api/tables/:id/choices` without the seat. */
export type FromProgram =
  | { readonly ready: string }
  | { readonly refuse: string }
  | { readonly ask: BranchAsked }
  | { readonly move: unknown; readonly why?: Why | string };
