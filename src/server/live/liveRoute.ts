// /api/live: the socket that brings a page all its news at once.
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { Fault } from '../http/fault.ts';
import { addressOf } from '../http/limits.ts';
import type { Complain } from '../http/requestLog.ts';
import { bearerOf, isOwnOrigin } from '../http/security.ts';
import { type Allowance, budgets } from './allowance.ts';
import type { Bus } from './bus.ts';
import type { Hub } from './hub.ts';
import { serveSocket } from './socket.ts';

/** Bytes of the longest message a page has to send. */
const LONGEST = 16 * 1024;
/** Limits on open sockets. */
export const usualSockets = { perPerson: 20, perAddress: 60, all: 5000 };
/** Bytes that may be asked for: a long game some ten times over, and then one every few seconds. */
const usualBytes = {
  person: { most: 4_000_000, perSecond: 100_000 },
  address: { most: 12_000_000, perSecond: 400_000 },
};
const SWITCHED = 101;
const RESTART = 1012;
const SIGNED_OUT = 4001;

export async function liveRoute(
  app: FastifyInstance,
  { hub, bus, complain }: { readonly hub: Hub; readonly bus: Bus; readonly complain: Complain },
  most: typeof usualSockets & { readonly times: number } = { ...usualSockets, times: 1 },
): Promise<void> {
  const times = ({ most: all, perSecond }: Allowance) =>
    budgets({ most: all * most.times, perSecond: perSecond * most.times });
  const [ofPerson, ofAddress] = [times(usualBytes.person), times(usualBytes.address)];
  const sockets = new Map<WebSocket, { readonly person: string | null; readonly address: string }>();
  const count = (same: (of: { person: string | null; address: string }) => boolean) =>
    [...sockets.values()].filter(same).length;

  await app.register(websocket, {
    options: { maxPayload: LONGEST },
    // Pages reconnect by themselves, to any server that runs then.
    preClose: (done) => {
      for (const socket of sockets.keys()) socket.close(RESTART, 'restart');
      const late = setTimeout(() => {
        for (const socket of sockets.keys()) socket.terminate();
      }, 500);
      late.unref();
      app.websocketServer.close();
      done();
    },
    errorHandler: (_, socket) => socket.terminate(),
  });

  const admit = async (request: FastifyRequest) => {
    // A page of another site would send our visitor's cookie.
    if (bearerOf(request) === null && !isOwnOrigin(request)) throw new Fault('crossSite');
    const person = request.person?.id ?? null;
    if (
      sockets.size >= most.all ||
      count((of) => of.address === addressOf(request.ip)) >= most.perAddress ||
      (person !== null && count((of) => of.person === person) >= most.perPerson)
    )
      throw new Fault('tooMany', { seconds: 60 });
  };

  app.get('/api/live', { websocket: true, preValidation: admit }, (socket, request) => {
    const person = request.person?.id ?? null;
    const address = addressOf(request.ip);
    sockets.set(socket, { person, address });
    app.log.info({ method: 'GET', path: '/api/live', status: SWITCHED, ms: 0, person });
    socket.on('close', () => sockets.delete(socket));
    const own = [ofAddress(address), ...(person === null ? [] : [ofPerson(person)])];
    serveSocket({ socket, wire: request.socket, person, budgets: own }, hub, complain);
  });

  // Signed-out visitors must be identified again.
  bus.listen((news) => {
    if (news.what !== 'signedOut') return;
    for (const [socket, of] of sockets) if (of.person === news.person) socket.close(SIGNED_OUT, 'signed out');
  });
}
