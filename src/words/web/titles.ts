import { titles as en } from '../en/web/titles.ts';
import { titles as it } from '../it/web/titles.ts';
import type { InEvery } from '../lines.ts';

/** A table inside a text: figures that are easier to look up than to read. */
export interface TextTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface TitleSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
  readonly table?: TextTable;
}

/** The words on the cover of a title. */
export interface CoverWords {
  /** The game in one sentence, in the list of all. */
  readonly line: string;
  /** On its own page, and beside a link to it. */
  readonly subtitle: string;
  /** The land on its map. */
  readonly land?: string;
}

export interface TitlePage {
  readonly about: readonly string[];
  /** The rules, short. */
  readonly rules: readonly TitleSection[];
  readonly relatives: readonly string[];
  readonly reconstruction: readonly string[];
}

export const titlesLines: InEvery<typeof en> = { en, it };
