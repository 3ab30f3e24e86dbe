// binario bench memory: memory of a long game held by a server, and growth of a server on which bots play.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { recordFiles, recordText } from '../../../scripts/lib/records.mjs';
import type { Game } from '../../engine/index.ts';
import type { GameRecord } from '../../records/record.ts';
import { localBus } from '../../server/live/bus.ts';
import { positionAt, positionNow } from '../../server/play/positionAt.ts';
import type { Services } from '../../server/play/services.ts';
import { tableCache } from '../../server/play/tableCache.ts';
import { openStore } from '../../server/store/store.ts';
import { importRecord } from '../../server/tables/importRecord.ts';
import { usualQuotas } from '../../server/tables/quotas.ts';
import { workersHere } from '../../server/threads/workersHere.ts';
import { longest } from '../../titles/byLength.ts';
import { importText } from '../../titles/foreign.ts';
import type { Figure } from '../figure.ts';
import { botFigures } from './botTables.ts';
import { withStore } from './stores.ts';

const COPIES = 6;

export async function* memoryFigures(): AsyncIterable<Figure> {
  const game = await longest.rules();
  const record = await longestOf(game);
  if (record) yield await heldFigure(game, record);
  yield* (await withStore('sqlite', botFigures)) ?? [];
}

async function longestOf(game: Game): Promise<GameRecord | null> {
  const records: GameRecord[] = [];
  for (const file of recordFiles(game.id)) {
    const { record } = (await importText(recordText(file))) as { record?: GameRecord };
    if (record) records.push(record);
  }
  return records.sort((a, b) => b.entries.length - a.entries.length)[0] ?? null;
}

/** The same game several times in this process, as a server holds it. */
async function heldFigure(game: Game, record: GameRecord): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-bench-'));
  const store = await openStore({ dataFolder: folder });
  const bus = localBus();
  const services: Services = {
    store,
    bus,
    tables: tableCache(store, bus),
    workers: workersHere,
    botTables: 20,
    now: Date.now,
    online: () => false,
  };
  try {
    const ids: string[] = [];
    while (ids.length <= COPIES)
      ids.push(await importRecord(services, usualQuotas, 'bench', JSON.stringify({ record })));
    const open = (id: string) =>
      services.tables.use(id, async (table) => {
        await positionAt(services, table, 0);
        await positionNow(services, table);
      });
    await open(ids.pop()!); // warms up what all of them share
    const before = heap();
    for (const id of ids) await open(id);
    const figure = (heap() - before) / COPIES / 1e6;
    const unit = `MB, a game of ${record.entries.length} moves as a server holds it`;
    return { name: `memory/${game.id}`, figure, unit, n: COPIES };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let i = 0; i < 3; i++) collect();
  return process.memoryUsage().heapUsed;
}
