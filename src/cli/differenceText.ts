// A difference between a record and our game, in one sentence.

import type { Difference } from '../records/import18xx/importer.ts';
import type { CliLines } from '../words/cli.ts';

export const differenceText = (
  lines: CliLines,
  { what, expected, got, ...at }: { readonly index: number; readonly id?: string } & Difference,
): string => lines.differs({ ...at, what, expected: JSON.stringify(expected), got: JSON.stringify(got) });
