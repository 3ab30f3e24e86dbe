// The record of a table's game, as a download. It lacks the seed while the game is in progress.
import type { Core } from '../../engine/index.ts';
import type { DrawnEntry } from '../../match/timeline.ts';
import type { GameRecord } from '../../records/record.ts';
import { recordOf } from '../../records/write.ts';
import { Fault } from '../http/fault.ts';
import type { KeptEntry, LoadedSeat } from '../play/loaded.ts';
import { positionNow } from '../play/positionAt.ts';
import { mustSee, type Requester } from '../play/rights.ts';
import type { Services } from '../play/services.ts';

export const exportRecord = (services: Services, id: string, requester: Requester): Promise<GameRecord> =>
  services.tables.use(id, async (table) => {
    mustSee(table, requester);
    const { row, game, seats, entries } = table;
    if (row.status === 'gathering') throw new Fault('notPlaying');
    return recordOf(game, await positionNow(services, table), {
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
