import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';

const app = createApp();
beforeAll(() => app.ready());
afterAll(() => app.close());

const get = (url: string, accepts = 'en') => app.inject({ url, headers: { 'accept-language': accepts } });

test('it says that it is well', async () => {
  const answer = await get('/healthz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ok: true });
});

test('the page names the five games, says what works, and is strict about what it loads', async () => {
  const { body, headers } = await get('/');
  for (const name of ['Chicago Express', '1856', '18Mag', '1862', '1865']) expect(body).toContain(name);
  expect(body.match(/class="ready"/g)).toHaveLength(1);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).not.toContain('<script');
});

test('the language is the one asked for, else the one the browser prefers, else English', async () => {
  expect((await get('/', 'it-IT,it;q=0.9,en;q=0.5')).body).toContain('<html lang="it">');
  expect((await get('/', 'de,en;q=0.3,it;q=0.8')).body).toContain('<html lang="it">');
  expect((await get('/?lang=en', 'it')).body).toContain('<html lang="en">');
  expect((await get('/', 'de')).body).toContain('<html lang="en">');
});

test('what is not there is said in words', async () => {
  const answer = await get('/nowhere', 'it');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('Qui non c’è niente');
});
