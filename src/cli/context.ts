// What every command is handed: the language, the form of the output, and where to write.

import type { CliLines } from '../i18n/cli.ts';
import { cli as en } from '../i18n/en/cli.ts';
import { cli as it } from '../i18n/it/cli.ts';
import type { Lang } from '../i18n/phrases.ts';

export interface Context {
  readonly lang: Lang;
  readonly lines: CliLines;
  readonly json: boolean;
  /** One line of output: an object for machines, a text for people. */
  print(machine: object, person: string): void;
  /** One line of trouble. */
  complain(text: string): void;
}

/** 0 = did what was asked, 1 = ran and found something wrong, 2 = could not run. */
export type Status = 0 | 1 | 2;

/** Could not run: one clear line and status 2. */
export class Hopeless extends Error {}

export const linesOf = (lang: Lang): CliLines => (lang === 'it' ? it : en);

export function langOf(asked: string | undefined, env: NodeJS.ProcessEnv): Lang {
  const wanted = asked ?? env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '';
  return wanted.toLowerCase().startsWith('it') ? 'it' : 'en';
}

export const contextOf = (options: { json?: boolean; lang?: string }): Context => {
  const lang = langOf(options.lang, process.env);
  const json = options.json === true;
  return {
    lang,
    lines: linesOf(lang),
    json,
    print: (machine, person) => {
      const line = json ? JSON.stringify(machine) : person;
      if (line !== '') process.stdout.write(`${line}\n`);
    },
    complain: (text) => void process.stderr.write(`binario: ${text}\n`),
  };
};

/** A whole number given on the command line. */
export function wholeNumber(lines: CliLines, option: string, value: string, least = 0): number {
  const n = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(n) || n < least)
    throw new Hopeless(lines.notANumber({ option, value }));
  return n;
}
