// Joining and leaving a table; bots on free seats.

import type { Static } from 'typebox';
import type { JoinBody, SeatBody } from '../../api/tables.ts';
import { withTempers } from '../../bots/names.ts';
import { Fault } from '../http/fault.ts';
import { mustArrange, mustSee } from '../play/rights.ts';
import type { Services } from '../play/services.ts';
import { botName } from './botName.ts';
import { beginIfFull } from './newTable.ts';
import { isReserved, nobody, rearrange, reserved, seat, somebody } from './rearrange.ts';

/**
 * Takes the requested seat or the first free one; in a running game, one left empty. Invited people may take reserved
 * seats too, and get those first.
 */
export const joinTable = (
  services: Services,
  id: string,
  person: string,
  body: Static<typeof JoinBody>,
): Promise<void> =>
  rearrange(services, id, async (db, table) => {
    mustSee(table, person, body.invite);
    const { row, seats } = table;
    if (row.status === 'over' || row.status === 'abandoned') throw new Fault('notPlaying');
    if (row.one_screen) throw new Fault('forbidden');
    if (seats.some((s) => s.person === person)) throw new Fault('alreadySeated');
    const empty = seats.filter((s) => s.kind === 'empty' && (body.seat === undefined || s.seat === body.seat));
    const invited = body.invite === row.invite;
    const free = (invited ? empty.find(isReserved) : undefined) ?? empty.find((s) => !isReserved(s));
    if (!free) throw new Fault(empty.length > 0 ? 'reserved' : 'tableFull');
    await seat(db, id, free.seat, somebody(person));
    if (row.start_when_full) await beginIfFull(db, id, services.now());
  });

/**
 * Leaves a seat before the game has begun. The table passes to the first person still seated; without one it is closed.
 * Returns the invitation, with which the person who left may still watch.
 */
export const leaveTable = (services: Services, id: string, person: string): Promise<string> =>
  rearrange(services, id, async (db, table) => {
    mustSee(table, person);
    const { row, seats } = table;
    const own = seats.find((s) => s.person === person);
    if (!own) throw new Fault('notSeated');
    if (row.status !== 'gathering') throw new Fault('forbidden');
    await seat(db, id, own.seat, nobody);
    if (row.host !== person) return row.invite;
    const next = seats.find((s) => s.person !== null && s.person !== person);
    const after = next ? { host: next.person } : { host: null, status: 'abandoned' as const };
    await db.updateTable('game_table').set(after).where('id', '=', id).execute();
    return row.invite;
  });

/** The host puts a bot on a seat, reserves it for an invited person, or takes a bot or a person off it. */
export const setSeat = (services: Services, id: string, person: string, body: SeatBody): Promise<void> =>
  rearrange(services, id, async (db, table) => {
    mustArrange(table, person);
    const { row, seats } = table;
    const there = seats[body.seat - 1];
    if (!there) throw new Fault('badRequest', { field: 'seat' });
    if (there.person === person || there.kind === 'automaton') throw new Fault('forbidden');
    if (body.was !== undefined && body.was !== there.person) throw new Fault('stale');
    // its number gives a bot its temper, so that neighbours differ
    const [level = null] = body.level === null ? [] : withTempers([body.level], body.seat);
    const empty = body.reserved ? reserved : nobody;
    // a bot that only changes its level keeps its name
    const name = there.kind === 'bot' ? there.name : botName(seats.map((s) => s.name));
    await seat(db, id, body.seat, level === null ? empty : { ...nobody, kind: 'bot', level, name });
    if (row.start_when_full) await beginIfFull(db, id, services.now());
  });
