// What the page of rules and a rule opened at the table say.
import { rules as en } from '../en/web/rules.ts';
import { rules as it } from '../it/web/rules.ts';
import type { Lang } from '../phrases.ts';

export interface RulesLines {
  title(game: string): string;
  readonly intro: string;
  readonly contents: string;
  readonly search: string;
  readonly searchHint: string;
  found(rules: number, all: number): string;
  readonly nothing: string;
  readonly clear: string;
  readonly loading: string;
  readonly failed: string;
  readonly aboutGame: string;
  readonly examples: string;
  /** Opens the position of a worked example as a game in this browser. */
  readonly open: string;
  rule(id: string): string;
  example(id: string): string;
  readonly whole: string;
  readonly unknown: string;
  inBook(section: string): string;
  readonly marks: Readonly<Record<'book' | 'completed' | 'decided', { readonly name: string; readonly means: string }>>;
}

export const rulesLines: Readonly<Record<Lang, RulesLines>> = { en, it };
