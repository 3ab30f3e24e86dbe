// The bot in examples/ plays whole games with a token and the API alone.
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Table } from '../../src/api/tables.ts';
import { Browser } from '../../src/server/people/testing/house.ts';
import { openApp } from '../../src/server/testing/guests.ts';
import { onBothEngines } from '../../src/server/testing/stores.ts';

const bot = fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url));

onBothEngines('the example of a bot', ({ open, engine }) => {
  test('plays Chicago Express to the end against another, and moves in 1856', async () => {
    if (engine === 'postgres') return; // what it is told does not depend on the store
    const app = await openApp(await open());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const owner = new Browser(app);
    await owner.me('POST', '/account', { name: 'Ada', password: 'correct horse' });
    const { secret } = (await owner.ask('POST', '/tokens', { name: 'example', password: 'correct horse' })).json();
    const table = async (game: string, bots: readonly string[]) =>
      (
        await owner.ask('POST', '/tables', { game, players: bots.length + 1, bots, startWhenFull: true })
      ).json() as Table;
    const [express, track] = [await table('chicago-express', ['random']), await table('1856', ['random', 'random'])];
    const child = spawn(process.execPath, [bot], { env: { ...process.env, BINARIO_URL: url, BINARIO_TOKEN: secret } });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    try {
      const now = async ({ id }: Table) => (await owner.ask('GET', `/tables/${id}`)).json() as Table;
      await expect.poll(async () => (await now(express)).status, { timeout: 90_000, interval: 300 }).toBe('over');
      await expect.poll(async () => (await now(track)).seq, { timeout: 90_000, interval: 300 }).toBeGreaterThan(20);
    } finally {
      child.kill();
      await app.close();
    }
    expect(said).toBe('');
  }, 180_000);
});
