// Somebody who plays through the API: a guest with a cookie.
import type { Accepted, Entries, MoveBody } from '../../api/moves.ts';
import type { NewTable, Table } from '../../api/tables.ts';

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
  /** The same person at another address: the server has been started again, or there is a second one. */
  at(url: string): Client;
}

export async function guest(url: string, name: string): Promise<Client> {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-binario': '1', origin: url },
    body: JSON.stringify({ name }),
  });
  if (!answer.ok) throw new Error(`no guest: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((c) => c.split(';')[0])
    .join('; ');
  return clientOf(url, name, cookie);
}

function clientOf(url: string, name: string, cookie: string): Client {
  const ask: Client['ask'] = async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie,
        origin: url,
        'x-binario': '1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
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
    entries: (table, after = 0) => wanted('GET', `/api/tables/${table}/entries?after=${after}`),
    at: (other) => clientOf(other, name, cookie),
  };
}
