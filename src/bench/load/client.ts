// Somebody who plays through the API: a guest with a cookie.
import { Agent, request } from 'node:http';
import type { Accepted, Entries, MoveBody } from '../../api/moves.ts';
import type { NewTable, Table } from '../../api/tables.ts';
import { wholeGame } from '../../match/wholeGame.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

export interface Client {
  readonly name: string;
  ask<T = unknown>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
  move(table: string, move: MoveBody): Promise<Answer<Accepted>>;
  create(table: NewTable): Promise<Table>;
  entries(table: string, after?: number): Promise<Entries>;
  /** For the socket. */
  readonly cookie: string;
  /** The same person at another address: a restarted or a second server. */
  at(url: string): Client;
}

export async function guest(url: string, name: string): Promise<Client> {
  const headers = { 'content-type': 'application/json', 'x-binario': '1', origin: url };
  const { status, cookies, text } = await sent(`${url}/api/guest`, 'POST', headers, JSON.stringify({ name }));
  if (status !== 200) throw new Error(`no guest: ${status} ${text}`);
  return clientOf(url, name, cookies.map((c) => c.split(';')[0]).join('; '));
}

function clientOf(url: string, name: string, cookie: string): Client {
  const ask: Client['ask'] = async (method, path, body) => {
    const headers = {
      cookie,
      origin: url,
      'x-binario': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const { status, text } = await sent(
      `${url}${path}`,
      method,
      headers,
      body === undefined ? body : JSON.stringify(body),
    );
    return { status, body: text === '' ? null : JSON.parse(text) };
  };
  const wanted = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await ask<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return {
    name,
    cookie,
    ask,
    move: (table, move) => ask('POST', `/api/tables/${table}/moves`, move),
    create: (table) => wanted('POST', '/api/tables', table),
    async entries(table, after = 0) {
      const part = (from: number) => wanted<Entries>('GET', `/api/tables/${table}/entries?after=${from}`);
      return wholeGame(await part(after), part);
    },
    at: (other) => clientOf(other, name, cookie),
  };
}

/** The server is gone, or was never there. */
export class Unreachable extends Error {}

const agent = new Agent({ keepAlive: true });

interface Sent {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** Sends over plain HTTP: two hundred players share a process, and `fetch` would need more processor than the server. */
const sent = (url: string, method: string, headers: Readonly<Record<string, string>>, body?: string): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const lost = (error: Error) => reject(new Unreachable(error.message));
    const asked = request(url, { method, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, cookies: answer.headers['set-cookie'] ?? [], text }),
      );
      answer.on('error', lost);
    });
    asked.on('error', lost);
    asked.end(body);
  });
