// Puts the server together: rate limits, people, tables, bots, socket and pages.
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { healthOf } from './health.ts';
import { hostRoutes } from './host/hostRoutes.ts';
import { noticeBoard, noticeRoute } from './host/noticeBoard.ts';
import { type Retention, usualRetention } from './host/retention.ts';
import { sweeper } from './host/sweeper.ts';
import { answer, answerFaults, faultOf } from './http/answerFaults.ts';
import { atMost } from './http/atMost.ts';
import { type Budget, bodyBudget } from './http/bodyBudget.ts';
import { compressAnswers } from './http/compressAnswers.ts';
import { gameRoutes } from './http/gameRoutes.ts';
import { inTurn } from './http/inTurn.ts';
import { knownFirst } from './http/knownFirst.ts';
import { letGo } from './http/letGo.ts';
import { limitsTimes } from './http/limits.ts';
import { loopDelay } from './http/loopDelay.ts';
import { noteRoutes } from './http/noteRoutes.ts';
import { openApi } from './http/openApi.ts';
import { orderRoutes } from './http/orderRoutes.ts';
import { playRoutes } from './http/playRoutes.ts';
import { complainTo, requestLog } from './http/requestLog.ts';
import { safeHeaders } from './http/safeHeaders.ts';
import { noticeProxy, secure } from './http/security.ts';
import { siteFiles } from './http/siteFiles.ts';
import { tableRoutes } from './http/tableRoutes.ts';
import { unreadAnswers } from './http/unreadAnswers.ts';
import { validatorOf } from './http/validate.ts';
import { webFiles } from './http/webFiles.ts';
import { thinkers as ownThinkers, type Thinkers } from './jobs/thinkers.ts';
import { liveRoute, usualSockets } from './live/liveRoute.ts';
import { metricsRoute } from './metrics/metricsRoute.ts';
import { guesses, usualPatience } from './people/guesses.ts';
import { identify } from './people/identify.ts';
import type { Mail } from './people/mail.ts';
import { openPush, type Push } from './people/push.ts';
import { peopleRoutes } from './people/routes.ts';
import { openRooms } from './rooms.ts';
import { inspector } from './store/inspector.ts';
import type { Store } from './store/store.ts';
import { exportRecord } from './tables/exportRecord.ts';
import { randomId } from './tables/ids.ts';
import { type Quotas, usualQuotas } from './tables/quotas.ts';
import { workers as ownWorkers, type Workers } from './threads/workers.ts';
import { version } from './version.ts';

export interface AppOptions {
  /** Stays open when the app closes. */
  readonly store: Store;
  readonly logger?: FastifyServerOptions['logger'];
  /** The folder Vite builds to. */
  readonly webFolder?: string;
  /** The address people type. */
  readonly url?: string | undefined;
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
  /** Called once, when a request comes through an untrusted proxy: all visitors then count as one address. */
  readonly untrustedProxy?: () => void;
  /** A factor on every rate limit. */
  readonly limits?: number;
  /** A further factor on the limits of one address. */
  readonly network?: number;
  readonly quotas?: Quotas;
  readonly retention?: Retention;
  /** The token that lets other machines read the figures. */
  readonly metricsToken?: string | undefined;
  /** Contact for security holes: a `mailto:` or an address. */
  readonly contact?: string | undefined;
  readonly mail?: Mail | null;
  readonly push?: Push;
  /** Threads shared by several servers of a process; without them the server makes its own. */
  readonly thinkers?: Thinkers;
  readonly workers?: Workers;
  /** Bytes of request bodies in hand, at most. */
  readonly budget?: Budget;
  /** Bytes that the tables in memory may take. */
  readonly tableBytes?: number | undefined;
  readonly now?: () => number;
}

/** Longest body in bytes, unless its route takes more: the longest move of all golden games has 650. */
const BODY_LIMIT = 16 * 1024;
/** Milliseconds that a request may take to arrive. */
const ARRIVAL = 60_000;
/** The folder Vite builds to. */
export const builtPages = fileURLToPath(new URL('../../dist/web', import.meta.url));
const MINUTE = 60_000;
/** Limits: open tables of an address and rematches of a person in an hour, lines of chat of a person in a minute. */
const OPEN_TABLES = 30;
const REMATCHES = 30;
const CHAT_LINES = 30;
const NOBODY = 'mailto:nobody@localhost';

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, mail = null, limits = 1, network = 1, now = Date.now } = options;
  const { quotas = usualQuotas, retention = usualRetention } = options;
  const { thinkers = ownThinkers(), workers = ownWorkers(limits) } = options;
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }), // requestLog has one line for each
    bodyLimit: BODY_LIMIT,
    requestTimeout: ARRIVAL,
    trustProxy: options.trustProxy ?? false,
    genReqId: () => randomId(12),
    // an unreadable address reaches no hook
    frameworkErrors: async (error, request, reply) =>
      answer(faultOf(error), request, reply.headers(await safeHeaders())),
  });
  const complain = complainTo(app.log);

  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  // an empty body counts as an empty object: most programs send the JSON type even without a body
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) =>
    text === '' ? done(null, {}) : parse(request, text, done),
  );
  app.setValidatorCompiler(validatorOf);
  app.setSerializerCompiler(() => JSON.stringify);
  answerFaults(app);
  loopDelay(app);
  unreadAnswers(app);
  inTurn(app);
  if (options.untrustedProxy && !options.trustProxy) noticeProxy(app, options.untrustedProxy);
  await secure(app, { url: options.url, limits: limitsTimes(limits, network) });
  app.addHook('onRequest', identify(store, now));
  knownFirst(app);
  bodyBudget(app, options.budget);
  requestLog(app);
  metricsRoute(app, () => ({ services, thinkers, workers, healthy: health.check, token: options.metricsToken }));
  letGo(app);
  compressAnswers(app);
  app.addHook('onSend', async (request, reply) => {
    // Answers about tables hold only for the moment and for this requester, so nothing may cache them.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  const push = options.push ?? (await openPush(store, NOBODY));
  const rooms = await openRooms({
    store,
    mail,
    push,
    now,
    limits,
    thinkers,
    workers,
    tableBytes: options.tableBytes,
    complain,
  });
  const { services } = rooms;
  const { bus } = services;

  const file = inspector(store, workers, complain);
  app.addHook('onError', async (_, __, error) => file.note(error));
  const health = healthOf(store, now, { damage: file.damage });
  await openApi(app);
  // monitoring asks often, so only the limit for all requests of an address applies
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false } }, async () => {
    await health.check();
    return { ok: true, version };
  });
  await liveRoute(
    app,
    { hub: rooms.visitors, bus, complain },
    {
      perPerson: usualSockets.perPerson * limits,
      perAddress: usualSockets.perAddress * limits * network,
      all: usualSockets.all,
      times: limits,
    },
  );
  await app.register(peopleRoutes, {
    people: {
      store,
      now,
      recordOf: (table, person) => exportRecord(services, table, person),
      guesses: guesses({ free: usualPatience.free * limits, inAll: usualPatience.inAll * limits }, now),
      mail,
      pushKey: push.publicKey,
      tablesChanged: (tables) => {
        for (const table of tables) bus.mention({ table, what: 'table' });
      },
      signedOut: (person) => bus.mention({ what: 'signedOut', person }),
    },
  });
  const board = noticeBoard(store, retention, now);
  await app.register(noticeRoute, { prefix: '/api', board });
  await app.register(hostRoutes, { prefix: '/api/host', services, board });
  await app.register(gameRoutes, { prefix: '/api/games' });
  const mayOpen = atMost(OPEN_TABLES * limits * network, 60 * MINUTE, now);
  const mayRematch = atMost(REMATCHES * limits, 60 * MINUTE, now);
  await app.register(tableRoutes, { prefix: '/api/tables', services, quotas, mayOpen, mayRematch });
  await app.register(playRoutes, {
    prefix: '/api/tables',
    services,
    maySpeak: atMost(CHAT_LINES * limits, MINUTE, now),
  });
  await app.register(noteRoutes, { prefix: '/api/tables', services });
  await app.register(orderRoutes, { prefix: '/api/tables', services, ordered: rooms.orders.consider });
  siteFiles(app, { now, contact: options.contact });
  await webFiles(app, services, options.webFolder ?? builtPages);

  app.addHook('onClose', health.close);
  app.addHook('onClose', file.close);
  app.addHook('onClose', sweeper(store, retention, now, app.log).close);
  app.addHook('onClose', rooms.close); // by then, open requests have been answered
  return app;
}
