// Answers programs about a position: its public state, and the tree of choices, branch by branch.
import type { Choices, ChoicesBody, Position } from '../../api/choices.ts';
import { type Core, view, waiting } from '../../engine/index.ts';
import { gives } from '../../match/assist.ts';
import { Fault } from '../http/fault.ts';
import { encodedOf } from '../threads/encoded.ts';
import { answersKept } from './answersKept.ts';
import type { Loaded } from './loaded.ts';
import { positionNow } from './positionAt.ts';
import { mustSee, type Requester, seatsFor } from './rights.ts';
import type { Services } from './services.ts';
import { refusedAt } from './submitMove.ts';

export const readPosition = (services: Services, id: string, requester: Requester): Promise<Position> =>
  services.tables.use(id, async (table) => {
    const state = await begun(services, table, requester);
    return { seq: table.row.seq, waiting: waiting(table.game, state), state: view(state) };
  });

const kept = answersKept<Choices>();
interface Reader {
  readonly requester: Requester;
  /** Strangers take turns by their address. */
  readonly address: string;
}

export async function readChoices(
  services: Services,
  id: string,
  { requester, address }: Reader,
  body: ChoicesBody,
): Promise<Choices> {
  const { seq, position, table } = await services.tables.use(id, async (held) => {
    const state = await begun(services, held, requester);
    // A player could ask without a name, so while the game goes on nobody is told.
    if (body.suggest && held.row.status === 'playing' && !gives(held.row.assist, 'routes'))
      throw new Fault('notAgreed');
    return { seq: held.row.seq, position: encodedOf(state), table: held };
  });
  // The table is free meanwhile: the answer is about this position, even if entries follow.
  return kept(`${id} ${position.id} ${JSON.stringify(body)}`, async () => {
    const lane = seatsFor(table, requester).length > 0 ? 'seated' : 'passing';
    const task = { game: table.game.id, position, body };
    const told = await services.workers.ask('weigh', requester ?? address, task, { lane });
    if ('choices' in told) return { seq, choices: told.choices };
    throw told.refusal ? refusedAt(table, told.refusal) : new Fault('badRequest');
  });
}

async function begun(services: Services, table: Loaded, requester: Requester): Promise<Core> {
  mustSee(table, requester);
  if (table.row.status === 'gathering') throw new Fault('notPlaying');
  return positionNow(services, table);
}
