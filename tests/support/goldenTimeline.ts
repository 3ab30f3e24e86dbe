// A golden game as a table follows it: all of it, or its first entries.
import { readFileSync } from 'node:fs';
import type { Game } from '../../src/engine/index.ts';
import { openOwn } from '../../src/match/openOwn.ts';
import type { Timeline } from '../../src/match/timeline.ts';
import { readRecord } from '../../src/records/read.ts';

export function goldenTimeline(game: Game, name: string, entries?: number): Timeline {
  const file = new URL(`../replays/golden/${game.id}/${name}.json`, import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  const { result: _, ...begun } = record;
  const own = openOwn(game, entries === undefined ? record : { ...begun, entries: record.entries.slice(0, entries) });
  if ('problem' in own) throw new Error(own.problem);
  return own.timeline;
}
