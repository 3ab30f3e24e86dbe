// For tests: a page with an open socket that records all its messages.
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../../api/live.ts';
import { inTime } from './inTime.ts';

export interface Page {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  say(message: ClientMessage | string | Buffer): void;
  /** Waits for a message like this; earlier ones count too. */
  until<T extends ServerMessage['type']>(
    type: T,
    fits?: (message: Extract<ServerMessage, { type: T }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: T }>>;
}

const addressOf = (app: FastifyInstance): string => {
  const { port } = app.server.address() as { port: number };
  return `127.0.0.1:${port}`;
};

export const connect = (app: FastifyInstance, headers: Readonly<Record<string, string>>): WebSocket =>
  new WebSocket(`ws://${addressOf(app)}/api/live`, { headers: { ...headers } });

/** Opens a page; the server must be listening. */
export async function openPage(app: FastifyInstance, cookie: string): Promise<Page> {
  const socket = connect(app, { cookie, origin: `http://${addressOf(app)}` });
  const heard: ServerMessage[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as ServerMessage));
  await once(socket, 'open');
  return {
    socket,
    heard,
    say: (message) =>
      socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message)),
    async until(type, fits = () => true) {
      return inTime(() => {
        const found = heard.find((m) => m.type === type && fits(m as never));
        if (!found) throw new Error(`no ${type}; heard ${JSON.stringify(heard).slice(0, 2000)}`);
        return found as never;
      });
    },
  };
}
