// One budget for request bodies in hand: those being read, and those held by waiting work.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from './fault.ts';
import { addressOf } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body stays text until a thread reads it, and counts in the share of records. */
    record?: boolean;
  }
}

/** Bytes per person, per address and in all. */
interface Share {
  readonly person: number;
  readonly address: number;
  readonly all: number;
  /** Bytes of memory that one byte of a body takes while in hand. */
  readonly times: number;
}

type Kind = 'people' | 'strangers' | 'records';
export type Budget = Readonly<Record<Kind, Share>>;

const KB = 1024;
const MB = 1024 * KB;

/**
 * Each kind of sender has its own share, so that strangers cannot use up people's share, nor records that of moves.
 * Decoded JSON may take twenty times its text (`[[],[],…`); a record also becomes rows and positions on its way into
 * the store.
 */
export const usualBudget: Budget = {
  people: { person: 4 * MB, address: 16 * MB, all: 32 * MB, times: 20 },
  strangers: { person: 1 * MB, address: 1 * MB, all: 8 * MB, times: 20 },
  records: { person: 24 * MB, address: 24 * MB, all: 48 * MB, times: 5 },
};

/** Seconds after which to try again. */
const AGAIN = 2;
/** Bytes counted for any request, however short. */
const LEAST = KB;

export interface InHand {
  /** Bytes counted now, by kind. */
  read(): Readonly<Record<Kind, number>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    inHand: InHand;
  }
}

/** Runs before any counting or lookup, so that floods of overlong bodies cost next to nothing. */
export function refuseLong(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (lengthOf(request) <= request.routeOptions.bodyLimit) return done();
    reply.header('connection', 'close'); // do not wait for the rest
    done(new Fault('tooLarge'));
  });
}

/** Runs after `identify` and before any of the body is read. */
export function bodyBudget(app: FastifyInstance, budget: Budget = usualBudget): void {
  const counted = new Map<string, number>();
  const held = new WeakMap<FastifyRequest, () => void>();
  const countOf = (key: string) => counted.get(key) ?? 0;
  const add = (key: string, bytes: number) => {
    const sum = countOf(key) + bytes;
    if (sum > 0) counted.set(key, sum);
    else counted.delete(key);
  };

  app.addHook('onRequest', async (request, reply) => {
    const length = lengthOf(request);
    if (length === 0) return;
    const kind: Kind = request.routeOptions.config.record ? 'records' : request.person ? 'people' : 'strangers';
    const { times, ...most } = budget[kind];
    const bytes = LEAST + length * times;
    const address = addressOf(request.ip);
    const keys = {
      person: `${kind} person ${request.person?.id ?? address}`,
      address: `${kind} address ${address}`,
      all: kind,
    };
    const names = Object.keys(keys) as (keyof typeof keys)[];
    if (names.some((name) => countOf(keys[name]) + bytes > most[name])) {
      reply.header('connection', 'close');
      throw new Fault('busy', { seconds: AGAIN });
    }
    for (const name of names) add(keys[name], bytes);
    held.set(request, () => {
      held.delete(request);
      for (const name of names) add(keys[name], -bytes);
    });
  });
  // A hang-up releases nothing: waiting work still holds the body.
  app.addHook('onSend', async (request) => held.get(request)?.());
  app.addHook('onResponse', async (request) => held.get(request)?.());

  app.decorate('inHand', {
    read: () => ({ people: countOf('people'), strangers: countOf('strangers'), records: countOf('records') }),
  });
}

/** Length of the body; without a stated length, the most its route takes. */
function lengthOf({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit;
  return Number(headers['content-length'] ?? 0) || 0;
}
