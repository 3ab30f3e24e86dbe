// The positions of the worked examples of a game, fetched when somebody reads its rules.
import type { ExamplePositions } from './position.ts';

const files = import.meta.glob<ExamplePositions>('../../../titles/*/examples/positions.json', { import: 'default' });

export const loadPositions = async (game: string): Promise<ExamplePositions> =>
  (await files[`../../../titles/${game}/examples/positions.json`]?.()) ?? {};
