// Answers programs about a position: its public state, and the tree of choices, branch by branch.
import type { Choices, ChoicesBody, Position } from '../../api/choices.ts';
import { type Core, view, waiting } from '../../engine/index.ts';
import { gives } from '../../match/assist.ts';
import { Fault } from '../http/fault.ts';
import { sheetOf } from '../threads/sheets.ts';
import { answersKept } from './answersKept.ts';
import type { House } from './house.ts';
import type { Loaded } from './loaded.ts';
import { positionNow } from './positionAt.ts';
import { type Asker, mustSee, seatsFor } from './rights.ts';
import { refusedAt } from './submitMove.ts';

export const readPosition = (house: House, id: string, asker: Asker): Promise<Position> =>
  house.tables.use(id, async (table) => {
    const state = await begun(house, table, asker);
    return { seq: table.row.seq, waiting: waiting(table.game, state), state: view(state) };
  });

const kept = answersKept<Choices>();
interface Reader {
  readonly asker: Asker;
  /** Strangers take turns by their address. */
  readonly address: string;
}

export async function readChoices(
  house: House,
  id: string,
  { asker, address }: Reader,
  body: ChoicesBody,
): Promise<Choices> {
  const { seq, position, table } = await house.tables.use(id, async (held) => {
    const state = await begun(house, held, asker);
    // A player could ask without a name, so while the game goes on nobody is told.
    if (body.suggest && held.row.status === 'playing' && !gives(held.row.assist, 'routes'))
      throw new Fault('notAgreed');
    return { seq: held.row.seq, position: sheetOf(state), table: held };
  });
  // The table is free meanwhile: the answer is about this position, even if entries follow.
  return kept(`${id} ${position.id} ${JSON.stringify(body)}`, async () => {
    const lane = seatsFor(table, asker).length > 0 ? 'seated' : 'passing';
    const task = { game: table.game.id, position, body };
    const told = await house.clerks.ask('weigh', asker ?? address, task, { lane });
    if ('choices' in told) return { seq, choices: told.choices };
    throw told.refusal ? refusedAt(table, told.refusal) : new Fault('badRequest');
  });
}

async function begun(house: House, table: Loaded, asker: Asker): Promise<Core> {
  mustSee(table, asker);
  if (table.row.status === 'gathering') throw new Fault('notPlaying');
  return positionNow(house, table);
}
