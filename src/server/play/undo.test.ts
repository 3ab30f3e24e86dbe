import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { Accepted, UndoAnswer } from '../../api/moves.ts';
import type { ChatLine, Proposal, Table } from '../../api/tables.ts';
import { hashState } from '../../engine/index.ts';
import { headOf, type Timeline } from '../../match/timeline.ts';
import { anyMove, followed, freshKey, type Guest, guest, playOn, tableOf } from '../testing/guests.ts';
import { inTime } from '../testing/inTime.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';

const serve = servers();
const three = async (app: FastifyInstance) => [
  await guest(app, 'Ada'),
  await guest(app, 'Bob'),
  await guest(app, 'Cy'),
];

/** Plays until `holds` is true; the guests sit in this order. */
async function playUntil(people: readonly Guest[], id: string, holds: (timeline: Timeline) => boolean) {
  for (let left = 400; left > 0; left--) {
    const timeline = await playOn(people, id, 1);
    if (holds(timeline)) return timeline;
  }
  throw new Error('it never came to this');
}

const seats = (timeline: Timeline) => timeline.line.slice(1).map((moment) => moment.seat);
const hashes = (timeline: Timeline) => timeline.line.map((moment) => hashState(moment.state));
const table = async (who: Guest, id: string) => (await who.get<Table>(`/tables/${id}`)).body;
const undo = (who: Guest, id: string, body: object) =>
  who.post<Accepted & { proposal: Proposal }>(`/tables/${id}/undo`, { key: freshKey(), ...body });

onBothEngines('undo', ({ open }) => {
  test('one’s own last move goes back at once, with everything automatic that followed it', async () => {
    const people = await three(await serve(await open()));
    const { id } = await tableOf(people);
    // A move that set off something automatic: the last event is not the mover's own.
    const timeline = await playUntil(people, id, (t) => headOf(t).events.length > 2 && t.line.length > 8);
    const last = headOf(timeline);
    const [base, to] = [timeline.entries.length, last.before!.seq];
    const { status, body } = await undo(people[last.seat - 1]!, id, { base, seat: last.seat, to });
    expect([status, body]).toEqual([200, { seq: base + 1 }]);
    const after = await followed(people[0]!, id);
    expect(hashes(after)).toEqual(hashes(timeline).slice(0, -1));
    // The branch stays in the record, and so does the undo.
    expect(after.entries.slice(0, base)).toEqual(timeline.entries);
    expect(after.entries[base]).toMatchObject({ seat: last.seat, to });
    // The same move leads to the same position again: nothing automatic ran twice.
    const again = { key: freshKey(), base: base + 1, seat: last.seat, action: last.action };
    expect((await people[last.seat - 1]!.post(`/tables/${id}/moves`, again)).status).toBe(200);
    expect(hashes(await followed(people[0]!, id))).toEqual(hashes(timeline));
  });

  test('redo by whoever undid, until something else happens', async () => {
    const people = await three(await serve(await open()));
    const { id } = await tableOf(people);
    const timeline = await playOn(people, id, 6);
    const { seat, seq, before } = headOf(timeline);
    const me = people[seat - 1]!;
    const other = people[seat % 3]!;
    await undo(me, id, { base: 6, seat, to: before!.seq });
    expect((await undo(other, id, { base: 7, seat: (seat % 3) + 1, to: seq })).status).toBe(400);
    expect((await undo(me, id, { base: 7, seat, to: seq })).body).toEqual({ seq: 8 });
    expect(hashes(await followed(me, id))).toEqual(hashes(timeline));
    await undo(me, id, { base: 8, seat, to: before!.seq });
    const move = anyMove(await followed(me, id))!;
    await me.post(`/tables/${id}/moves`, { key: freshKey(), base: 9, ...move });
    expect((await undo(me, id, { base: 10, seat, to: seq })).status).toBe(400);
  });

  test('past another’s move it is proposed to those who acted since; one key makes one proposal', async () => {
    const people = await three(await serve(await open()));
    const { id } = await tableOf(people);
    const timeline = await playUntil(people, id, (t) => new Set(seats(t).slice(-3)).size === 3);
    const [a, b, c] = seats(timeline).slice(-3) as [number, number, number];
    const [base, to] = [timeline.entries.length, timeline.line.at(-4)!.seq];
    const body = { key: freshKey(), base, seat: a, to };
    const asked = await people[a - 1]!.post<UndoAnswer>(`/tables/${id}/undo`, body);
    const { proposal } = asked.body as { proposal: Proposal };
    expect(proposal).toMatchObject({ kind: 'undo', by: a, needs: [b, c].sort(), agreed: [], to });
    expect(await people[a - 1]!.post(`/tables/${id}/undo`, body)).toEqual(asked);
    expect((await table(people[0]!, id)).proposals).toEqual([proposal]);
    const path = `/tables/${id}/proposals/${proposal.id}`;
    expect((await people[b - 1]!.post<Table>(path, { agree: true })).body.proposals[0]!.agreed).toEqual([b]);
    expect((await table(people[0]!, id)).seq).toBe(base);
    expect((await people[c - 1]!.post<Table>(path, { agree: true })).body).toMatchObject({
      seq: base + 1,
      proposals: [],
    });
    const after = await followed(people[0]!, id);
    expect(hashes(after)).toEqual(hashes(timeline).slice(0, -3));
    expect(after.entries.at(-1)).toMatchObject({ seat: a, to });
    expect(await people[c - 1]!.tries(path, { agree: true })).toBe('notFound');
  });

  test('all agree at the same moment: it is done once', async () => {
    const people = await three(await serve(await open()));
    const { id } = await tableOf(people);
    const timeline = await playUntil(people, id, (t) => new Set(seats(t).slice(-3)).size === 3);
    const [a, b, c] = seats(timeline).slice(-3) as [number, number, number];
    const [base, to] = [timeline.entries.length, timeline.line.at(-4)!.seq];
    const { proposal } = (await undo(people[a - 1]!, id, { base, seat: a, to })).body;
    const path = `/tables/${id}/proposals/${proposal.id}`;
    await Promise.all([b, c].map((seat) => people[seat - 1]!.post(path, { agree: true })));
    expect((await table(people[0]!, id)).seq).toBe(base + 1);
  });

  test('a no ends it, the proposer may take it back, and any move lets it lapse', async () => {
    const people = await three(await serve(await open()));
    const { id } = await tableOf(people);
    let timeline = await playUntil(people, id, (t) => new Set(seats(t).slice(-2)).size === 2);
    const ask = async () => {
      const [a, b] = seats(timeline).slice(-2) as [number, number];
      const [base, to] = [timeline.entries.length, timeline.line.at(-3)!.seq];
      const { proposal } = (await undo(people[a - 1]!, id, { base, seat: a, to })).body;
      return { a, b, path: `/tables/${id}/proposals/${proposal.id}` };
    };
    const first = await ask();
    const neither = [1, 2, 3].find((seat) => seat !== first.a && seat !== first.b)!;
    expect(await people[neither - 1]!.tries(first.path, { agree: true })).toBe('forbidden');
    const refused = (await people[first.b - 1]!.post<Table>(first.path, { agree: false })).body;
    expect(refused).toMatchObject({ proposals: [] });
    // only the proposer is told
    expect(refused).not.toHaveProperty('refusals');
    const told = [{ kind: 'undo', by: first.a, refusedBy: first.b }];
    expect((await table(people[first.a - 1]!, id)).refusals).toMatchObject(told);
    const second = await ask();
    expect((await people[second.a - 1]!.post<Table>(second.path, { agree: false })).body.proposals).toEqual([]);
    expect(await table(people[second.a - 1]!, id)).not.toHaveProperty('refusals');
    const third = await ask();
    timeline = await playOn(people, id, 1);
    expect((await table(people[0]!, id)).proposals).toEqual([]);
    expect(await people[third.b - 1]!.tries(third.path, { agree: true })).toBe('notFound');
    expect((await followed(people[0]!, id)).entries).toEqual(timeline.entries);
  });

  test('bots agree, and nobody goes back for another', async () => {
    const people = [await guest(await serve(await open()), 'Ada')];
    const { id } = await tableOf(people, { bots: ['random', 'random'] });
    const me = people[0]!;
    const turn = (): Promise<Timeline> =>
      inTime(async () => {
        const timeline = await followed(me, id);
        expect(anyMove(timeline)?.seat).toBe(1);
        return timeline;
      });
    for (let i = 0; i < 4; i++) {
      const timeline = await turn();
      const body = { key: freshKey(), base: timeline.entries.length, ...anyMove(timeline)! };
      await me.post(`/tables/${id}/moves`, body);
    }
    const timeline = await turn();
    const base = timeline.entries.length;
    expect((await undo(me, id, { base, seat: 2, to: 0 })).status).toBe(403);
    expect((await undo(me, id, { base, seat: 1, to: 0 })).body).toEqual({ seq: base + 1 });
    expect((await followed(me, id)).entries[base]).toMatchObject({ seat: 1, to: 0 });
  });

  test('what is said between two steps changes neither the game nor the right to undo', async () => {
    const people = await three(await serve(await open()));
    const { id } = await tableOf(people);
    const timeline = await playOn(people, id, 4);
    const { seat, before } = headOf(timeline);
    const said = await people[1]!.post<ChatLine>(`/tables/${id}/chat`, { text: 'hm' });
    expect(said.body).toMatchObject({ name: 'Bob', text: 'hm', seq: 4 });
    expect(hashes(await followed(people[0]!, id))).toEqual(hashes(timeline));
    expect((await undo(people[seat - 1]!, id, { base: 4, seat, to: before!.seq })).body).toEqual({ seq: 5 });
  });
});

onBothEngines('consent', ({ open, place }) => {
  test('a game is abandoned when everybody agrees, and the seed is shown', async () => {
    const people = await three(await serve(await open()));
    const { id } = await tableOf(people);
    await playOn(people, id, 2);
    const { body } = await people[0]!.post<Table>(`/tables/${id}/proposals`, { kind: 'abandon' });
    expect(body.proposals).toMatchObject([{ kind: 'abandon', by: 1, needs: [2, 3] }]);
    // To propose the same is to agree.
    await people[1]!.post(`/tables/${id}/proposals`, { kind: 'abandon' });
    expect((await table(people[0]!, id)).status).toBe('playing');
    const path = `/tables/${id}/proposals/${body.proposals[0]!.id}`;
    const ended = (await people[2]!.post<Table>(path, { agree: true })).body;
    expect(ended).toMatchObject({ status: 'abandoned', waiting: [], proposals: [] });
    expect(ended.seed).not.toBeNull();
  });

  test('a player is replaced by a bot, which plays on, or by whoever takes the seat', async () => {
    const app = await serve(await open());
    const people = await three(app);
    const { id } = await tableOf(people);
    const propose = (who: number, body: object) => people[who - 1]!.post<Table>(`/tables/${id}/proposals`, body);
    const { proposals } = (await propose(2, { kind: 'replace', seat: 1, level: 'random' })).body;
    const path = `/tables/${id}/proposals/${proposals[0]!.id}`;
    expect(proposals[0]!.needs).toEqual([1, 3]);
    await people[2]!.post(path, { agree: true });
    await people[0]!.post(path, { agree: true });
    const after = await table(people[1]!, id);
    expect(after.seats[0]).toMatchObject({ kind: 'bot', level: 'random', person: null });
    expect(after.seats[0]!.name).not.toBe('');
    await inTime(async () => expect((await table(people[1]!, id)).seq).toBeGreaterThan(0));

    await propose(3, { kind: 'replace', seat: 2, level: 'random' });
    const next = (await propose(3, { kind: 'replace', seat: 2 })).body.proposals[1]!;
    expect(next.needs).toEqual([2]);
    await people[1]!.post(`/tables/${id}/proposals/${next.id}`, { agree: true });
    expect((await table(people[2]!, id)).seats[1]).toMatchObject({ kind: 'empty', name: '' });
    const dora = await guest(app, 'Dora');
    expect((await dora.post<Table>(`/tables/${id}/join`)).body.yours).toEqual([2]);
    // Earlier proposals about the seat did not mean her.
    expect((await table(dora, id)).proposals).toEqual([]);
  });

  test('whoever is out of time is not asked', async () => {
    let now = 1_700_000_000_000;
    const people = await three(await serve(await open(), { now: () => now }));
    const { id } = await tableOf(people, { pace: { kind: 'days', days: 2 } });
    now += 3 * 24 * 3600_000;
    const { body } = await people[1]!.post<Table>(`/tables/${id}/proposals`, {
      kind: 'replace',
      seat: 1,
      level: 'greedy',
    });
    expect(body.proposals[0]!.needs).toEqual([3]);
  });

  test('nor is somebody who is not here, when the table has waited for a while, or whose account is gone', async () => {
    let now = 1_700_000_000_000;
    const where = await place();
    const people = await three(await serve(await open(where), { now: () => now }));
    const replace = { kind: 'replace', seat: 1, level: 'greedy' };
    const needs = async (id: string) =>
      (await people[1]!.post<Table>(`/tables/${id}/proposals`, replace)).body.proposals[0]!.needs;
    const ids = [(await tableOf(people)).id, (await tableOf(people)).id];
    expect(await needs(ids[0]!)).toEqual([1, 3]);
    now += 6 * 60_000;
    expect(await needs(ids[1]!)).toEqual([3]);
    const { id } = await tableOf(people);
    const { db } = await open(where);
    await db.updateTable('person').set({ name: '' }).where('id', '=', people[0]!.id).execute();
    expect(await needs(id)).toEqual([3]);
  });
});
