// binario admin: people and tables of the store that the environment names, also while its server runs; prints a line
// for each thing done.

import { announceRestart, setOpen } from '../../server/host/doors.ts';
import { appoint, findPeople, letIn, personCalled, resetPassword, suspend } from '../../server/host/people.ts';
import { sweep } from '../../server/host/retention.ts';
import { deleteTable, findTables, handOver } from '../../server/host/tables.ts';
import { Fault } from '../../server/http/fault.ts';
import { wordsOfFault } from '../../server/http/wordsOfFault.ts';
import { localBus } from '../../server/live/bus.ts';
import { postgresBus } from '../../server/live/postgresBus.ts';
import { erase } from '../../server/people/erase.ts';
import { retentionFrom } from '../../server/settings.ts';
import type { PersonRow } from '../../server/store/schema.ts';
import type { Store } from '../../server/store/store.ts';
import { randomId } from '../../server/tables/ids.ts';
import { serverLines } from '../../words/server.ts';
import { type Context, Hopeless, oneLine, type Status, wholeNumber } from '../context.ts';
import { table } from '../table.ts';
import { setting, withStore } from './withStore.ts';

export const adminVerbs = [
  'people',
  'suspend',
  'admit',
  'delete-person',
  'password',
  'host',
  'no-host',
  'tables',
  'delete-table',
  'hand-over',
  'registration',
  'announce',
  'sweep',
] as const;
type Verb = (typeof adminVerbs)[number];

/** Fewest and most words of each verb. */
const words: Readonly<Record<Verb, readonly [number, number]>> = {
  people: [0, 1],
  suspend: [1, 1],
  admit: [1, 1],
  'delete-person': [1, 1],
  password: [1, 1],
  host: [1, 1],
  'no-host': [1, 1],
  tables: [0, 1],
  'delete-table': [1, 1],
  'hand-over': [3, 3],
  registration: [1, 1],
  announce: [1, 1],
  sweep: [0, 0],
};

const MINUTE = 60_000;
const dateOf = (time: number | null): string => (time === null ? '–' : new Date(time).toISOString().slice(0, 16));

export async function admin(context: Context, verb: string, args: readonly string[]): Promise<Status> {
  const lines = serverLines[context.lang].admin;
  if (!adminVerbs.includes(verb as Verb)) throw new Hopeless(lines.unknown({ verb, known: adminVerbs.join(', ') }));
  const [first = '', second = '', third = ''] = args;
  const [least, most] = words[verb as Verb];
  if (args.length > most) throw new Hopeless(lines.tooMuch({ said: args.slice(most).join(' ') }));
  if (args.length < least)
    throw new Hopeless(lines.usage[verb as keyof typeof lines.usage] ?? lines.unknown({ verb, known: '' }));
  const done = (machine: object, text: string) => context.print({ done: verb, ...machine }, text);

  const listed = <T extends object>(found: readonly T[], head: readonly string[], row: (one: T) => string[]) => {
    if (context.json) for (const one of found) context.print(one, '');
    else context.print({}, table(head, found.map(row)));
  };
  /** Names the person or table that is missing: "nothing" is no answer to a typed name. */
  const missing = (text: string) => (error: unknown) => {
    throw error instanceof Fault && error.code === 'notFound' ? new Hopeless(text) : error;
  };
  const called = (store: Store, who: string) => personCalled(store, who).catch(missing(lines.nobody({ who })));
  const atTable = (id: string, act: () => Promise<void>, seated = '') =>
    act()
      .catch(missing(lines.noTable({ id })))
      .catch((error: unknown) => {
        throw error instanceof Fault && error.code === 'alreadySeated' ? new Hopeless(seated) : error;
      });
  /** Carries out a verb on the named person, and tells of it. */
  const ofPerson = (act: (store: Store, person: PersonRow) => Promise<string>) => async (store: Store) => {
    const person = await called(store, first);
    const text = await act(store, person);
    done({ id: person.id }, text);
  };

  const work: Readonly<Record<Verb, (store: Store) => Promise<void>>> = {
    people: async (store) =>
      listed(await findPeople(store, first), lines.peopleHead, (one) => [
        one.id,
        oneLine(one.name),
        one.suspended ? lines.suspended : one.role === 'host' ? 'host' : one.kind,
        one.email ?? '–',
        dateOf(one.createdAt),
        dateOf(one.seenAt),
        String(one.tables),
      ]),
    suspend: ofPerson(async (store, { id, name }) => {
      await suspend(store, id);
      await signedOut(store, id);
      return lines.suspendedNow({ name });
    }),
    admit: ofPerson(async (store, { id, name }) => {
      await letIn(store, id);
      return lines.admitted({ name });
    }),
    'delete-person': ofPerson(async (store, { id, name }) => {
      await erase(store, id);
      await signedOut(store, id);
      return lines.personDeleted({ name });
    }),
    async password(store) {
      const person = await called(store, first);
      const password = await resetPassword(store, person);
      await signedOut(store, person.id);
      done({ id: person.id, password }, lines.passwordIs({ name: person.name, password }));
    },
    host: ofPerson(async (store, person) => {
      await appoint(store, person, 'host');
      return lines.hostNow(person);
    }),
    'no-host': ofPerson(async (store, person) => {
      await appoint(store, person, 'player');
      return lines.hostNoMore(person);
    }),
    tables: async (store) =>
      listed(await findTables(store, first), lines.tablesHead, (one) => [
        one.id,
        one.game,
        one.status,
        String(one.seq),
        dateOf(one.movedAt),
        one.seats.map(({ name }) => oneLine(name) || '–').join(', '),
      ]),
    async 'delete-table'(store) {
      await atTable(first, () => withBus(store, (bus) => deleteTable({ store, bus }, first)));
      done({ id: first }, lines.tableDeleted({ id: first }));
    },
    async 'hand-over'(store) {
      const seat = wholeNumber(context.lines, 'SEAT', second, 1);
      const { id: person, name } = await called(store, third);
      await atTable(
        first,
        () => withBus(store, (bus) => handOver({ store, bus }, first, seat, person)),
        lines.sitsThere({ id: first, name }),
      );
      done({ id: first, seat, person }, lines.handedOver({ id: first, seat, name }));
    },
    async registration(store) {
      if (first !== 'open' && first !== 'closed') throw new Hopeless(lines.usage.registration);
      await setOpen(store.db, first === 'open');
      done({ registration: first }, first === 'open' ? lines.isOpen : lines.isClosed);
    },
    async announce(store) {
      const at = first === 'off' ? null : Date.now() + wholeNumber(context.lines, 'MINUTES', first, 1) * MINUTE;
      await announceRestart(store.db, at);
      done({ restartAt: at }, at === null ? lines.nothingAnnounced : lines.announced({ at: dateOf(at) }));
    },
    async sweep(store) {
      const keep = setting(context, () => retentionFrom(process.env));
      const swept = await sweep(store, keep, Date.now());
      done(swept, lines.swept(swept));
    },
  };
  try {
    await withStore(context, work[verb as Verb]);
    return 0;
  } catch (error) {
    if (error instanceof Fault) throw new Hopeless((await wordsOfFault(error, context.lang)).text);
    throw error;
  }
}

/** Tells other processes through PostgreSQL; a process on a file sees the change at its next look. */
async function withBus<T>(store: Store, work: (bus: ReturnType<typeof localBus>) => Promise<T>): Promise<T> {
  const bus = store.engine === 'postgres' ? await postgresBus(store, randomId(8)) : localBus();
  try {
    return await work(bus);
  } finally {
    await bus.close();
  }
}

const signedOut = (store: Store, person: string): Promise<void> =>
  withBus(store, async (bus) => bus.mention({ what: 'signedOut', person }));
