// binario review as people and scripts meet it.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { heard } from '../../tests/support/heard.ts';
import { main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-review-'));
const goldenFile = (id: string, name: string) =>
  new URL(`../../tests/replays/golden/${id}/${name}.json`, import.meta.url).pathname;
const chicago = goldenFile('chicago-express', '3p-52');
/** A small record in which trains run. */
const trains = goldenFile('1856', '4p-cgr');

const terminal = heard();
const { lines } = terminal;

test('a line a finding, then one for the file', async () => {
  expect(await main(['review', chicago, '--json'])).toBe(0);
  const all = lines();
  const total = all.pop();
  expect(total).toEqual({ file: chicago, seats: expect.anything(), ms: expect.any(Number) });
  expect(Object.keys(total.seats)).toEqual(['1', '2', '3']);
  expect(total.seats[1]).toEqual({ proved: 0, thought: null, se: null });
  expect(all.length).toBeGreaterThan(2);
  for (const one of all) {
    expect(one).toMatchObject({ file: chicago, voice: 'counted', round: null, text: expect.any(String) });
    expect(one.lost).toBe(Math.abs(one.best - one.played));
    expect(one.text).not.toMatch(/undefined|NaN|⟨/);
  }
  expect(all.map(({ index }) => index)).toEqual(all.map(({ index }) => index).toSorted((a, b) => a - b));
});

test('what is proved adds up by seat, and rounds have their names', async () => {
  expect(await main(['review', trains, '--json', '--voices', 'proved'])).toBe(0);
  const all = lines();
  const { seats } = all.pop();
  expect(all.length).toBeGreaterThan(2);
  for (const one of all) expect(one).toMatchObject({ voice: 'proved', round: expect.stringMatching(/^(OR|SR|PR) \d/) });
  for (const seat of [1, 2, 3, 4])
    expect(seats[seat].proved).toBe(all.reduce((sum, one) => sum + (one.seat === seat ? one.lost : 0), 0));
});

test('one seat alone, and no seat that is not there', async () => {
  expect(await main(['review', chicago, '--json', '--seat', '2'])).toBe(0);
  const all = lines();
  expect(Object.keys(all.pop().seats)).toEqual(['2']);
  expect(new Set(all.map(({ seat }) => seat))).toEqual(new Set([2]));
  terminal.out = '';
  expect(await main(['review', chicago, '--json', '--seat', '9'])).toBe(2);
  expect(lines()).toEqual([{ file: chicago, error: 'there is no seat "9": seats are numbered 1 to 3' }]);
});

test('a voice that is not there is refused in one line', async () => {
  expect(await main(['review', chicago, '--voices', 'proved,thought'])).toBe(2);
  expect(terminal.err).toBe('binario: there is no voice "thought" here: proved, counted\n');
});

test('a table for people, in both languages', async () => {
  expect(await main(['review', chicago, '--lang', 'en'])).toBe(0);
  expect(terminal.out).toMatch(/^move +round +player +voice +lost +what$/m);
  expect(terminal.out).toContain('counted');
  terminal.out = '';
  expect(await main(['review', chicago, '--lang', 'it'])).toBe(0);
  expect(terminal.out).toMatch(/^mossa +turno +giocatore +voce +perso +che cosa$/m);
  expect(terminal.out).toContain('contato');
});

test('files that cannot be read get a line, the others are done; gzipped ones are read, traces passed over', async () => {
  const gzipped = join(folder, 'game.json.gz');
  writeFileSync(gzipped, gzipSync(readFileSync(chicago)));
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{');
  expect(await main(['review', broken, gzipped, join(folder, 'game.trace.json'), '--json'])).toBe(2);
  const all = lines();
  expect(all[0]).toEqual({ file: broken, error: expect.stringContaining('JSON') });
  expect(all.at(-1)).toMatchObject({ file: gzipped, seats: expect.anything() });
});

test('a record that breaks off is reviewed as far as it goes', async () => {
  const record = JSON.parse(readFileSync(chicago, 'utf8'));
  const { result: _, ...rest } = record;
  const entries = [...record.entries.slice(0, 40), { ...record.entries[40], action: { type: 'nonsense' } }];
  const cut = join(folder, 'cut.json');
  writeFileSync(cut, JSON.stringify({ ...rest, entries }));
  expect(await main(['review', cut, '--json'])).toBe(1);
  expect(lines().at(-1)).toMatchObject({ file: cut, seats: expect.anything() });
  expect(terminal.err).toContain('the record goes no further than action 41');
});
