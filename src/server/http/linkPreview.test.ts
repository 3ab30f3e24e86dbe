// The preview a chat shows of our links: it asks as a stranger and reads the tags in the head.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { Table } from '../../api/tables.ts';
import { longest, shortest } from '../../titles/byLength.ts';
import { gameIds } from '../../titles/registry.ts';
import type { Lang } from '../../words/phrases.ts';
import { previewLines } from '../../words/preview.ts';
import { homeLines } from '../../words/web/home.ts';
import type { AppOptions } from '../app.ts';
import { type Guest, guest, openApp, playOn } from '../testing/guests.ts';
import { onBothEngines } from '../testing/stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-preview-'));
const page =
  '<html lang="en"><head><meta name="description" content="Old" /><title>Binario</title></head><body></body></html>';
writeFileSync(join(folder, 'index.html'), page);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { id: game, name, cover } = shortest;
const inPublic = (file: string) => fileURLToPath(new URL(`../../web/public${file}`, import.meta.url));

onBothEngines('the preview of a link', ({ open }) => {
  async function house(options: Partial<AppOptions> = {}) {
    const app = await openApp(await open(), { webFolder: folder, url: 'https://b.example/', ...options });
    const bodyOf = async (url: string, lang = 'en') =>
      (await app.inject({ url, headers: { accept: 'text/html', 'accept-language': lang } })).body;
    return { app, bodyOf, tagsOf: async (url: string, lang = 'en') => tagsIn(await bodyOf(url, lang)) };
  }
  const setUp = async (host: Guest, asked: object) => (await host.post<Table>('/tables', { game, ...asked })).body;
  const speaks = (who: Guest, app: Awaited<ReturnType<typeof openApp>>, lang: Lang) =>
    app.inject({
      method: 'PATCH',
      url: '/api/me',
      headers: { cookie: who.cookie, 'x-binario': '1', origin: 'http://localhost' },
      payload: { lang },
    });

  test('a table: free seats and who sits there, in the language of its host, with the picture of the game', async () => {
    const { app, tagsOf } = await house();
    const [ada, bob] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    await speaks(ada, app, 'it');
    const { id } = await setUp(ada, { players: 4, visibility: 'open', bots: ['random'] });
    const tags = await tagsOf(`/t/${id}?utm=1`, 'en');
    expect(tags).toEqual({
      description: `Al tavolo: Ada. ${cover.words!.it.subtitle}`,
      'og:type': 'website',
      'og:locale': 'it_IT',
      'og:title': `${name}: 2 posti liberi`,
      'og:description': `Al tavolo: Ada. ${cover.words!.it.subtitle}`,
      'og:url': `https://b.example/t/${id}`,
      'og:image': `https://b.example/preview-${game}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    await bob.post(`/tables/${id}/join`);
    expect(await tagsOf(`/t/${id}`)).toMatchObject({
      'og:title': `${name}: un posto libero`,
      'og:description': expect.stringContaining('Ada e Bob'),
    });
    await app.close();
  });

  test('a table says where it stands', async () => {
    const { app, tagsOf } = await house();
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const l = previewLines.en;
    const titleAt = async (id: string) => (await tagsOf(`/t/${id}`))['og:title'];
    const { id } = await setUp(people[0]!, { players: 2, shuffle: false });
    expect(await titleAt(id)).toBe(l.free(name, 1));
    await people[1]!.post(`/tables/${id}/join`);
    expect(await titleAt(id)).toBe(l.full(name));
    await people[0]!.post(`/tables/${id}/start`);
    expect(await titleAt(id)).toBe(l.playing(name));
    await playOn(people, id, 1000);
    expect(await titleAt(id)).toBe(l.over(name));
    await app.close();
  });

  test('a seat that is kept for somebody is not free', async () => {
    const { app, tagsOf } = await house();
    const ada = await guest(app, 'Ada');
    const l = previewLines.en;
    const { id } = await setUp(ada, { players: 3, visibility: 'open' });
    const titleAt = async () => (await tagsOf(`/t/${id}`))['og:title'];
    await ada.post(`/tables/${id}/seats`, { seat: 2, level: null, reserved: true });
    expect(await titleAt()).toBe(l.free(name, 1));
    await ada.post(`/tables/${id}/seats`, { seat: 3, level: null, reserved: true });
    expect(await titleAt()).toBe(l.full(name));
    await app.close();
  });

  test('a private table tells nothing, invited or not, and looks like one that is not there', async () => {
    const { app, bodyOf } = await house();
    const ada = await guest(app, 'Ada');
    const { id, invite } = await setUp(ada, { players: 3, visibility: 'private' });
    expect(await bodyOf(`/t/${id}`)).toBe(page);
    expect(await bodyOf('/t/nothere')).toBe(page);
    const head = (await bodyOf(`/t/${id}?invite=${invite}`)).split('</head>')[0]!;
    expect(head).toContain('<title>Binario</title>');
    for (const told of ['og:', 'Ada', name, 'preview-']) expect(head).not.toContain(told);
    await app.close();
  });

  test('hostile names stay text', async () => {
    const { app, bodyOf, tagsOf } = await house();
    const ada = await guest(app, `"><b>&'$&`);
    const { id } = await setUp(ada, { players: 2, visibility: 'open' });
    const head = (await bodyOf(`/t/${id}`)).split('</head>')[0]!;
    expect(head).toContain('&quot;&gt;&lt;b&gt;&amp;&#39;$&amp;');
    expect(head).not.toContain('<b>');
    expect((await tagsOf(`/t/${id}`))['og:description']).toContain('&lt;b&gt;');
    const path = await bodyOf('/games/%22%3E"><b>');
    expect(path.split('</head>')[0]).not.toContain('<b>');
    await app.close();
  });

  test('home and the pages of the games, in the language of the reader', async () => {
    const { app, tagsOf } = await house();
    for (const lang of ['en', 'it'] as const) {
      const { title, intro } = homeLines[lang];
      for (const path of ['/', '/games', '/games/none', '/new'])
        expect(await tagsOf(path, lang), path).toMatchObject({
          'og:title': title,
          'og:description': intro,
          description: intro,
          'og:image': 'https://b.example/preview-binario.png',
        });
      for (const path of [`/games/${longest.id}`, `/games/${longest.id}/rules`])
        expect(await tagsOf(path, lang), path).toMatchObject({
          'og:title': longest.name,
          'og:description': longest.cover.words![lang].subtitle,
          'og:url': `https://b.example${path}`,
          'og:image': `https://b.example/preview-${longest.id}.png`,
        });
    }
    await app.close();
  });

  test('without an address of its own the server tells the one it was asked at', async () => {
    const { app } = await house({ url: undefined });
    const headers = { accept: 'text/html', host: 'train.example:8018' };
    expect(tagsIn((await app.inject({ url: '/', headers })).body)['og:image']).toBe(
      'http://train.example:8018/preview-binario.png',
    );
    await app.close();
  });
});

/** Names and contents of the tags, as they are written. */
const tagsIn = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.split('</head>')[0]!.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name!, content!],
    ),
  );

test('every title has its picture, of the size that is told, and small', () => {
  for (const id of ['binario', ...gameIds]) {
    const png = readFileSync(inPublic(`/preview-${id}.png`));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], id).toEqual([1200, 630]);
    expect(png.length, id).toBeLessThanOrEqual(80_000);
  }
});
