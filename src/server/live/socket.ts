// One socket: checks incoming messages, and never lets outgoing ones pile up.
import type { Socket } from 'node:net';
import { Compile } from 'typebox/compile';
import type { RawData, WebSocket } from 'ws';
import { ClientMessage, type ServerMessage } from '../../api/live.ts';
import { Fault } from '../http/fault.ts';
import type { Complain } from '../http/requestLog.ts';
import type { Requester } from '../play/rights.ts';
import type { Budget } from './allowance.ts';
import type { Hub } from './hub.ts';
import type { Visitor } from './tell.ts';

const isMessage = Compile(ClientMessage);

/** Malformed messages allowed before the socket is closed. */
const PATIENCE = 5;
/** Limits: messages in ten seconds and those waiting; tables watched at once; bytes the other side has not yet taken. */
const FLOOD = 300;
const MOST_WAITING = 600;
const MOST_WATCHED = 500;
const MOST_BUFFERED = 2 * 1024 * 1024;
const BEAT = 30_000;

const POLICY = 1008;

export interface Served {
  readonly socket: WebSocket;
  /** The connection below the socket. */
  readonly wire: Socket;
  readonly person: Requester;
  /** The allowances, in bytes sent, of this person and of this address. */
  readonly budgets: readonly Budget[];
}

/** Bytes charged for a watch beside those of its answer. */
const WATCH = 4000;

export function serveSocket({ socket, wire, person, budgets }: Served, hub: Hub, complain: Complain): void {
  let faults = 0;
  let recent = 0;
  let alive = true;
  let gathering = false;
  let sent = 0;
  /** Handled one after the other: the next when this one is answered. */
  const waiting: Exclude<ClientMessage, { type: 'ping' }>[] = [];
  let busy = false;

  /** Sends messages of the same moment in one write. */
  const gather = () => {
    if (gathering) return;
    gathering = true;
    wire.cork();
    process.nextTick(() => {
      gathering = false;
      wire.uncork();
    });
  };

  const visitor: Visitor = {
    person,
    watching: new Map(),
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      // A page that does not read is disconnected; it comes back and catches up.
      if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
      else {
        gather();
        const text = JSON.stringify(message);
        sent += text.length;
        socket.send(text);
      }
    },
  };

  const refuse = (code: string, table?: string) => {
    const error: ServerMessage = { type: 'error', code, ...(table === undefined ? {} : { table }) };
    visitor.send(error);
  };

  const misunderstood = () => {
    refuse('badRequest');
    faults += 1;
    if (faults >= PATIENCE) socket.close(POLICY, 'not understood');
  };

  async function hear(message: Exclude<ClientMessage, { type: 'ping' }>): Promise<void> {
    if (message.type === 'leave') return hub.unwatch(visitor, message.table);
    if (visitor.watching.size >= MOST_WATCHED && !visitor.watching.has(message.table))
      return refuse('tooMany', message.table);
    if (!budgets.every((budget) => budget.has())) return refuse('tooMany', message.table);
    const before = sent;
    try {
      await hub.watch(visitor, message);
      for (const budget of budgets) budget.take(WATCH + sent - before);
    } catch (error) {
      if (!(error instanceof Fault)) complain(error);
      refuse(error instanceof Fault ? error.code : 'broken', message.table);
    }
  }

  async function hearAll(): Promise<void> {
    busy = true;
    for (let next = waiting.shift(); next && socket.readyState === socket.OPEN; next = waiting.shift())
      await hear(next);
    busy = false;
  }

  const beat = setInterval(() => {
    recent = 0;
    if (!alive) socket.terminate();
    alive = false;
    socket.ping();
  }, BEAT);
  beat.unref();

  hub.enter(visitor);
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('message', (data: RawData, isBinary: boolean) => {
    alive = true;
    recent += 1;
    if (recent > (FLOOD * BEAT) / 10_000) return socket.close(POLICY, 'too many messages');
    const message = isBinary ? null : parsed(data);
    if (message === null) return misunderstood();
    // a ping only asks for a sign of life, and never waits
    if (message.type === 'ping') return visitor.send({ type: 'pong' });
    waiting.push(message);
    if (waiting.length > MOST_WAITING) return socket.close(POLICY, 'too many messages');
    if (!busy) void hearAll();
  });
  socket.on('close', () => {
    clearInterval(beat);
    hub.leave(visitor);
  });
}

function parsed(data: RawData): ClientMessage | null {
  try {
    const json: unknown = JSON.parse(data.toString());
    return isMessage.Check(json) ? json : null;
  } catch {
    return null;
  }
}
