// Sets the position of a worked example up as a game of this browser; its address, or null if it has none.
import { loadGame } from '../../../titles/registry.ts';
import { createFromRecord } from '../../play/local/createLocalGame.ts';
import { exampleKey } from './exampleHref.ts';
import { loadPositions } from './loadPositions.ts';
import { recordOfPosition } from './position.ts';

/** Afresh, even if it was opened and played before. */
export async function openExample(id: string, example: string): Promise<string | null> {
  const [game, positions] = await Promise.all([loadGame(id), loadPositions(id)]);
  const position = Object.hasOwn(positions, example) ? positions[example] : undefined;
  const record = game && position && recordOfPosition(game, position);
  const made = record && (await createFromRecord(record, { id: exampleKey(id, example) }));
  return made && 'id' in made ? `/local/${made.id}` : null;
}
