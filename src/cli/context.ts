// Context of every command: the language, the form of the output, and where to write.

import { type CliLines, cliLines } from '../words/cli.ts';
import { type Lang, langOfEnv, langs } from '../words/phrases.ts';

export interface Context {
  readonly lang: Lang;
  readonly lines: CliLines;
  readonly json: boolean;
  /** One line of output: an object for machines, a text for people. */
  print(machine: object, person: string): void;
  /** One line of trouble. */
  complain(text: string): void;
}

/** 0 = done, 1 = ran and found something wrong, 2 = could not run. */
export type Status = 0 | 1 | 2;

/** Could not run: one clear line and status 2. */
export class Hopeless extends Error {}

/** The language asked for, or the environment's. */
export function langOf(asked: string | undefined): Lang {
  const preset = langOfEnv(process.env);
  if (asked === undefined) return preset;
  if (!langs.includes(asked as Lang)) throw new Hopeless(cliLines[preset].unknownLang({ lang: asked }));
  return asked as Lang;
}

export const contextOf = (options: { json?: boolean; lang?: string }): Context => {
  const lang = langOf(options.lang);
  const json = options.json === true;
  return {
    lang,
    lines: cliLines[lang],
    json,
    print: (machine, person) => {
      const line = json ? JSON.stringify(machine) : person;
      if (line !== '') process.stdout.write(`${line}\n`);
    },
    complain: (text) => void process.stderr.write(`binario: ${text}\n`),
  };
};

/** Larger numbers are taken for typing errors, so that they do not fill the memory. */
const MOST = 1_000_000;

/** A whole number given on the command line. */
export function wholeNumber(lines: CliLines, option: string, value: string, least = 0): number {
  const n = Number(value);
  if (!/^\d{1,9}$/.test(value) || n < least || n > MOST)
    throw new Hopeless(lines.notANumber({ option, value, least, most: MOST }));
  return n;
}

/** Makes a foreign text fit for one line: no character may move the cursor. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');
