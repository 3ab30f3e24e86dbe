// The whole of a golden game as a table follows it.
import { readFileSync } from 'node:fs';
import type { Game } from '../../src/engine/index.ts';
import { openOwn } from '../../src/match/openOwn.ts';
import type { Timeline } from '../../src/match/timeline.ts';
import { readRecord } from '../../src/records/read.ts';

export function goldenTimeline(game: Game, name: string): Timeline {
  const file = new URL(`../replays/golden/${game.id}/${name}.json`, import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  const own = openOwn(game, record);
  if ('problem' in own) throw new Error(own.problem);
  return own.timeline;
}
