// Everything the page of a table needs to show it, in one answer: the table, its game, and the present position, which
// is shown before the game has been replayed.
import type { Opening } from '../../api/moves.ts';
import { view } from '../../engine/index.ts';
import { headOf, type Loaded, lastSeqOf } from '../play/loaded.ts';
import { positionNow } from '../play/positionAt.ts';
import { toldProposals } from '../play/proposals.ts';
import { gameSoFar } from '../play/readEntries.ts';
import { mustSee, type Requester, sees } from '../play/rights.ts';
import type { Services } from '../play/services.ts';
import { tableOf } from './tableView.ts';

export const readOpening = (services: Services, id: string, requester: Requester, invite?: string): Promise<Opening> =>
  services.tables.use(id, async (table) => {
    mustSee(table, requester, invite);
    const shown = { table: tableOf(table, await toldProposals(services, id), { requester, online: services.online }) };
    // an invited person who has not joined sees the table, but not yet its game
    if (table.row.status === 'gathering' || !sees(table, requester)) return shown;
    const game = await gameSoFar(services, table, 0);
    return table.row.status === 'playing'
      ? { ...shown, game, position: await positionOf(services, table) }
      : { ...shown, game };
  });

async function positionOf(services: Services, table: Loaded): Promise<NonNullable<Opening['position']>> {
  const { rulesVersion, shape } = table.game;
  return {
    seq: lastSeqOf(table),
    head: headOf(table),
    state: view(await positionNow(services, table)),
    rulesVersion,
    shape,
  };
}
