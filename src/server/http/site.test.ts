// The addresses that strangers, programs and hosts expect at every site.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { GameRecord } from '../../records/record.ts';
import { Browser } from '../people/testing/house.ts';
import { guest, openApp, playOn, tableOf } from '../testing/guests.ts';
import { onBothEngines } from '../testing/stores.ts';
import { apiSummaries } from './apiSummaries.ts';
import { pages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-site-'));
writeFileSync(join(folder, 'index.html'), '<html><head></head><body>the page</body></html>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Operation {
  readonly summary?: string;
  readonly requestBody?: { content: Record<string, { schema: { properties: Record<string, { anyOf: object[] }> } }> };
}

onBothEngines('the site', ({ open }) => {
  test('says 404 to what is not there: as JSON to a program, as a page to a reader', async () => {
    const app = await openApp(await open(), { webFolder: folder, contact: 'host@b.example', now: () => 0 });
    const ask = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } });
    for (const path of ['/', '/games', '/games/1856/rules', '/t/abcdef', '/account?x=1'])
      expect((await ask(path)).statusCode, path).toBe(200);
    const reader = await ask('/nowhere/at/all');
    expect([reader.statusCode, reader.headers['content-type'], reader.body]).toEqual([
      404,
      'text/html; charset=utf-8',
      expect.stringContaining('the page'),
    ]);
    for (const path of ['/api/nowhere', '/assets/none.js', '/favicon.png']) {
      const program = await ask(path, '*/*');
      expect([program.statusCode, program.json().code], path).toEqual([404, 'notFound']);
    }
    const robots = (await ask('/robots.txt')).body.split('\n\n');
    expect(robots.find((group) => group.includes('Twitterbot'))).toMatch(/\nDisallow: \/api\/$/);
    expect(robots.find((group) => group.includes('User-agent: *'))).toContain('Disallow: /t/');
    expect((await ask('/.well-known/security.txt')).body).toBe(
      'Contact: mailto:host@b.example\nExpires: 1971-01-01T00:00:00.000Z\nPreferred-Languages: en, it\n',
    );
    await app.close();
    const quiet = await openApp(await open());
    expect((await quiet.inject('/.well-known/security.txt')).statusCode).toBe(404);
    await quiet.close();
  });

  test('has an id for each request, in the answer and in the log, and a line for what concerns security', async () => {
    const lines: string[] = [];
    const app = await openApp(await open(), { logger: { stream: { write: (line: string) => lines.push(line) } } });
    const b = new Browser(app);
    await b.me('POST', '/account', { name: 'Ada', password: 'correct horse' });
    const failed = await b.ask('POST', '/session', { name: 'Ada', password: 'wrong' });
    const told = lines.map((line) => JSON.parse(line));
    const { id } = (await b.me()).person!;
    expect(told).toContainEqual(expect.objectContaining({ audit: 'accountMade', person: id, from: '127.0.0.1' }));
    const request = failed.headers['x-request-id'];
    expect(told.filter((line) => line.request === request)).toEqual([
      expect.objectContaining({ audit: 'signInFailed', person: id }),
      expect.objectContaining({ path: '/api/session', status: 403 }),
    ]);
    await app.close();
  });

  test('tells once of a proxy that is not trusted, and not of one that is', async () => {
    const store = await open();
    const told: string[] = [];
    for (const trustProxy of [false, true]) {
      const app = await openApp(store, { trustProxy, untrustedProxy: () => told.push(`trusts ${trustProxy}`) });
      await app.inject('/healthz');
      expect(told).toEqual(trustProxy ? ['trusts false'] : []);
      for (let i = 0; i < 3; i++) await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.7' } });
      expect(told).toEqual(['trusts false']);
      await app.close();
    }
  });

  test('gives people all it knows of them, with their games', async () => {
    const app = await openApp(await open());
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    await playOn(people, id, 12);
    await people[0]!.post('/tables', { game: 'chicago-express', players: 3 });
    const { body } = await people[0]!.get<{ tables: object[]; games: { table: string; record: GameRecord }[] }>(
      '/me/export',
    );
    expect(body.tables).toHaveLength(2);
    expect(body.games.map(({ table, record }) => [table, record.entries.length])).toEqual([[id, 12]]);
    expect(body.games[0]!.record.seed).toBeUndefined();
    await app.close();
  });

  test('describes every operation in a line, and the actions of every game', async () => {
    const app = await openApp(await open());
    const { paths, components } = (await app.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, { anyOf: { title: string; required: string[] }[] }> };
    };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => [
        `${method.toUpperCase()} ${path.replace(/\/$/, '')}`,
        summary,
      ]),
    );
    expect(operations.filter(([, summary]) => !summary)).toEqual([]);
    expect(Object.keys(apiSummaries).filter((key) => !operations.some(([name]) => name === key))).toEqual([]);
    const move = paths['/api/tables/{id}/moves']!.post!.requestBody!.content['application/json']!;
    expect(move.schema.properties.action!.anyOf).toHaveLength(5);
    const bid = components.schemas['Action_chicago-express']!.anyOf.find(({ title }) => title === 'bid');
    expect(bid?.required).toEqual(['type', 'amount']);
    await app.close();
  });
});

test('knows the pages that there are', () => {
  const source = readFileSync(fileURLToPath(new URL('../../web/app/App.tsx', import.meta.url)), 'utf8');
  const routed = [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path!);
  expect(routed.filter((path) => !pages.includes(path))).toEqual([]);
});
