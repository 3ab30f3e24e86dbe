// The records of titles' examples, read from their files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '../../src/engine/core/game.ts';
import { readRecord } from '../../src/records/read.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { games } from './games.ts';

export const examples: readonly (readonly [name: string, game: Game, record: GameRecord])[] = games.flatMap((game) => {
  const folder = fileURLToPath(new URL(`../../src/titles/${game.id}/examples/`, import.meta.url));
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => /^X\d+\.json$/.test(file))
    .map((file) => {
      const record = readRecord(readFileSync(folder + file, 'utf8'));
      if ('problem' in record) throw new Error(`${file}: ${record.problem}`);
      return [`${game.id}-${file.replace('.json', '')}`, game, record] as const;
    });
});
