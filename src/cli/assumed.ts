// Unnamed options that a record of 18xx.games was played by, as JSON and as text.
import type { CliLines } from '../words/cli.ts';

type Assumed = Readonly<Record<string, string>>;

export const assumedField = (assumed: Assumed): { assumed?: Assumed } =>
  Object.keys(assumed).length > 0 ? { assumed } : {};

export const assumedText = (lines: CliLines, assumed: Assumed): string => {
  const options = Object.entries(assumed).map(([id, value]) => `${id}=${value}`);
  return options.length > 0 ? `; ${lines.assumed({ options: options.join(', ') })}` : '';
};
