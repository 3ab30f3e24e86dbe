// The positions of a game's worked examples, loaded with its rules.
import type { ExamplePositions } from './position.ts';

const files = import.meta.glob<ExamplePositions>('../../../titles/*/examples/positions.json', { import: 'default' });

export const loadPositions = async (game: string): Promise<ExamplePositions> =>
  (await files[`../../../titles/${game}/examples/positions.json`]?.()) ?? {};
