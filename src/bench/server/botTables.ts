// A server on which bots play at a hundred tables: measures its growth.

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { askedAlone } from '../../engine/index.ts';
import { shortest } from '../../titles/byLength.ts';
import { loadGame } from '../../titles/registry.ts';
import type { Figure } from '../figure.ts';
import { type Client, guest, Unreachable } from '../load/client.ts';
import { startServer } from '../load/serverProcess.ts';
import { quantile, sorted } from '../measure.ts';

const here = fileURLToPath(new URL('../../..', import.meta.url));
const TABLES = 100;
const SECONDS = 180;
const EVERY = 2;
const BOTS = ['Ada', 'Bruno', 'Carla'].map((name) => ({ name, kind: 'bot', level: 'random' }));

export interface BotLoad {
  readonly seconds: number;
  /** The games to play, in turn. */
  readonly games: readonly string[];
  /** Hears the megabytes once a minute. */
  readonly hear?: (minute: number, megabytes: number) => void;
}

export interface Growth {
  /** Growth from the second quarter to the last. */
  readonly perMinute: number;
  readonly end: number;
  readonly most: number;
  readonly games: number;
}

export async function botFigures(env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const grown = await growthOf(env, { seconds: SECONDS, games: [shortest.id] });
  if (!grown) return [];
  const unit = `MB a minute, ${TABLES} tables of bots; ${Math.round(grown.end)} MB at the end`;
  return [{ name: 'memory/bots', figure: grown.perMinute, unit, n: grown.games }];
}

/** Bots play at a hundred tables; a finished game is followed by another. Null where the system tells no sizes. */
export async function growthOf(env: Readonly<Record<string, string>>, load: BotLoad): Promise<Growth | null> {
  const server = await startServer(env, here);
  const sizes: number[] = [];
  let games = 0;
  try {
    const person = await guest(server.url, 'Ada');
    const tables: string[] = [];
    const alive = () => sizeOf(server.pid) !== null;
    for (const end = Date.now() + load.seconds * 1000; Date.now() < end; ) {
      for (const id of await again(alive, () => ended(person, tables))) tables.splice(tables.indexOf(id), 1);
      for (; tables.length < TABLES; games++)
        tables.push(await again(alive, () => botTable(person, load.games[games % load.games.length]!, String(games))));
      await pause(1000 * EVERY);
      const size = sizeOf(server.pid);
      if (size === null) return null;
      sizes.push(size);
      const minute = Math.round((load.seconds - (end - Date.now()) / 1000) / 60);
      load.hear?.(minute, size);
    }
  } finally {
    await server.stop();
  }
  const middle = (from: number, to: number) =>
    quantile(sorted(sizes.slice(from * sizes.length, to * sizes.length)), 0.5);
  const minutes = load.seconds / 2 / 60;
  const perMinute = (middle(0.75, 1) - middle(0.25, 0.5)) / minutes;
  return { perMinute, end: middle(0.75, 1), most: Math.max(...sizes), games };
}

/** Retries on a connection about to be closed, as long as the server lives: such a failure says nothing about it. */
async function again<T>(alive: () => boolean, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Unreachable) || !alive()) throw error;
    await pause(1000);
    return work();
  }
}

async function botTable(person: Client, id: string, seed: string): Promise<string> {
  const game = (await loadGame(id))!;
  const rulings = askedAlone(game);
  const head = { format: 'binario', version: 1, game: game.id, rulesVersion: game.rulesVersion };
  const record = { ...head, options: {}, rulings, seats: BOTS, draws: [], seed, entries: [] };
  const { status, body } = await person.ask<{ id: string }>('POST', '/api/tables/import', { record });
  if (status !== 200) throw new Error(`no table of ${id}: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

async function ended(person: Client, tables: readonly string[]): Promise<string[]> {
  const over: string[] = [];
  for (const id of tables)
    if ((await person.ask<{ status: string }>('GET', `/api/tables/${id}`)).body.status === 'over') over.push(id);
  return over;
}

/** Memory of a process in megabytes; null where the system does not tell. */
function sizeOf(pid: number): number | null {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1000;
  } catch {
    return null;
  }
}
