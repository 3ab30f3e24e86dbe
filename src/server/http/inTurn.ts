// Begins a limited number of requests per turn of the loop, address by address, so that a flood from one keeps nobody
// else waiting.
import type { FastifyInstance } from 'fastify';
import { addressOf } from './limits.ts';

/** Requests begun in one turn. */
const AT_ONCE = 16;

/** Runs before anything else is done for a request. */
export function inTurn(app: FastifyInstance): void {
  /** Waiting requests by address; the address served last comes last. */
  const waiting = new Map<string, (() => void)[]>();
  let begun = 0;
  let isNextTurn = false;

  function nextTurn(): void {
    begun = 0;
    isNextTurn = false;
    while (begun < AT_ONCE && waiting.size > 0) {
      const [address, queue] = waiting.entries().next().value!;
      waiting.delete(address);
      const begin = queue.shift()!;
      if (queue.length > 0) waiting.set(address, queue);
      begun += 1;
      begin();
    }
    if (begun > 0) later();
  }
  function later(): void {
    if (isNextTurn) return;
    isNextTurn = true;
    setImmediate(nextTurn);
  }

  app.addHook('onRequest', (request, _, done) => {
    later();
    if (begun < AT_ONCE && waiting.size === 0) {
      begun += 1;
      return done();
    }
    const address = addressOf(request.ip);
    const queue = waiting.get(address);
    if (queue) queue.push(done);
    else waiting.set(address, [done]);
  });
}
