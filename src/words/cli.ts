import { cli as en } from './en/cli.ts';
import { cli as it } from './it/cli.ts';
import type { InEvery, Lines } from './lines.ts';

export type CliLines = Lines<typeof en>;

export type HelpedOption = keyof typeof en.help.options;

export const cliLines: InEvery<typeof en> = { en, it };
