// The rules shown by a worked example, its main one first.
import type { Rule, RuleSection } from '../readRules.ts';
import { rulesIn } from '../readRules.ts';

/** By example, from a file of the title; rules are written without the name of their game. */
export type Shows = Readonly<Record<string, string>>;

const files = import.meta.glob<Shows>('../../../titles/*/examples/shows.json', { import: 'default' });

export const loadShows = async (game: string): Promise<Shows> =>
  (await files[`../../../titles/${game}/examples/shows.json`]?.()) ?? {};

/** The examples of a rule: first those mainly about it, then those that also show it. */
export const examplesOf = (sections: readonly RuleSection[], rule: string): readonly Rule[] =>
  rulesIn(sections)
    .filter(({ shows }) => shows?.includes(rule))
    .sort((a, b) => Number(a.shows![0] !== rule) - Number(b.shows![0] !== rule));
