// A golden game as a table follows it: the whole of it, or up to an entry.
import { readFileSync } from 'node:fs';
import type { Game } from '../../src/engine/index.ts';
import { openOwn } from '../../src/match/openOwn.ts';
import type { Timeline } from '../../src/match/timeline.ts';
import { readRecord } from '../../src/records/read.ts';

export function goldenTimeline(game: Game, name: string, upTo = Number.POSITIVE_INFINITY): Timeline {
  const file = new URL(`../replays/golden/${game.id}/${name}.json`, import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  if ('problem' in record) throw new Error(record.problem);
  const own = openOwn(game, { ...record, entries: record.entries.filter(({ seq }) => seq <= upTo) });
  if ('problem' in own) throw new Error(own.problem);
  return own.timeline;
}
