// What a record says and our game does not, in one sentence.
import type { CliLines } from '../i18n/cli.ts';
import type { Difference } from '../records/import18xx/importer.ts';

export const differenceText = (
  lines: CliLines,
  { index, what, expected, got }: { readonly index: number } & Difference,
): string => lines.differs({ index, what, expected: JSON.stringify(expected), got: JSON.stringify(got) });
