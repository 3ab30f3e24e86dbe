// For tests: a server with nothing but people in it, browsers that visit it, and letters it sent.
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Me } from '../../../api/people.ts';
import { answerFaults } from '../../http/answerFaults.ts';
import { type Limits, limitsTimes } from '../../http/limits.ts';
import { proxiesOf, secure } from '../../http/security.ts';
import type { Store } from '../../store/store.ts';
import { guesses, type Patience } from '../guesses.ts';
import { identify } from '../identify.ts';
import { type Letter, type Mail, mailThrough } from '../mail.ts';
import { peopleRoutes } from '../routes.ts';

export interface House {
  readonly app: FastifyInstance;
  readonly letters: readonly Letter[];
  readonly changed: string[];
  readonly left: string[];
  /** Milliseconds by which the clock is ahead. */
  ahead: number;
}

interface Wishes {
  readonly mail?: Mail | null;
  readonly limits?: Limits;
  readonly patience?: Patience;
  /** The proxy setting of the environment. */
  readonly proxies?: string;
  readonly url?: string;
  /** Receives the whole log. */
  readonly log?: { write(line: string): void };
}

export async function openHouse(store: Store, wishes: Wishes = {}): Promise<House> {
  const { mail, letters } = recordingMail();
  const { limits = limitsTimes(1000), proxies, url, log } = wishes;
  const app = Fastify({
    trustProxy: proxiesOf(proxies ?? ''),
    logger: log ? { level: 'trace', stream: log } : false,
  });
  const house: House = { app, letters, changed: [], left: [], ahead: 0 };
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  answerFaults(app);
  await secure(app, { url, limits });
  const now = () => Date.now() + house.ahead;
  app.addHook('onRequest', identify(store, now));
  await app.register(peopleRoutes, {
    people: {
      store,
      now,
      recordOf: async (table) => ({ of: table }),
      guesses: guesses(wishes.patience ?? { free: 1000, inAll: 1000 }, now),
      mail: wishes.mail === undefined ? mail : wishes.mail,
      pushKey: 'KEY',
      tablesChanged: (tables) => house.changed.push(...tables),
      signedOut: (person) => house.left.push(person),
    },
  });
  return house;
}

/** Nodemailer with a transport that records letters in place of sending them. */
export function recordingMail(url = 'https://binario.test/'): { mail: Mail; letters: Letter[] } {
  const letters: Letter[] = [];
  const json = createTransport({ jsonTransport: true });
  const sendMail = async (letter: Letter & { from: string }) => {
    const { message } = await json.sendMail(letter);
    const { to, subject, text } = JSON.parse(message) as { to: { address: string }[]; subject: string; text: string };
    letters.push({ to: to[0]!.address, subject, text });
  };
  return { mail: mailThrough({ sendMail }, 'Binario <post@binario.test>', url), letters };
}

/** A browser with its cookies, asking as our own page does. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly app: FastifyInstance;
  constructor(app: FastifyInstance) {
    this.app = app;
  }

  async ask(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: object,
    headers: Record<string, string | undefined> = {},
  ): Promise<LightMyRequestResponse> {
    const own = { host: 'binario.test', origin: 'http://binario.test', 'x-binario': '1', ...headers };
    const answer = await this.app.inject({
      method,
      url: `/api${url}`,
      headers: Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
      cookies: Object.fromEntries(this.cookies),
      ...(body && { payload: body }),
    });
    for (const { name, value } of answer.cookies as { name: string; value: string }[])
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    return answer;
  }

  /** Asks, and reads the answer as this person's data. */
  async me(method: NonNullable<InjectOptions['method']> = 'GET', url = '/me', body?: object): Promise<Me> {
    const answer = await this.ask(method, url, body);
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json() as Me;
  }

  /** The code of a refusal. */
  async refused(method: NonNullable<InjectOptions['method']>, url: string, body?: object): Promise<string> {
    const answer = await this.ask(method, url, body);
    if (answer.statusCode < 400) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return (answer.json() as { code: string }).code;
  }
}
