import { terminal as en } from './en/terminal.ts';
import { terminal as it } from './it/terminal.ts';
import type { InEvery, Lines } from './lines.ts';

export type TerminalLines = Lines<typeof en>;

export type TerminalCommand = keyof typeof en.commands;

/** Companies, players, trains and track of the 18xx games. */
export type RailTerminalLines = TerminalLines['rail'];

/** Introduction to a game for a newcomer, before the commands. */
export interface AboutLines {
  readonly about: readonly string[];
}

export const terminalLines: InEvery<typeof en> = { en, it };
