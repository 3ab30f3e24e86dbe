// The marks of companies from their colours: letters readable on them, and a line visible on paper.
import type { CompanyMark, LinePattern } from '../board/picture.ts';

const LIGHT = '#fffdf7';
const DARK = '#0b0d12';

const patterns: readonly LinePattern[] = ['solid', 'dashed', 'dotted', 'double', 'ticked', 'chequered'];

type Papers = Readonly<Record<string, { readonly paper: string }>>;

/** The colours are given as `#rrggbb`. */
export const marksFrom = (papers: Papers, letters = (id: string) => id): Readonly<Record<string, CompanyMark>> =>
  Object.fromEntries(
    Object.entries(papers).map(([id, { paper }], i) => [
      id,
      {
        letter: letters(id),
        colour: paper,
        ink: inkOn(paper),
        line: patterns[i % patterns.length]!,
        thin: `color-mix(in oklab, ${paper} 62%, var(--ink))`,
      },
    ]),
  );

/** Dark letters on a light colour, or light on dark: the more readable of the two. */
export function inkOn(paper: string): string {
  const light = luminance(paper);
  const against = (ink: string) => {
    const other = luminance(ink);
    return (Math.max(light, other) + 0.05) / (Math.min(light, other) + 0.05);
  };
  return against(LIGHT) >= against(DARK) ? LIGHT : DARK;
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
