// The rule index of a book: every code of a refusal, and the numbered rule it comes from.
import type { FlowCode } from './refusal.ts';

export interface Citation<C extends string> {
  /** The heading or section that players find in the book. */
  readonly book: string;
  readonly codes: readonly C[];
}

export interface RuleIndex {
  /** The full number of the rule for a code; null for the engine's own refusals of malformed input. */
  ruleOf(code: string): string | null;
  /** Where in the book a rule stands. */
  bookOf(rule: string): string | null;
}

type Cited<T> = T extends Record<string, Citation<infer C>> ? C : never;
type AllCited<R, T> = Exclude<(keyof R & string) | FlowCode, Cited<T>> extends never ? T : never;

/**
 * `R` is the game's table of refusals: a code without a citation, or a citation of an unknown code, does not compile.
 */
export const ruleIndex =
  <R>() =>
  <const T extends Record<string, Citation<(keyof R & string) | FlowCode>>>(
    game: string,
    rules: T & AllCited<R, T>,
  ): RuleIndex => {
    const byCode = new Map<string, string>();
    const books = new Map<string, string>();
    for (const [number, { book, codes }] of Object.entries(rules as T)) {
      books.set(`${game}-${number}`, book);
      for (const code of codes) byCode.set(code, `${game}-${number}`);
    }
    return { ruleOf: (code) => byCode.get(code) ?? null, bookOf: (rule) => books.get(rule) ?? null };
  };
