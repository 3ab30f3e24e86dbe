// Proposals at a table that wait for consent.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Proposal } from '../../api/tables.ts';
import type { Seat } from '../../engine/index.ts';
import { ready } from '../store/ready.ts';
import type { ProposalRow, Schema } from '../store/schema.ts';
import type { Loaded } from './loaded.ts';
import { change, type Services } from './services.ts';

export interface NewProposal {
  readonly kind: Proposal['kind'];
  readonly by: Seat;
  readonly needs: readonly Seat[];
  readonly to?: number;
  readonly seat?: Seat;
  readonly level?: Proposal['level'];
  /** The key of the request, so that a retry finds its proposal. */
  readonly key?: string;
}

/** A stored proposal, with the form in which it is shown. */
export interface OpenProposal {
  readonly shown: Proposal;
  readonly key: string | undefined;
}

/** A proposal shown at a table: open, or lately refused so that its proposer learns of it. */
export interface ToldProposal extends OpenProposal {
  readonly refusedBy?: Seat;
}

/** Milliseconds for which a refusal is shown: the proposer may be away for days. */
const TOLD = 7 * 24 * 3600_000;

export async function openProposals({ store }: Pick<Services, 'store'>, table: string): Promise<OpenProposal[]> {
  return (await openAt(store.db, { table })).rows.map(proposalOf);
}

export async function toldProposals(
  { store, now }: Pick<Services, 'store' | 'now'>,
  table: string,
): Promise<ToldProposal[]> {
  const { rows } = await toldAt(store.db, { table, since: now() - TOLD });
  const last = new Map(rows.map((row) => [row.by_seat, row.id]));
  return rows.flatMap((row) => {
    if (row.status === 'open') return [proposalOf(row)];
    const { refusedBy } = JSON.parse(row.json) as Refused;
    // a proposer who has asked for something else since knows already
    return row.status === 'declined' && refusedBy !== undefined && last.get(row.by_seat) === row.id
      ? [{ ...proposalOf(row), refusedBy }]
      : [];
  });
}

const toldAt = ready((db, given: { table: string; since: number }) =>
  db
    .selectFrom('proposal')
    .selectAll()
    .where('game_table', '=', given.table)
    .where((e) => e.or([e('status', '=', 'open'), e('at', '>', given.since)]))
    .orderBy('at')
    .orderBy('id'),
);

const openAt = ready((db, given: { table: string }) =>
  db
    .selectFrom('proposal')
    .selectAll()
    .where('game_table', '=', given.table)
    .where('status', '=', 'open')
    .orderBy('at')
    .orderBy('id'),
);

type Refused = Pick<Proposal, 'needs' | 'agreed'> & { readonly key?: string; readonly refusedBy?: Seat };

function proposalOf({ id, kind, by_seat, json, at }: ProposalRow): OpenProposal {
  const { key, refusedBy: _, ...rest } = JSON.parse(json) as Refused;
  return { shown: { id, kind, by: by_seat, ...rest, at }, key };
}

/** Makes an open proposal. */
export async function propose(services: Services, { row }: Loaded, asked: NewProposal): Promise<Proposal> {
  const { kind, by, ...rest } = asked;
  const json = JSON.stringify({ ...rest, agreed: [] });
  const made = { id: randomBytes(9).toString('hex'), kind, by_seat: by, json, seq: row.seq, at: services.now() };
  const proposal: ProposalRow = { ...made, game_table: row.id, status: 'open' };
  await change(services, async (db, tell) => {
    await db.insertInto('proposal').values(proposal).execute();
    tell({ table: row.id, what: 'table' });
  });
  return proposalOf(proposal).shown;
}

/** Closes a proposal if it is still open: the first to do so decides it. */
export async function closeProposal(db: Kysely<Schema>, id: string, status: 'carried' | 'declined'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('proposal')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Records a seat's no, which ends the proposal. */
export async function refuse(db: Kysely<Schema>, id: string, refusedBy: Seat): Promise<void> {
  if (!(await closeProposal(db, id, 'declined'))) return;
  const row = await db.selectFrom('proposal').select('json').where('id', '=', id).executeTakeFirstOrThrow();
  const json = JSON.stringify({ ...(JSON.parse(row.json) as Refused), refusedBy });
  await db.updateTable('proposal').set({ json }).where('id', '=', id).execute();
}

/** Records that these seats agree, and returns all who have agreed; null if the proposal is no longer open. */
export async function noteAgreement(db: Kysely<Schema>, id: string, own: readonly Seat[]): Promise<Seat[] | null> {
  // Written first, so that two who agree at once do so one after the other.
  const row = await db
    .updateTable('proposal')
    .set({ status: 'open' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('json')
    .executeTakeFirst();
  if (!row) return null;
  const about = JSON.parse(row.json) as Pick<Proposal, 'needs' | 'agreed'>;
  const agreed = [...new Set([...about.agreed, ...own.filter((seat) => about.needs.includes(seat))])];
  await db
    .updateTable('proposal')
    .set({ json: JSON.stringify({ ...about, agreed }) })
    .where('id', '=', id)
    .execute();
  return agreed;
}

/** Closes open proposals to replace the player of this seat. */
export async function lapseAbout(db: Kysely<Schema>, table: string, seat: Seat): Promise<void> {
  const open = await db
    .selectFrom('proposal')
    .select(['id', 'json'])
    .where('game_table', '=', table)
    .where('kind', '=', 'replace')
    .where('status', '=', 'open')
    .execute();
  const about = open.filter(({ json }) => (JSON.parse(json) as Pick<Proposal, 'seat'>).seat === seat);
  for (const { id } of about)
    await db
      .updateTable('proposal')
      .set({ status: 'lapsed' })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute();
}
