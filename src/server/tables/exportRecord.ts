// The record of a table's game, as a download. It lacks the seed while the game is in progress.
import type { Core } from '../../engine/index.ts';
import type { DrawnEntry } from '../../match/timeline.ts';
import type { GameRecord } from '../../records/record.ts';
import { recordOf } from '../../records/write.ts';
import { Fault } from '../http/fault.ts';
import type { House } from '../play/house.ts';
import type { KeptEntry, LoadedSeat } from '../play/loaded.ts';
import { positionNow } from '../play/positionAt.ts';
import { type Asker, mustSee } from '../play/rights.ts';

export const exportRecord = (house: House, id: string, asker: Asker): Promise<GameRecord> =>
  house.tables.use(id, async (table) => {
    mustSee(table, asker);
    const { row, game, seats, entries } = table;
    if (row.status === 'gathering') throw new Fault('notPlaying');
    return recordOf(game, await positionNow(house, table), {
      seats: seats.map(seatInfo),
      entries: entries.map(bare),
      ...(row.status === 'playing' ? {} : { seed: row.seed }),
      ...(row.start === null ? {} : { start: JSON.parse(row.start) as Core }),
    });
  });

const seatInfo = ({ called, kind, level }: LoadedSeat) => ({
  name: called,
  kind: kind === 'empty' ? ('person' as const) : kind,
  ...(level === null ? {} : { level }),
});

/** Includes the draws, so that branches left behind can be replayed too. */
const bare = (entry: KeptEntry): DrawnEntry => {
  const { seq, seat, draws } = entry;
  if ('to' in entry) return { seq, seat, to: entry.to };
  return { seq, seat, action: entry.action, ...(draws.length > 0 ? { draws } : {}) };
};
