// The lines of the terminal in each language.
import { terminal as en } from '../../words/en/terminal.ts';
import { terminal as it } from '../../words/it/terminal.ts';
import type { Lang } from '../../words/phrases.ts';
import type { TerminalLines } from '../../words/terminal.ts';

export const terminalLines: Readonly<Record<Lang, TerminalLines>> = { en, it };
