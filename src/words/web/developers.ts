// What the page for programmers says round the description of the API.
import { developers as en } from '../en/web/developers.ts';
import { developers as it } from '../it/web/developers.ts';
import type { Lang } from '../phrases.ts';

export interface DevelopersLines {
  readonly title: string;
  readonly intro: string;
  /** Code stands between backticks. */
  readonly tokens: string;
  readonly tokensLink: string;
  readonly live: string;
  readonly refusals: string;
  readonly refusal: string;
  readonly raw: string;
  readonly loading: string;
  readonly none: string;
  readonly contents: string;
  readonly parameters: string;
  /** Where a parameter stands. */
  readonly places: Readonly<Record<'path' | 'query', string>>;
  readonly body: string;
  readonly answer: string;
  readonly noContent: string;
  readonly optional: string;
}

export const developersLines: Readonly<Record<Lang, DevelopersLines>> = { en, it };
