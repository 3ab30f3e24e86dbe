// Everything the page of a table needs to show it, in one answer: the table, its game, and the present position, which
// is shown before the game has been replayed.
import type { Opening } from '../../api/moves.ts';
import { view } from '../../engine/index.ts';
import type { House } from '../play/house.ts';
import { headOf, type Loaded, lastSeqOf } from '../play/loaded.ts';
import { positionNow } from '../play/positionAt.ts';
import { toldProposals } from '../play/proposals.ts';
import { gameSoFar } from '../play/readEntries.ts';
import { type Asker, mustSee, sees } from '../play/rights.ts';
import { tableOf } from './tableView.ts';

export const readOpening = (house: House, id: string, asker: Asker, invite?: string): Promise<Opening> =>
  house.tables.use(id, async (table) => {
    mustSee(table, asker, invite);
    const shown = { table: tableOf(table, await toldProposals(house, id), { asker, online: house.online }) };
    // an invited person who has not joined sees the table, but not yet its game
    if (table.row.status === 'gathering' || !sees(table, asker)) return shown;
    const game = await gameSoFar(house, table, 0);
    return table.row.status === 'playing'
      ? { ...shown, game, position: await positionOf(house, table) }
      : { ...shown, game };
  });

async function positionOf(house: House, table: Loaded): Promise<NonNullable<Opening['position']>> {
  const { rulesVersion, shape } = table.game;
  return {
    seq: lastSeqOf(table),
    head: headOf(table),
    state: view(await positionNow(house, table)),
    rulesVersion,
    shape,
  };
}
