// On PostgreSQL: writes simultaneous entries of different tables with one statement and one wait for the disk. Each is
// kept or left out by itself.
import { sql } from 'kysely';
import { CHANNEL, payloadOf } from '../live/postgresBus.ts';
import { inGroups } from '../store/inGroups.ts';
import { ready } from '../store/ready.ts';
import type { Store } from '../store/store.ts';
import type { Entering } from './entering.ts';

/**
 * True when the entry is on disk and the other processes have been told. False gives no reason: the table may have
 * moved on or be locked, or another entry of the group may have failed. The caller then tries the entry by itself, and
 * that result counts.
 */
export type EnterTogether = (entering: Entering) => Promise<boolean>;

export function enterTogether(store: Store, process: string): EnterTogether {
  return inGroups(async (group: readonly Entering[]) => {
    const kept = await write(group).catch(() => new Set<number>());
    return group.map((_, n) => kept.has(n));
  });

  async function write(group: readonly Entering[]): Promise<ReadonlySet<number>> {
    const entries = JSON.stringify(group.map((entering, n) => flat(entering, n, process)));
    const { rows } = await enterAll(store.db, { entries, channel: CHANNEL });
    return new Set(rows.map((row) => row.n));
  }
}

const flat = ({ entry, after, sitter, clocks, snapshot }: Entering, n: number, process: string) => ({
  ...entry,
  ...after,
  ...sitter,
  n,
  clocks,
  snapshot: snapshot && [snapshot],
  told: payloadOf(process, { table: entry.game_table, what: 'entries' }),
});

/**
 * Does the work of `enter` for many entries. A table that somebody else is writing to is left out, as it would hold up
 * all the others. `where` in `given` is true of every entry: it tells the planner that there are few, so that rows are
 * found by their keys.
 */
const enterAll = ready((db, given: { entries: string; channel: string }) => {
  const query = sql<{ n: number }>`
    with given as (
      select * from json_to_recordset(${given.entries}::json) as g(
        n integer, game_table text, seq integer, seat integer, key text, json text, draws text, at bigint,
        waiting text, status text, result text, kind text, person text, clocks json, snapshot json, told text
      )
      where status in ('playing', 'over')
    ),
    free as (
      select t.id from given g join game_table t on t.id = g.game_table for no key update of t skip locked
    ),
    moved as (
      update game_table t
      set seq = g.seq, waiting = g.waiting, status = g.status, result = g.result, moved_at = g.at
      from given g
      where t.id = g.game_table and t.seq = g.seq - 1 and t.status = 'playing'
        and t.id in (select id from free)
        and exists (
          select from seat s
          where s.game_table = g.game_table and s.seat = g.seat and s.kind = g.kind and coalesce(s.person, '') = g.person
        )
      returning g.*
    ),
    entered as (
      insert into entry (game_table, seq, seat, key, json, draws, at)
      select game_table, seq, seat, key, json, draws, at from moved
    ),
    clocked as (
      update seat s set used_ms = c.used
      from moved m, json_to_recordset(m.clocks) as c(seat integer, used bigint)
      where s.game_table = m.game_table and s.seat = c.seat
    ),
    lapsed as (
      update proposal p set status = 'lapsed' from moved m
      where p.game_table = m.game_table and p.status = 'open' and (p.kind = 'undo' or m.status = 'over')
    ),
    remembered as (
      insert into snapshot (game_table, seq, rules_version, shape, json)
      select r.* from moved m,
        json_to_recordset(m.snapshot) as r(game_table text, seq integer, rules_version integer, shape integer, json text)
      on conflict do nothing
    )
    select n, pg_notify(${given.channel}, told) from moved`;
  return { compile: () => query.compile(db) };
});
