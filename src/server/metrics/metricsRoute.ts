// GET /metrics, for monitoring: open to the machine itself, and elsewhere to the token set by the host.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../http/fault.ts';
import { bearerOf } from '../http/security.ts';
import type { Thinkers } from '../jobs/thinkers.ts';
import { hashOf } from '../people/secrets.ts';
import type { Services } from '../play/services.ts';
import type { Workers } from '../threads/workers.ts';
import { version } from '../version.ts';
import { counter, type Figure, gauge, histogram } from './figures.ts';

export interface Watched {
  readonly services: Services;
  readonly thinkers: Thinkers;
  readonly workers: Workers;
  /** Throws if the store cannot be written to. */
  healthy(): Promise<void>;
  /** The bearer token for other machines; without one only this machine may ask. */
  readonly token?: string | undefined;
}

/** Milliseconds between two counts in the store, as each reads all tables. */
const COUNTED_EVERY = 30_000;

/** Call before any route whose requests should be counted. */
export function metricsRoute(app: FastifyInstance, watched: () => Watched): void {
  const requests = counter('binario_requests_total', 'Requests answered, by route and status.');
  const seconds = histogram('binario_request_seconds', 'Time to the answer.');
  const entries = counter('binario_entries_total', 'Moves and undos entered through this process.');
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'a file';
    const { method } = request;
    requests.add({ method, route, status: String(reply.statusCode) });
    seconds.observe(reply.elapsedTime / 1000, { kind: route.startsWith('/api/') ? 'api' : 'page' });
  });
  app.addHook('onReady', async () =>
    watched().services.bus.listen((news, own) => {
      if (own && news.what === 'entries') entries.add();
    }),
  );

  let counts: {
    readonly at: number;
    readonly tables: Promise<readonly (readonly [{ status: string }, number])[]>;
  } | null = null;
  const tablesByStatus = () => {
    const { store, now } = watched().services;
    if (counts && now() - counts.at < COUNTED_EVERY) return counts.tables;
    const rows = store.db
      .selectFrom('game_table')
      .select((e) => ['status', e.fn.countAll<number>().as('n')])
      .groupBy('status')
      .execute();
    const tables = rows.then((all) => all.map(({ status, n }) => [{ status }, Number(n)] as const));
    counts = { at: now(), tables };
    return tables;
  };
  const memory = process.memoryUsage;
  const loop = () => app.loopDelay.read();
  const figures: readonly Figure[] = [
    gauge('binario_info', 'Which Binario this is.', () => [[{ version }, 1]]),
    requests,
    seconds,
    entries,
    gauge('binario_loop_delay_seconds', 'How long the loop was held up, since the start.', () => {
      const { p50, p99, max } = loop();
      return [
        [{ quantile: '0.5' }, p50 / 1000],
        [{ quantile: '0.99' }, p99 / 1000],
        [{ quantile: '1' }, max / 1000],
      ];
    }),
    gauge('binario_loop_held_up', 'How often it was held up for more than 0.2 s, since the start.', () => loop().long),
    gauge('binario_sockets', 'Open sockets.', () => app.websocketServer.clients.size),
    gauge('binario_tables', 'Tables in the store.', tablesByStatus),
    gauge('binario_tables_held', 'Tables in memory.', () => watched().services.tables.size().tables),
    gauge('binario_tables_held_bytes', 'About what they take up.', () => watched().services.tables.size().bytes),
    gauge('binario_waiting', 'What waits for a thread.', () => [
      [{ crew: 'bots' }, watched().thinkers.waiting()],
      [{ crew: 'clerks' }, watched().workers.waiting()],
    ]),
    gauge('binario_in_hand_bytes', 'What was sent and is not answered yet, as the budget counts it.', () =>
      Object.entries(app.inHand.read()).map(([kind, bytes]) => [{ kind }, bytes] as const),
    ),
    gauge('binario_store_healthy', 'Whether the store can be written to.', async () => {
      const well = await watched()
        .healthy()
        .then(
          () => 1,
          () => 0,
        );
      return [[{ engine: watched().services.store.engine }, well]];
    }),
    gauge('process_resident_memory_bytes', 'Memory of the process.', () => memory.rss()),
    gauge('nodejs_heap_used_bytes', 'Memory of its main heap.', () => memory().heapUsed),
    gauge('process_uptime_seconds', 'Since the start.', () => process.uptime()),
    gauge('process_cpu_seconds', 'Processor time since the start.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    }),
  ];

  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    if (!mayWatch(request, watched().token)) throw new Fault('notFound');
    const texts = await Promise.all(figures.map((figure) => figure.text()));
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${texts.join('\n')}\n`);
  });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** True if the sender may read the figures. A request through a local proxy counts as coming from elsewhere. */
function mayWatch(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request;
  const said = bearerOf(request);
  if (said !== null) return token !== undefined && isSame(said, token);
  const isPassedOn = (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined;
  return !isPassedOn && LOOPBACK.test(socket.remoteAddress ?? '');
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
