// For tests: a server, guests who send it requests, and games they play without thinking.
import type { FastifyInstance } from 'fastify';
import type { ApiError } from '../../api/errors.ts';
import type { Accepted, Entries } from '../../api/moves.ts';
import type { NewTable, Table } from '../../api/tables.ts';
import { type Action, type Game, rngFrom, type Seat, waiting, wander } from '../../engine/index.ts';
import { type DrawnEntry, follow, headOf, openTimeline, type Timeline } from '../../match/timeline.ts';
import { wholeGame } from '../../match/wholeGame.ts';
import { shortest } from '../../titles/byLength.ts';
import { loadGame } from '../../titles/registry.ts';
import { type AppOptions, createApp } from '../app.ts';
import type { Store } from '../store/store.ts';
import { workersHere } from '../threads/workersHere.ts';
import { sharedThinkers } from './sharedThreads.ts';

const push = { publicKey: 'KEY', send: async () => 'sent' as const };
const ORIGIN = 'http://localhost';

/** A server with loose limits that sends nothing out. */
export const openApp = (store: Store, options: Partial<AppOptions> = {}): Promise<FastifyInstance> =>
  createApp({
    store,
    push,
    limits: 1000,
    webFolder: '/nowhere',
    thinkers: sharedThinkers,
    workers: workersHere,
    ...options,
  });

export interface Told<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
}

export interface Guest {
  readonly id: string;
  readonly cookie: string;
  get<T>(path: string): Promise<Told<T>>;
  post<T>(path: string, body?: object): Promise<Told<T>>;
  put<T>(path: string, body: object): Promise<Told<T>>;
  drop<T>(path: string): Promise<Told<T>>;
  /** The code of the refusal; 'done' without one. */
  tries(path: string, body?: object): Promise<ApiError['code'] | 'done'>;
  /** The same guest at another server. */
  at(app: FastifyInstance): Guest;
}

export async function guest(app: FastifyInstance, name: string): Promise<Guest> {
  const headers = { 'x-binario': '1', origin: ORIGIN };
  const answer = await app.inject({ method: 'POST', url: '/api/guest', headers, payload: { name } });
  const cookie = answer.cookies.map((c) => `${c.name}=${c.value}`).join('; ');
  return guestAt(app, (answer.json() as { person: { id: string } }).person.id, cookie);
}

/** A visitor without a name. */
export const stranger = (app: FastifyInstance): Guest => guestAt(app, '', '');

function guestAt(app: FastifyInstance, id: string, cookie: string): Guest {
  const ask = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Told<T>> => {
    const headers = { cookie, origin: ORIGIN, 'x-binario': '1', 'accept-language': 'en' };
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: JSON.parse(answer.body) as T, text: answer.body };
  };
  return {
    id,
    cookie,
    get: (path) => ask('GET', path),
    post: (path, body = {}) => ask('POST', path, body),
    put: (path, body) => ask('PUT', path, body),
    drop: (path) => ask('DELETE', path),
    async tries(path, body = {}) {
      const { status, body: told } = await ask<ApiError>('POST', path, body);
      return status === 200 ? 'done' : told.code;
    },
    at: (other) => guestAt(other, id, cookie),
  };
}

/** A table with these guests in this order, in play. */
export async function tableOf(guests: readonly Guest[], asked: Partial<NewTable> = {}): Promise<Table> {
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const players = guests.length + (asked.bots?.length ?? 0);
  const wish = { game: shortest.id, players, shuffle: false, startWhenFull: true, ...asked };
  const { body } = await host.post<Table>('/tables', wish);
  for (const other of others) await other.post(`/tables/${body.id}/join`, { invite: body.invite });
  return (await host.get<Table>(`/tables/${body.id}`)).body;
}

/** The game, followed from outside as by any watcher. */
export async function followed(reader: Guest, id: string): Promise<Timeline> {
  const { game, options, rulings, players, rulesVersion } = (await reader.get<Table>(`/tables/${id}`)).body;
  const part = async (after: number) => (await reader.get<Entries>(`/tables/${id}/entries?after=${after}`)).body;
  const { beginning, entries } = await wholeGame(await part(0), part);
  const table = { players, rulesVersion, asked: { ...options, ...rulings } };
  const opening = { table, draws: beginning!.draws, ...(beginning!.start ? { start: beginning!.start as never } : {}) };
  const opened = openTimeline((await loadGame(game)) as Game, opening);
  if ('problem' in opened) throw new Error(opened.problem);
  const grown = follow(opened, entries as DrawnEntry[]);
  if (!grown.ok) throw new Error(`entry ${grown.seq}: ${grown.refusal.code}`);
  return grown.timeline;
}

const chance = rngFrom('tests');

/** A seat to move with a legal move; null when the game is over. */
export function anyMove(timeline: Timeline): { seat: Seat; action: Action } | null {
  const { state } = headOf(timeline);
  const [seat] = waiting(timeline.game, state);
  return seat === undefined ? null : { seat, action: wander(timeline.game, state, seat, chance) };
}

let keys = 0;
export const freshKey = (): string => `key-${String(++keys).padStart(8, '0')}`;

/** Plays this many moves, or until the game ends; the guests sit in this order. */
export async function playOn(guests: readonly Guest[], id: string, moves: number): Promise<Timeline> {
  let timeline = await followed(guests[0]!, id);
  for (let left = moves; left > 0; left--) {
    const move = anyMove(timeline);
    if (!move) break;
    const base = timeline.entries.length;
    const body = { key: freshKey(), base, ...move };
    const { status, text } = await guests[move.seat - 1]!.post<Accepted>(`/tables/${id}/moves`, body);
    if (status !== 200) throw new Error(text);
    const { entries } = (await guests[0]!.get<Entries>(`/tables/${id}/entries?after=${base}`)).body;
    const grown = follow(timeline, entries as DrawnEntry[]);
    if (!grown.ok) throw new Error(grown.refusal.code);
    timeline = grown.timeline;
  }
  return timeline;
}
