// Attacks that keep a server busy. Each goes on until the time is up.
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Client, guest } from '../load/client.ts';
import { costly, entryAt, imported, recordAt } from './costly.ts';

export interface Stage {
  readonly url: string;
  /** Several guests. */
  readonly people: readonly Client[];
  readonly isOver: () => boolean;
}

/** Returns the number of requests made. */
export type Attack = (stage: Stage) => Promise<number>;

/** Runs this many hands at once, each repeating its request. */
async function pressed({ isOver }: Stage, hands: number, one: (hand: number, turn: number) => Promise<unknown>) {
  let asked = 0;
  const hand = async (number: number) => {
    for (let turn = 0; !isOver(); turn++) {
      await one(number, turn);
      asked += 1;
    }
  };
  await Promise.all(Array.from({ length: hands }, (_, i) => hand(i)));
  return asked;
}

const nothing: Attack = async ({ isOver }) => {
  while (!isOver()) await pause(50);
  return 0;
};

/** Long records, five at a time; a fork is sent in the same way. */
const imports: Attack = (stage) => {
  const records = costly.long.map((file) => recordAt(file));
  return pressed(stage, 5, (hand, turn) => imported(stage.people[0]!, records[(hand + turn) % records.length]!));
};

const choices: Attack = async (stage) => {
  const [person] = stage.people as [Client];
  const tables = await Promise.all(costly.dense.map(({ file, before }) => imported(person, recordAt(file, before))));
  return pressed(stage, 4, async (hand, turn) => {
    const id = tables[(hand + turn) % tables.length];
    for (const seat of [1, 2, 3]) {
      const { body } = await person.ask<{ choices?: { type: string }[] }>('POST', `/api/tables/${id}/choices`, {
        seat,
        suggest: true,
      });
      for (const { type } of body.choices ?? [])
        await person.ask('POST', `/api/tables/${id}/choices`, { seat, type, suggest: true });
    }
  });
};

/** Moves that take the engine long, taken back and made again. */
const moves: Attack = async (stage) => {
  const [, person] = stage.people as [Client, Client];
  const tables = await Promise.all(
    costly.slow.map(async ({ file, seq }) => ({
      id: await imported(person, recordAt(file, seq)),
      entry: entryAt(file, seq) as { seat: number; action: unknown },
    })),
  );
  return pressed(stage, 1, async (_, turn) => {
    const { id, entry } = tables[turn % tables.length]!;
    const { body } = await person.ask<{ seq: number }>('GET', `/api/tables/${id}`);
    const key = `attack-${turn}-${Date.now()}`;
    const { seat, action } = entry;
    const made = await person.ask<{ seq: number }>('POST', `/api/tables/${id}/moves`, {
      ...{ key, base: body.seq, seat, action },
    });
    if (made.status !== 200) return pause(50);
    return person.ask('POST', `/api/tables/${id}/undo`, {
      ...{ key: `${key}-back`, base: made.body.seq, seat, to: body.seq },
    });
  });
};

/** Fifty-five sockets that ask for a long game from its beginning, as fast as they can. */
const sockets: Attack = async (stage) => {
  const [first] = stage.people as [Client];
  const id = await imported(first, recordAt(costly.long[0]!));
  const open = async (person: Client) => {
    const headers = { cookie: person.cookie, origin: stage.url };
    const socket = new WebSocket(`${stage.url.replace('http', 'ws')}/api/live`, { headers });
    socket.on('error', () => {});
    await once(socket, 'open');
    return socket;
  };
  const all = await Promise.all(Array.from({ length: 55 }, (_, i) => open(stage.people[i % stage.people.length]!)));
  const asked = await pressed(stage, all.length, async (hand) => {
    const socket = all[hand]!;
    if (socket.readyState === socket.OPEN) {
      socket.send(JSON.stringify({ type: 'leave', table: id }));
      socket.send(JSON.stringify({ type: 'watch', table: id, after: 0 }));
    }
    await pause(1);
  });
  for (const socket of all) socket.terminate();
  return asked;
};

/** Strangers who send oversized bodies to endpoints that create something. */
const bodies: Attack = (stage) => {
  const body = JSON.stringify({ record: 'x'.repeat(3_900_000) });
  const headers = { 'content-type': 'application/json', 'x-binario': '1', origin: stage.url };
  return pressed(stage, 5, async () => {
    const answer = await fetch(`${stage.url}/api/tables/import`, { method: 'POST', headers, body }).catch(() => null);
    await answer?.text().catch(() => {});
  });
};

/** Bodies for questions without a session, all at once and again: 1,150 of 241 kB. */
const strangers: Attack = (stage) => {
  const body = JSON.stringify({ seat: 1, values: ['x'.repeat(241_000)] });
  return flooded(stage, 1150, () => ({ path: '/api/tables/aaaaaaaaaa/choices', body, cookie: '' }));
};

/** Bodies as large as a route accepts, slow to read: lists in lists. */
const nested: Attack = (stage) => {
  const body = `{"seat":1,"values":[${'[[],[]],'.repeat(1990)}0]}`;
  return flooded(stage, 1150, () => ({ path: '/api/tables/aaaaaaaaaa/choices', body, cookie: '' }));
};

/** Four people with 2,500 moves of 241 kB at one table each. */
const floods: Attack = async (stage) => {
  const people = await guests(stage, 4);
  const tables = await Promise.all(people.map((person) => imported(person, recordAt(costly.long[0]!, 40))));
  const action = { type: 'x'.repeat(241_000) };
  return flooded(stage, 2500, (turn) => {
    const at = turn % people.length;
    const body = JSON.stringify({ key: `flood-${turn}-${Date.now()}`, base: 39, seat: 1, action });
    return { path: `/api/tables/${tables[at]}/moves`, body, cookie: people[at]!.cookie };
  });
};

/** 45 people with twelve records of 4 MB each. */
const records: Attack = async (stage) => {
  const people = await guests(stage, 45);
  const body = JSON.stringify({ record: { ...recordAt(costly.long[0]!), note: 'x'.repeat(3_800_000) } });
  return flooded(stage, 12 * people.length, (turn) => ({
    path: '/api/tables/import',
    body,
    cookie: people[turn % people.length]!.cookie,
  }));
};

/** As many guests as allowed: after that the first ones come again. */
async function guests({ url, people }: Stage, many: number): Promise<Client[]> {
  const all: Client[] = [];
  for (let i = 0; i < many; i++) all.push(await guest(url, `Guest ${i}`).catch(() => people[i % people.length]!));
  return all;
}

interface Sent {
  readonly path: string;
  readonly body: string;
  readonly cookie: string;
}

/** This many requests at once, each on its own connection; again once all are answered or dropped. */
async function flooded({ url, isOver }: Stage, many: number, one: (turn: number) => Sent): Promise<number> {
  let asked = 0;
  while (!isOver()) {
    await Promise.all(Array.from({ length: many }, (_, i) => posted(url, one(asked + i), isOver)));
    asked += many;
  }
  return asked;
}

/** Ends with the answer, with the connection, or when the time is up. */
const posted = (url: string, { path, body, cookie }: Sent, isOver: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-binario': '1',
      origin: url,
      cookie,
    };
    const asked = request(`${url}${path}`, { method: 'POST', headers, agent: false }, (answer) => answer.resume());
    const watch = setInterval(() => isOver() && asked.destroy(), 100);
    asked.on('error', () => {});
    asked.on('close', () => {
      clearInterval(watch);
      resolve();
    });
    asked.end(body);
  });

/** The attack with most requests comes last: it uses up its address's allowance. */
export const attacks = {
  nothing,
  sockets,
  imports,
  moves,
  bodies,
  records,
  floods,
  strangers,
  nested,
  choices,
} as const satisfies Record<string, Attack>;
