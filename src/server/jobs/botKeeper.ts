// Moves the bots: whenever a table waits for one, it thinks and moves through the same door as people.
import { setTimeout as pause } from 'node:timers/promises';
import type { BotName } from '../../bots/names.ts';
import { type Action, type Core, type Game, rngFrom, type Seat, view, wander } from '../../engine/index.ts';
import { atRest } from '../../match/atRest.ts';
import { Fault } from '../http/fault.ts';
import type { Complain } from '../http/requestLog.ts';
import { ownerOf, positionNow } from '../play/positionAt.ts';
import type { Services } from '../play/services.ts';
import { submitMove } from '../play/submitMove.ts';
import { isFull } from '../play/tableEnd.ts';
import { fairQueue } from '../threads/fairQueue.ts';
import { dropLeases, leases } from './lease.ts';
import { setAside } from './setAside.ts';
import type { Decided } from './think.ts';
import type { Thinkers } from './thinkers.ts';
import { waitingForBots } from './waitingForBots.ts';

export interface BotKeeper {
  /** Looks at a table that may wait for a bot. `owner` takes turns with other owners. */
  consider(table: string, owner: string): void;
  /** Waits until no bot is at work. */
  close(): Promise<void>;
}

/** Milliseconds between two searches for tables whose bot lost its process. */
const ROUND = 15_000;
/** Milliseconds before looking again at a table that another process works on. */
const AGAIN = 1000;
/** Milliseconds a lease lasts beyond one thought; it is renewed when half of that is left. */
const SPARE = 40_000;
/** Tables worked on at the same time: in all, and of one owner. */
const PLACES = { places: 48, each: 16 };
const LEASE = 'bots:';

interface Lease {
  readonly name: string;
  /** 0 while not held. */
  until: number;
}

interface Turn {
  readonly game: Game;
  /** The owner under which this table's thoughts are counted. */
  readonly owner: string;
  readonly seat: Seat;
  readonly level: BotName;
  readonly base: number;
  readonly view: Core;
  readonly milliseconds: number;
}

export interface BotOptions {
  readonly process: string;
  readonly thinkers: Thinkers;
  readonly complain: Complain;
}

export function botKeeper(services: Services, { process, thinkers, complain }: BotOptions): BotKeeper {
  const { store, bus } = services;
  /** Tables in work here; true if a table needs one more look. */
  const busy = new Map<string, boolean>();
  const underWay = new Set<Promise<void>>();
  const turns = fairQueue(PLACES);
  const left = setAside(services.now);
  const held = leases(store, process);
  let closed = false;

  function consider(table: string, owner: string): void {
    if (closed) return;
    if (busy.has(table)) {
      busy.set(table, true);
      return;
    }
    busy.set(table, false);
    const work = attend(table, owner)
      .then(() => left.isWell(table))
      .catch((error) => {
        left.failed(table); // also when the bots rest
        if (!(error instanceof Fault && error.code === 'notPlaying')) complain(error, `the bots of ${table}`);
      })
      .finally(() => {
        underWay.delete(work);
        const again = busy.get(table);
        busy.delete(table);
        if (again) consider(table, owner);
      });
    underWay.add(work);
  }

  /** Moves bot after bot until the table waits for somebody else. */
  async function attend(table: string, owner: string): Promise<void> {
    const lease: Lease = { name: `${LEASE}${table}`, until: 0 };
    try {
      // The other tables have their turn after each move.
      while (await turns.run(owner, () => oneMove(table, owner, lease)));
    } finally {
      if (lease.until > 0) await held.give(lease.name).catch(() => {});
    }
  }

  /** Returns false if there is nothing more to do here. */
  async function oneMove(table: string, owner: string, lease: Lease): Promise<boolean> {
    const turn = closed ? null : await turnAt(table);
    if (!turn || closed) return false;
    const now = services.now();
    if (lease.until < now + turn.milliseconds + SPARE / 2) {
      const until = now + turn.milliseconds + SPARE;
      if (!(await held.take(lease.name, now, until))) {
        lease.until = 0;
        // Another process is at work, or has just finished without seeing this change.
        setTimeout(() => consider(table, owner), AGAIN).unref();
        return false;
      }
      lease.until = until;
    }
    const decision = await decided(table, turn);
    if (closed) return false;
    await move(table, turn, decision);
    return true;
  }

  const turnAt = (id: string): Promise<Turn | null> =>
    services.tables.known(id, async (table) => {
      const { row, seats, game } = table;
      if (row.status !== 'playing') return null;
      const waiting = JSON.parse(row.waiting) as Seat[];
      const bot = seats.find((seat) => seat.kind === 'bot' && waiting.includes(seat.seat));
      if (!bot) return null;
      if (atRest(table.entries, seats) || isFull(table)) throw new Fault('notPlaying');
      const seen = view(await positionNow(services, table));
      const [level, milliseconds] = [bot.level as BotName, row.bot_seconds * 1000];
      return { game, owner: ownerOf(table), seat: bot.seat, level, base: row.seq, view: seen, milliseconds };
    });

  async function decided(table: string, turn: Turn): Promise<Decided> {
    const { game, owner, seat, level, milliseconds } = turn;
    const tell = (done: number) => bus.mention({ table, what: 'thinking', seat, done });
    try {
      return await thinkers.think(owner, { game: game.id, level, seat, milliseconds, view: turn.view }, tell);
    } catch (error) {
      if (!closed) complain(error, `${level} at ${table}; any legal move instead`);
      return { action: anyMove(turn), why: null };
    }
  }

  async function move(table: string, turn: Turn, { action, why }: Decided): Promise<void> {
    const { seat, base } = turn;
    const body = { key: `bot-${base + 1}`, base, seat, action };
    try {
      await submitMove(services, table, 'server', body, why ? { why } : {});
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (error.code === 'refused') {
        complain(error, `${turn.level} at ${table} chose what is refused; any legal move instead`);
        await submitMove(services, table, 'server', { ...body, action: anyMove(turn) });
      } else if (error.code !== 'stale' && error.code !== 'notPlaying') throw error;
      // The table changed meanwhile, by an undo for instance: it is looked at again.
    }
  }

  const round = async () => {
    for (const { id, owner } of await waitingForBots(store)) if (left.isDue(id)) consider(id, owner);
  };
  const look = () => void round().catch((error) => complain(error, 'the round of the bots'));
  const rounds = setInterval(look, ROUND);
  rounds.unref();
  // Only one process uses an embedded store, so earlier holders of leases are gone.
  void (store.engine === 'sqlite' ? dropLeases(store, LEASE) : Promise.resolve()).then(look, look);

  return {
    consider,
    async close() {
      closed = true;
      clearInterval(rounds);
      turns.close();
      await thinkers.close(); // an interrupted thought starts again with the server
      await Promise.race([Promise.all(underWay), pause(2000)]);
    },
  };
}

const anyMove = ({ game, view: seen, seat, base }: Turn): Action =>
  wander(game, seen, seat, rngFrom(`${seen.game}/${base}/${Math.random()}`));
