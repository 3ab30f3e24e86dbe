// Two server processes on one PostgreSQL: a move made through one reaches watchers on the other, and of two moves at once
// one is kept and the other is stale.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, guest } from '../../src/bench/load/client.ts';
import { newRemoteGame, playOne } from '../../src/bench/load/remoteGame.ts';
import { type ServerProcess, startServer } from '../../src/bench/load/serverProcess.ts';
import { watcherOf } from '../../src/bench/load/watcher.ts';
import { waiting } from '../../src/engine/core/play.ts';
import { headOf, lastSeq } from '../../src/match/timeline.ts';
import { type Cluster, startPostgres } from '../../src/server/testing/postgres.ts';

let cluster: Cluster;
let servers: [ServerProcess, ServerProcess];
let ada: Client;

beforeAll(async () => {
  cluster = await startPostgres();
  const DATABASE_URL = await cluster.database();
  servers = [await startServer({ DATABASE_URL }), await startServer({ DATABASE_URL })];
  ada = await guest(servers[0].url, 'Ada');
});
afterAll(async () => {
  for (const server of servers ?? []) expect(await server.stop()).toBe(0);
  cluster?.stop();
});

test('moves made through either are seen through the other, each once and in order', async () => {
  const [here, there] = servers;
  const [onHere, onThere] = [ada, ada.at(there.url)];
  const run = await newRemoteGame(ada, 'chicago-express');
  const watchers = [await watcherOf(onHere, here.url), await watcherOf(onThere, there.url)] as const;
  for (const watcher of watchers) watcher.follow(run);
  // The socket at the other server brings each move, whoever made it.
  for (let i = 0; i < 40; i++) await playOne(run, i % 2 ? onThere : onHere, watchers[i % 2 ? 0 : 1].news);
  expect(run.timeline.entries.map((entry) => entry.seq)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  for (const watcher of watchers) watcher.close();
});

test('two moves at once through two servers: one is kept, the other is told what happened', async () => {
  const onThere = ada.at(servers[1].url);
  const run = await newRemoteGame(ada, 'chicago-express');
  for (let i = 0; i < 10; i++) {
    const base = lastSeq(run.timeline);
    const seat = waiting(run.game, headOf(run.timeline).state)[0]!;
    const move = { base, seat, action: { type: 'pass' } };
    const sent = await Promise.all(
      [ada, onThere].map((who, n) => who.move(run.id, { ...move, key: `race-${i}-${n}-of-two` })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(sent.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'stale',
      args: { entries: [{ seq: base + 1 }] },
    });
    run.acknowledged.set(base + 1, 'won');
    await playOne(run, ada); // catches up first
    if (headOf(run.timeline).state.flow.at(-1)?.kind !== 'auction') break; // where nobody may pass
  }
  const { entries } = await ada.entries(run.id);
  expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, i) => i + 1));
});

test('one key sent through both at once is one move, answered alike', async () => {
  const onThere = ada.at(servers[1].url);
  const run = await newRemoteGame(ada, 'chicago-express');
  const move = { key: 'the-same-key-twice', base: 0, seat: 1, action: { type: 'bid', amount: 7 } };
  const sent = await Promise.all([ada.move(run.id, move), onThere.move(run.id, move), ada.move(run.id, move)]);
  expect(sent.map(({ status, body }) => [status, body])).toEqual(sent.map(() => [200, { seq: 1 }]));
  expect((await ada.entries(run.id)).entries).toHaveLength(1);
});
