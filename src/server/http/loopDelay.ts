// Measures how long the process's loop is held up: everybody waits while one piece of work does not yield.
import { createHistogram } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface LoopDelay {
  /** Since the last reset, in milliseconds. */
  read(): LoopReading;
  reset(): void;
}

export interface LoopReading {
  /** Number of looks. */
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Number of delays long enough for a line in the log. */
  readonly long: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    loopDelay: LoopDelay;
  }
}

/** Milliseconds between two looks; and the delay above which the log has a line. */
const EVERY = 10;
/** Milliseconds of grace after listening begins. */
const START = 1500;
const LONG = 200;

/** Watches the loop while the app is open. */
export function loopDelay(app: FastifyInstance): void {
  const delays = createHistogram();
  let long = 0;
  const routes = routesOf(app);
  let due = performance.now() + EVERY;
  let from = Number.POSITIVE_INFINITY;
  const look = () => {
    const now = performance.now();
    const late = Math.max(0, now - due);
    due = now + EVERY;
    if (now < from) return;
    delays.record(Math.max(1, Math.round(late * 1000)));
    const asked = routes.lately();
    if (late <= LONG) return;
    long += 1;
    app.log.warn({ heldUp: Math.round(late), routes: asked }, 'the loop was held up');
  };
  const looks = setInterval(look, EVERY);
  looks.unref();
  // starting up is heavy, and nobody waits yet
  app.addHook('onReady', async () => {
    from = performance.now();
  });
  app.addHook('onListen', async () => {
    from = performance.now() + START;
  });
  app.addHook('onClose', async () => clearInterval(looks));
  const ms = (microseconds: number) => (delays.count === 0 ? 0 : microseconds / 1000);
  app.decorate('loopDelay', {
    read: () => ({
      count: delays.count,
      mean: ms(delays.mean),
      p50: ms(delays.percentile(50)),
      p99: ms(delays.percentile(99)),
      max: ms(delays.max),
      long,
    }),
    reset() {
      delays.reset();
      long = 0;
    },
  });
}

/** Routes named in one line, at most. */
const MOST_NAMED = 5;

/** Routes open or answered between two looks: one of them held the loop. */
function routesOf(app: FastifyInstance): { lately(): readonly string[] } {
  const open = new Map<FastifyRequest, string>();
  const ended = new Set<string>();
  app.addHook('onRequest', (request, _, done) => {
    // a socket stays open for hours
    if (request.headers.upgrade === undefined)
      open.set(request, `${request.method} ${request.routeOptions.url ?? 'a file'}`);
    done();
  });
  const end = (request: FastifyRequest) => {
    const route = open.get(request);
    if (route !== undefined && ended.size < MOST_NAMED) ended.add(route);
    open.delete(request);
  };
  app.addHook('onResponse', async (request) => end(request));
  app.addHook('onRequestAbort', async (request) => end(request));
  return {
    lately() {
      const named = open.size + ended.size === 0 ? [] : [...new Set([...ended, ...open.values()])];
      ended.clear();
      return named.slice(0, MOST_NAMED);
    },
  };
}
