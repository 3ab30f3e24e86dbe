// What worked examples say on the page of rules and at the table where one was opened.
import { examples as en } from '../en/web/examples.ts';
import { examples as it } from '../it/web/examples.ts';
import type { Lang } from '../phrases.ts';

export interface ExamplesLines {
  /** Above the folded examples of a rule. */
  count(examples: number): string;
  /** Before the numbers of the rules an example shows. */
  readonly shows: string;
  /** At the table: what this position is. */
  readonly atTable: string;
  readonly again: string;
  readonly opening: string;
  readonly failed: string;
  readonly toRules: string;
  /** The filter of the rules page. */
  readonly decidedOnly: string;
  readonly decidedHint: string;
  readonly noneDecided: string;
}

export const examplesLines: Readonly<Record<Lang, ExamplesLines>> = { en, it };
