// For tests: servers that are closed after each test.
import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import type { AppOptions } from '../app.ts';
import type { Store } from '../store/store.ts';
import { openApp } from './guests.ts';

/** Call it at the top of a test file. */
export function servers() {
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  return async (store: Store, options: Partial<AppOptions> = {}): Promise<FastifyInstance> => {
    const app = await openApp(store, options);
    apps.push(app);
    return app;
  };
}
