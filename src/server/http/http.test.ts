import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError, errorCodes } from '../../api/errors.ts';
import type { Opening } from '../../api/moves.ts';
import { Games } from '../../api/tables.ts';
import { openStore, type Store } from '../store/store.ts';
import { guest, playOn, stranger, tableOf } from '../testing/guests.ts';
import { inTime } from '../testing/inTime.ts';
import { servers } from '../testing/serve.ts';
import { version } from '../version.ts';
import { Fault } from './fault.ts';
import { langOfRequest } from './langOfRequest.ts';
import { wordsOfFault } from './wordsOfFault.ts';

const serve = servers();
const folder = mkdtempSync(join(tmpdir(), 'binario-http-'));
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataFolder: folder });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('answers', () => {
  test('it says that it is well, and what can be played', async () => {
    const app = await serve(store);
    expect((await app.inject('/healthz')).json()).toEqual({ ok: true, version });
    const { body } = await stranger(app).get<Games>('/games');
    expect(Value.Check(Games, body)).toBe(true);
    expect(body.games.map((g) => g.id)).toContain('chicago-express');
  });

  test('the description of the API names every route, and the shape of a refusal', async () => {
    const app = await serve(store);
    const { paths } = (await app.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, object>>;
    };
    for (const path of [
      '',
      '/import',
      '/{id}',
      '/{id}/moves',
      '/{id}/undo',
      '/{id}/proposals/{proposal}',
      '/{id}/chat',
    ])
      expect(paths).toHaveProperty([`/api/tables${path || '/'}`]);
    expect(JSON.stringify(paths['/api/tables/{id}/moves']!.post)).toContain('badRequest');
    // The description tells every route's answer and refusal; pages are left out.
    for (const [path, methods] of Object.entries(paths)) {
      expect(path).toMatch(/^\/api\//);
      for (const { responses } of Object.values(methods) as { responses: object }[]) {
        expect(Object.keys(responses), path).toContain('4XX');
        expect(JSON.stringify(responses), path).not.toContain('"200":{"description":"Default Response"}');
      }
    }
  });

  test.each([
    ['GET', '/api/nowhere', undefined, 404, 'notFound'],
    ['GET', '/api/tables/..%2f..%2fetc', undefined, 400, 'badRequest'],
    ['GET', '/api/tables/%zz', undefined, 400, 'badRequest'],
    ['GET', '/api/tables/aaaaaaaa', undefined, 404, 'notFound'],
    ['POST', '/api/guest', '{"name":', 400, 'badRequest'],
    ['POST', '/api/guest', '', 400, 'badRequest'],
    ['POST', '/api/guest', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 413, 'tooLarge'],
    ['POST', '/api/tables', '{}', 401, 'notSignedIn'],
    ['PUT', '/api/tables', '{}', 404, 'notFound'],
    ['GET', '/missing.png', undefined, 404, 'notFound'],
  ] as const)('%s %s is refused in words', async (method, url, payload, status, code) => {
    const app = await serve(store);
    const headers = {
      'x-binario': '1',
      origin: 'http://localhost',
      'accept-language': 'it',
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(Value.Check(ApiError, answer.json())).toBe(true);
    expect(answer.headers['content-language']).toBe('it');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('each code has words in both languages', async () => {
    for (const code of errorCodes) {
      const [en, it] = [await wordsOfFault(new Fault(code), 'en'), await wordsOfFault(new Fault(code), 'it')];
      if (code !== 'refused') expect(en.text).not.toBe('');
      if (code !== 'refused') expect(en.text).not.toBe(it.text);
    }
  });

  test('the language is the one the browser prefers, else English', () => {
    expect(langOfRequest('it-IT,it;q=0.9,en;q=0.5')).toBe('it');
    expect(langOfRequest('de,en;q=0.3,it;q=0.8')).toBe('it');
    expect(langOfRequest('de')).toBe('en');
    expect(langOfRequest(undefined)).toBe('en');
  });
});

describe('the log', () => {
  test('has one line a request, and no secret in it', async () => {
    const lines: string[] = [];
    const app = await serve(store, { logger: { stream: { write: (line: string) => void lines.push(line) } } });
    const ada = await guest(app, 'Ada');
    const { id, invite } = await tableOf([ada], { bots: ['random'], startWhenFull: false });
    lines.length = 0;
    await ada.get(`/tables/${id}?invite=${invite}`);
    await ada.post(`/tables/${id}/chat`, { text: 'a secret' });
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      method: 'GET',
      path: `/api/tables/${id}`,
      status: 200,
      person: ada.id,
    });
    for (const secret of [invite!, ada.cookie.split('=')[1]!, 'a secret']) expect(lines.join()).not.toContain(secret);
  });
});

describe('the pages', () => {
  test('one page for every address, files with a fingerprint kept for ever, and the rest asked for each time', async () => {
    const webFolder = join(folder, 'web');
    mkdirSync(join(webFolder, 'assets'), { recursive: true });
    writeFileSync(join(webFolder, 'index.html'), '<title>Binario</title>');
    writeFileSync(join(webFolder, 'sw.js'), '1');
    writeFileSync(join(webFolder, '.fingerprint'), 'x');
    writeFileSync(join(webFolder, 'assets', 'a-1234.js'), '1');
    const app = await serve(store, { webFolder });
    const get = (url: string, accept = 'text/html,*/*') => app.inject({ url, headers: { accept } });
    for (const url of ['/', '/t/abcdef', '/design?x=1']) {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, '<title>Binario</title>', 'no-cache']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect((await get('/assets/a-1234.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    for (const url of ['/assets/gone.js', '/api/nowhere', '/.fingerprint', '/../package.json'])
      expect((await get(url, url.startsWith('/a') ? 'text/html' : '*/*')).statusCode).toBe(404);
  });

  test('the page of a table has its game in it, for those who may see it', async () => {
    const webFolder = join(folder, 'tables');
    mkdirSync(join(webFolder, '.vite'), { recursive: true });
    writeFileSync(join(webFolder, 'index.html'), '<head></head><body></body>');
    const manifest = {
      _rules: { file: 'assets/rules-1.js', name: 'rules' },
      _table: { file: 'assets/table-1.js', name: 'table', imports: ['_rules'], css: ['assets/table-1.css'] },
      _game: { file: 'assets/game-1.js', name: 'game-chicago-express', imports: ['_rules'] },
      _other: { file: 'assets/game-2.js', name: 'game-1856' },
    };
    writeFileSync(join(webFolder, '.vite/manifest.json'), JSON.stringify(manifest));
    const app = await serve(store, { webFolder });
    const people = [await guest(app, 'Ada </script>'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    const { body, headers } = await app.inject({ url: `/t/${id}`, headers: { accept: 'text/html' } });
    expect(headers['cache-control']).toBe('no-store');
    expect(body.match(/assets\/[\w-]+\.(js|css)/g)).toEqual([
      'assets/table-1.js',
      'assets/rules-1.js',
      'assets/game-1.js',
      'assets/table-1.css',
    ]);
    const [, data] = /id="opening">(.*?)<\/script>/.exec(body)!;
    const opening = JSON.parse(data!) as Opening;
    expect(opening.table.seats[0]!.name).toBe('Ada </script>');
    expect(opening).toEqual((await stranger(app).get(`/tables/${id}/opening`)).body);
    expect(opening).toMatchObject({ table: { id }, game: { entries: [] }, position: { seq: 0, head: 0 } });
    // the answer holds nothing of the draws to come
    expect(opening.position!.state).toMatchObject({ chance: { rng: null } });
    const { body: other } = await app.inject({ url: '/t/nothere', headers: { accept: 'text/html' } });
    expect(other).toBe('<head></head><body></body>');
  });

  test('the page of a table has its board in it, drawn once for each position; one that fails is left out', async () => {
    const webFolder = join(folder, 'boards');
    mkdirSync(join(webFolder, '.first'), { recursive: true });
    const main = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
    const ahead = '<link rel="modulepreload" crossorigin href="/assets/shell-1.js">';
    writeFileSync(join(webFolder, 'index.html'), `<head>${main}${ahead}</head><body><div id="root"></div></body>`);
    mkdirSync(join(webFolder, '.vite'));
    const manifest = {
      'firstBoard/showFirstBoard.ts': { file: 'assets/showFirstBoard-1.js', isEntry: true },
      _table: { file: 'assets/table-1.js', name: 'table' },
    };
    writeFileSync(join(webFolder, '.vite/manifest.json'), JSON.stringify(manifest));
    writeFileSync(
      join(webFolder, '.first/drawOnServer.js'),
      `let drawn = 0;
       export const render = async ({ table, names, state, lang, script }) => {
         drawn += 1;
         if (names.includes('Bad')) throw new Error('no board');
         return '<p id="first">' + [table.game, lang, state.chance.rng, drawn, script].join(' ') + '</p>';
       };`,
    );
    const app = await serve(store, { webFolder });
    const [ada, bob, bad] = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Bad')];
    const open = async (id: string, lang = 'it') =>
      (await app.inject({ url: `/t/${id}`, headers: { accept: 'text/html', 'accept-language': lang } })).body;
    const boardIn = (body: string) => /<p id="first">(.*?)<\/p>/.exec(body)?.[1];
    const { id } = await tableOf([ada, bob]);
    // a drawing that comes too late for one page is ready for the next
    const drawn = (lang?: string) =>
      inTime(async () => {
        const body = await open(id, lang);
        expect(boardIn(body)).toBeDefined();
        return body;
      });
    const page = await drawn();
    expect(boardIn(await open(id))).toBe(boardIn(page));
    expect(boardIn(page)).toBe('chicago-express it  1 /assets/showFirstBoard-1.js');
    // the code of the page waits for the board to be painted
    expect(page).toContain('<meta name="code" content="/assets/index-1.js /assets/shell-1.js /assets/table-1.js">');
    expect(page).not.toContain(main);
    expect(page).not.toContain('modulepreload');
    expect(boardIn(await drawn('en'))).toBe('chicago-express en  2 /assets/showFirstBoard-1.js');
    await playOn([ada, bob], id, 1);
    expect(boardIn(await drawn())).toBe('chicago-express it  3 /assets/showFirstBoard-1.js');
    const failing = await open((await tableOf([ada, bad])).id);
    expect(failing).toContain('<div id="root"></div>');
    expect(failing).toContain(main);
    // no reader sees more of a table than they may
    const own = await tableOf([ada, bob], { visibility: 'private' });
    expect(boardIn(await open(own.id))).toBeUndefined();
    // only files asked for by name are served
    expect((await app.inject('/.first/drawOnServer.js')).statusCode).toBe(404);
  });

  test('long answers are compressed as the browser can read them', async () => {
    const app = await serve(store);
    const games = (encoding: string) => app.inject({ url: '/api/games', headers: { 'accept-encoding': encoding } });
    const plain = await games('identity');
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding']);
    const [br, gz] = [await games('gzip, deflate, br'), await games('gzip, br;q=0')];
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect((await app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } })).headers).not.toHaveProperty(
      'content-encoding',
    );
  });
});
