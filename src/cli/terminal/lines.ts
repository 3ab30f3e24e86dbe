// The lines of the terminal in each language.
import { terminal as en } from '../../i18n/en/terminal.ts';
import { terminal as it } from '../../i18n/it/terminal.ts';
import type { Lang } from '../../i18n/phrases.ts';
import type { TerminalLines } from '../../i18n/terminal.ts';

export const terminalLines: Readonly<Record<Lang, TerminalLines>> = { en, it };
