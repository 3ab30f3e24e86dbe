// Abandoning a game and replacing a player: propose, agree, carry out.
import type { Kysely } from 'kysely';
import type { Proposal, ProposalBody } from '../../api/tables.ts';
import { withTempers } from '../../bots/names.ts';
import type { Seat } from '../../engine/index.ts';
import { isOverdue, type Pace } from '../../match/clock.ts';
import { asked, type Voter, verdict } from '../../match/consent.ts';
import { Fault } from '../http/fault.ts';
import type { Schema } from '../store/schema.ts';
import { botName } from '../tables/botName.ts';
import { keep } from './keep.ts';
import type { Loaded } from './loaded.ts';
import {
  closeProposal,
  lapseAbout,
  noteAgreement,
  type OpenProposal,
  openProposals,
  propose,
  refuse,
} from './proposals.ts';
import { mustSee, seatsFor } from './rights.ts';
import { change, type Services } from './services.ts';
import { undoTo } from './undoMoves.ts';

/**
 * Makes a proposal, carried out at once if nobody needs to be asked; repeating somebody's proposal counts as agreeing.
 * Returns the invitation, so that a replaced player may still watch.
 */
export const makeProposal = (services: Services, id: string, person: string, body: ProposalBody): Promise<string> =>
  services.tables.use(id, async (table) => {
    const own = mustSit(table, person);
    const seat = body.kind === 'replace' ? body.seat : undefined;
    const level = body.kind === 'replace' ? body.level : undefined;
    if (seat !== undefined && table.seats[seat - 1]?.kind !== 'person')
      throw new Fault('badRequest', { field: 'seat' });
    const same = (await openProposals(services, id)).find(
      ({ shown }) => shown.kind === body.kind && shown.seat === seat && shown.level === level,
    );
    if (same) {
      await agree(services, table, same, own);
      return table.row.invite;
    }
    const needs = asked(voters(table, services), own[0]!).filter((s) => !own.includes(s));
    const about = { ...(seat === undefined ? {} : { seat }), ...(level === undefined ? {} : { level }) };
    const shown = await propose(services, table, { kind: body.kind, by: own[0]!, needs, ...about });
    if (needs.length === 0) await carry(services, table, { shown, key: undefined });
    return table.row.invite;
  });

/** Answers for every seat this person acts for; a no from the proposer withdraws the proposal. */
export const answerProposal = (
  services: Services,
  id: string,
  person: string,
  proposal: string,
  yes: boolean,
): Promise<string> =>
  services.tables.use(id, async (table) => {
    const own = mustSit(table, person);
    const open = (await openProposals(services, id)).find(({ shown }) => shown.id === proposal);
    if (!open) throw new Fault('notFound');
    const { by, needs } = open.shown;
    if (!own.some((seat) => needs.includes(seat) || seat === by)) throw new Fault('forbidden');
    if (yes) await agree(services, table, open, own);
    else
      await change(services, async (db, tell) => {
        // the proposer withdraws it, and needs no notice
        const no = own.includes(by) ? undefined : own.find((seat) => needs.includes(seat));
        if (no === undefined) await closeProposal(db, proposal, 'declined');
        else await refuse(db, proposal, no);
        tell({ table: id, what: 'table' });
      });
    return table.row.invite;
  });

function mustSit(table: Loaded, person: string): Seat[] {
  mustSee(table, person);
  const own = seatsFor(table, person);
  if (own.length === 0) throw new Fault('notSeated');
  if (table.row.status !== 'playing') throw new Fault('notPlaying');
  return own;
}

async function agree(services: Services, table: Loaded, open: OpenProposal, own: readonly Seat[]): Promise<void> {
  const agreed = await change(services, async (db, tell) => {
    tell({ table: table.row.id, what: 'table' });
    return noteAgreement(db, open.shown.id, own);
  });
  // Seats whose player has left since are no longer asked.
  const needs = open.shown.needs.filter((seat) => table.seats[seat - 1]?.kind === 'person');
  if (agreed && verdict(needs, agreed, []) === 'carried') await carry(services, table, open);
}

async function carry(services: Services, table: Loaded, { shown }: OpenProposal): Promise<void> {
  const close = async (db: Kysely<Schema>) => {
    if (!(await closeProposal(db, shown.id, 'carried'))) throw new Fault('notFound');
  };
  if (shown.kind === 'undo') {
    const undo = await undoTo(services, table, shown.by, shown.to!, `proposal:${shown.id}`);
    const done = await keep(services, table, undo, close);
    if (done === null) throw new Fault('notFound'); // the table has moved on and the proposal has lapsed
    return;
  }
  await change(services, async (db, tell) => {
    await close(db);
    await (shown.kind === 'abandon' ? abandon(db, table) : replace(db, table, shown));
    tell({ table: table.row.id, what: 'table' });
  });
}

async function abandon(db: Kysely<Schema>, { row }: Loaded): Promise<void> {
  const ended = { status: 'abandoned' as const, waiting: '[]' };
  await db.updateTable('game_table').set(ended).where('id', '=', row.id).where('status', '=', 'playing').execute();
  await db
    .updateTable('proposal')
    .set({ status: 'lapsed' })
    .where('game_table', '=', row.id)
    .where('status', '=', 'open')
    .execute();
}

/** Gives the seat to a bot, or leaves it empty for anybody. */
async function replace(db: Kysely<Schema>, { row, seats }: Loaded, { seat, level }: Proposal): Promise<void> {
  // Other proposals about this seat did not mean its next player.
  await lapseAbout(db, row.id, seat!);
  const taken = seats.map((s) => s.name);
  await db
    .updateTable('seat')
    .set(
      level === undefined
        ? { kind: 'empty', person: null, name: '', level: null }
        : { kind: 'bot', person: null, name: botName(taken), level: withTempers([level], seat!)[0]! },
    )
    .where('game_table', '=', row.id)
    .where('seat', '=', seat!)
    .execute();
}

/** Milliseconds that the others wait for an absent player at a live table. */
const ABSENT = 5 * 60_000;

/** The part of each seat in a proposal. Players who are out of time, absent or deleted need not be waited for. */
function voters({ row, seats }: Loaded, { now, online }: Services): Voter[] {
  const pace = JSON.parse(row.pace) as Pace;
  const waits = JSON.parse(row.waiting) as Seat[];
  const waited = now() - row.moved_at;
  return seats.map(({ seat, kind, person, called, used_ms }) => {
    const since = waits.includes(seat) ? row.moved_at : null;
    const absent = pace.kind === 'live' && since !== null && waited > ABSENT && !(person !== null && online(person));
    const gone = kind === 'person' && called === '';
    return { seat, kind, overdue: gone || absent || isOverdue(pace, { usedMs: used_ms, since }, now()) };
  });
}
