// Drops the connection of a client that does not read: after a time, or beyond a number of bytes or of questions.
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface Patience {
  /** Unanswered questions on one connection: browsers and proxies send one after the other. */
  readonly questions: number;
  /** Untaken bytes of answers on one connection. */
  readonly bytes: number;
  /** The same over all connections: beyond it the fullest one is dropped. */
  readonly all: number;
  /** Milliseconds without any progress. */
  readonly milliseconds: number;
}

const MB = 1024 * 1024;
const usualPatience: Patience = { questions: 50, bytes: 8 * MB, all: 48 * MB, milliseconds: 30_000 };

interface Line {
  questions: number;
  bytes: number;
}

export function unreadAnswers(
  app: FastifyInstance,
  { questions, bytes, all, milliseconds }: Patience = usualPatience,
): void {
  const lines = new Map<Socket, Line>();
  let unread = 0;
  const sizes = new WeakMap<FastifyRequest, number>();

  function lineOf(socket: Socket): Line {
    const line = { questions: 0, bytes: 0 };
    lines.set(socket, line);
    // answers queued behind another never close by themselves when their connection does
    socket.once('close', () => {
      lines.delete(socket);
      unread -= line.bytes;
    });
    return line;
  }
  /** The connection with most unread bytes that is not being dropped already. */
  function fullest(): Socket {
    const open = [...lines].filter(([socket]) => !socket.destroyed);
    return open.reduce((a, b) => (b[1].bytes > a[1].bytes ? b : a))[0];
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const line = lines.get(socket) ?? lineOf(socket);
    line.questions += 1;
    reply.raw.once('close', () => {
      if (!lines.has(socket)) return;
      line.questions -= 1;
      line.bytes -= sizes.get(request) ?? 0;
      unread -= sizes.get(request) ?? 0;
    });
    // no answer: a client that sends so much at once would not read it
    if (line.questions > questions) return void socket.destroy();
    done();
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { socket } = request.raw;
    const line = lines.get(socket);
    if (!line || socket.destroyed) return;
    const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
    sizes.set(request, size);
    line.bytes += size;
    unread += size;
    if (line.bytes > bytes && line.bytes > size) return void socket.destroy();
    if (unread > all) fullest().destroy();
    if (socket.destroyed) return;
    // Node counts bytes taken by the system: a long answer that is read slowly goes on
    reply.raw.setTimeout(milliseconds, () => reply.raw.destroy());
  });
}
