// The real server with a store of its own. It can be stopped and started again on the same port, as after an upgrade.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../../../src/engine/core/state.ts';
import { view } from '../../../src/engine/index.ts';
import { createApp } from '../../../src/server/app.ts';
import { appoint, personCalled } from '../../../src/server/host/people.ts';
import { openStore, type Store } from '../../../src/server/store/store.ts';
import { sharedThinkers, sharedWorkers } from '../../../src/server/testing/sharedThreads.ts';

export interface House {
  readonly address: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Makes an account the host's. */
  appoint(name: string): Promise<void>;
  /** Lets a gathering table begin with this position, in place of the set-up. */
  beginWith(table: string, position: Core): Promise<void>;
  /** Stops it for good and removes its store. */
  remove(): Promise<void>;
}

/** Factor on the limits: tests send requests faster than people do. */
const LIMITS = 1000;

export async function openHouse(): Promise<House> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'binario-browser-'));
  let port = 0;
  let running: { readonly app: FastifyInstance; readonly store: Store } | null = null;

  async function start(): Promise<void> {
    if (running) return;
    const store = await openStore({ dataFolder });
    const app = await createApp({ store, limits: LIMITS, thinkers: sharedThinkers, workers: sharedWorkers });
    await app.listen({ port, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
    running = { app, store };
  }
  async function stop(): Promise<void> {
    await running?.app.close();
    await running?.store.close();
    running = null;
  }

  await start();
  return {
    // not 127.0.0.1: a browser trusts both, but people type this one
    address: `http://localhost:${port}`,
    stop,
    start,
    async appoint(name) {
      const { store } = running!;
      await appoint(store, await personCalled(store, name), 'host');
    },
    async beginWith(table, position) {
      const start = JSON.stringify(view(position));
      await running!.store.db.updateTable('game_table').set({ start }).where('id', '=', table).execute();
    },
    async remove() {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
