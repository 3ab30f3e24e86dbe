// The work behind the routes: tables, their watchers, bots, and notices to people who are away.
import type { Complain } from './http/requestLog.ts';
import { botKeeper } from './jobs/botKeeper.ts';
import { lastWord } from './jobs/lastWord.ts';
import type { Thinkers } from './jobs/thinkers.ts';
import { localBus } from './live/bus.ts';
import { type Hub, hub } from './live/hub.ts';
import { postgresBus } from './live/postgresBus.ts';
import { markAt, presence } from './live/presence.ts';
import { type OrderKeeper, orderKeeper } from './orders/orderKeeper.ts';
import type { Mail } from './people/mail.ts';
import { notifier, type Waiting } from './people/notify.ts';
import type { Push } from './people/push.ts';
import { enterTogether } from './play/enterTogether.ts';
import type { Services } from './play/services.ts';
import { tableCache } from './play/tableCache.ts';
import { whenWaiting } from './play/whenWaiting.ts';
import type { Store } from './store/store.ts';
import { randomId } from './tables/ids.ts';
import type { Workers } from './threads/workers.ts';

export interface RoomOptions {
  readonly store: Store;
  readonly mail: Mail | null;
  readonly push: Push;
  readonly now: () => number;
  /** The factor on all limits. */
  readonly limits: number;
  readonly thinkers: Thinkers;
  readonly workers: Workers;
  /** Bytes that the tables in memory may take. */
  readonly tableBytes?: number | undefined;
  readonly complain: Complain;
}

export interface Rooms {
  readonly services: Services;
  readonly visitors: Hub;
  readonly orders: OrderKeeper;
  close(): Promise<void>;
}

/** Tables of one person at which bots play by themselves. */
const BOT_TABLES = 20;
/** Milliseconds a table must rest before people are notified. */
const CALM = 1000;

export async function openRooms({
  store,
  mail,
  push,
  now,
  limits,
  thinkers,
  workers,
  tableBytes,
  complain,
}: RoomOptions): Promise<Rooms> {
  const process = randomId(8);
  const bus = store.engine === 'postgres' ? await postgresBus(store, process) : localBus();
  const here = presence(bus, process);
  const services: Services = {
    store,
    bus,
    now,
    tables: tableCache(store, bus, tableBytes),
    workers,
    botTables: Math.ceil(BOT_TABLES * limits),
    ...(store.engine === 'postgres' && { together: enterTogether(store, process) }),
    online: (person) => here.has(person),
  };
  const visitors = hub(services, here, complain);
  bus.onGap(visitors.catchUp);
  const notices = notifier({
    store,
    now,
    mail,
    push,
    isWatching: (table, person) => here.has(markAt(person, table)),
    warn: complain,
  });
  // In a quick game, do not check after every move for absent people.
  const lately = lastWord<Waiting>(CALM, notices.onWaiting);
  const orders = orderKeeper(services, complain);
  const bots = botKeeper(services, { process, thinkers, complain });
  whenWaiting(
    services,
    ({ row, seats }, waiting) => {
      const due = seats.filter((seat) => waiting.includes(seat.seat));
      if (due.some((seat) => seat.kind === 'bot')) bots.consider(row.id, row.host ?? row.id);
      if (due.some((seat) => seat.kind === 'person')) orders.consider(row.id);
      const persons = due.map((seat) => seat.person).filter((person) => person !== null);
      lately.say(row.id, { table: row.id, game: row.game, persons, seq: row.seq });
    },
    complain,
  );
  return {
    services,
    visitors,
    orders,
    async close() {
      await orders.close();
      await bots.close();
      lately.close();
      await notices.close();
      await workers.close();
      here.close();
      await bus.close();
    },
  };
}
