import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { guest, stranger } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';

const serve = servers();
const folder = mkdtempSync(join(tmpdir(), 'binario-bodies-'));
const store = await openStore({ dataFolder: folder });
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a stranger is told so before anything of a long body is read', async () => {
  const app = await serve(store);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    'content-type': 'application/json',
    'content-length': 3_000_000,
    'x-binario': '1',
    origin: `http://127.0.0.1:${port}`,
  };
  // the body is never sent
  const status = await new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path: '/api/tables/import', method: 'POST', headers },
      (answer) => {
        resolve(answer.statusCode);
        asked.destroy();
      },
    );
    asked.on('error', reject);
    asked.flushHeaders();
  });
  expect(status).toBe(401);
});

test('strangers may come in, and ask for choices; each route takes as much as it needs', async () => {
  const app = await serve(store);
  const nobody = stranger(app);
  expect(await nobody.tries('/guest', { name: 'Ada' })).toBe('done');
  expect(await nobody.tries('/tables/aaaaaaaaaa/choices', { seat: 1 })).toBe('notFound');
  expect(await nobody.tries('/tables/aaaaaaaaaa/moves', {})).toBe('notSignedIn');
  const ada = await guest(app, 'Ada');
  const long = 'x'.repeat(100_000);
  expect(await ada.tries('/tables/aaaaaaaaaa/chat', { text: long })).toBe('tooLarge');
  expect(await ada.tries('/tables/import', { record: long })).toBe('badRecord');
});
