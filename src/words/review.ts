// Tells a finding of a review in one sentence, by the lines of every game or those of its title.
import type { Finding } from '../review/finding.ts';
import type { GeneralFinding } from '../review/kinds.ts';
import { findings as en } from './en/review.ts';
import { findings as it } from './it/review.ts';
import type { Lang, Phrases } from './phrases.ts';
import { missing } from './telling.ts';
import type { Words } from './words.ts';

/** A line for each of these kinds. */
export type FindingLines<F extends Finding> = {
  readonly [K in F['kind']]: (x: Extract<F, { readonly kind: K }>, f: Phrases, action: Words['action']) => string;
};

/** Lines of a title, whose kinds are only known at run time. */
export type OwnLines = Readonly<
  Record<Lang, Readonly<Record<string, (x: never, f: Phrases, action: Words['action']) => string>>>
>;

const every: Readonly<Record<Lang, FindingLines<GeneralFinding>>> = { en, it };

export function findingText(finding: Finding, lang: Lang, { f, action }: Words, own?: OwnLines): string {
  const lines: OwnLines[Lang] = { ...every[lang], ...own?.[lang] };
  return lines[finding.kind]?.(finding as never, f, action) ?? missing(finding.kind);
}

/** Money by seat or company, the largest sum first: "Ada 40, Bea 20". */
const sums = (by: Readonly<Record<string, number>>, name: (id: string) => string, f: Phrases): string =>
  f.list(
    Object.entries(by)
      .toSorted(([, a], [, b]) => b - a)
      .map(([id, sum]) => `${name(id)} ${f.money(sum)}`),
  );

/** The same of players and companies together. */
export const sharesOf = (
  { parts, treasuries }: { readonly parts: object; readonly treasuries: object },
  f: Phrases,
): string =>
  [
    sums(parts as Readonly<Record<string, number>>, (seat) => f.seat(Number(seat)), f),
    sums(treasuries as Readonly<Record<string, number>>, f.company, f),
  ]
    .filter(Boolean)
    .join(', ');
