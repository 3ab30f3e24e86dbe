// The rule index of a book: every code of a refusal, and the numbered rule it comes from.
import type { FlowCode } from './refusal.ts';

interface Citation<C extends string> {
  /** The heading or section that players find in the book. */
  readonly book: string;
  readonly codes: readonly C[];
}

export interface RuleIndex<C extends string = string> {
  readonly cited: readonly C[];
  /** The full number of the rule for a code; null for the engine's own refusals of malformed input. */
  ruleOf(code: string): string | null;
  /** The heading or section of the book with this rule. */
  bookOf(rule: string): string | null;
}

export function ruleIndex<const C extends string>(
  game: string,
  rules: Readonly<Record<string, Citation<C>>>,
): RuleIndex<C> {
  const byCode = new Map<string, string>();
  const books = new Map<string, string>();
  const cited: C[] = [];
  for (const [number, { book, codes }] of Object.entries(rules)) {
    books.set(`${game}-${number}`, book);
    for (const code of codes) byCode.set(code, `${game}-${number}`);
    cited.push(...codes);
  }
  return { cited, ruleOf: (code) => byCode.get(code) ?? null, bookOf: (rule) => books.get(rule) ?? null };
}

/**
 * Asks for nothing if all these codes are cited; else for a property that cannot be given, so that the error names
 * them.
 */
export type Citing<Codes extends string, Cited extends string> = [Exclude<Codes | FlowCode, Cited>] extends [never]
  ? unknown
  : { readonly uncited: Exclude<Codes | FlowCode, Cited> };
