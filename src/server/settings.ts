// Reads the environment's settings once. A bad one stops the start with one line.
import { isIP } from 'node:net';
import { figuresFrom } from './figuresFrom.ts';
import { usualRetention } from './host/retention.ts';
import { usualQuotas } from './tables/quotas.ts';

type Env = Readonly<Record<string, string | undefined>>;

export class BadSetting extends Error {
  readonly setting: string;
  readonly said: string;
  /** An example of a valid value. */
  readonly like: string;
  constructor(setting: string, said: string, like: string) {
    super(`${setting}=${said}`);
    this.setting = setting;
    this.said = said;
    this.like = like;
  }
}

/** Settings that hold passwords. */
const SECRET = ['DATABASE_URL', 'BINARIO_SMTP_URL'];

/** Reads a setting; a missing or blank one has the usual value. */
function read<T>(env: Env, setting: string, like: string, usual: T, understand: (said: string) => T | null): T {
  const said = env[setting]?.trim();
  if (!said) return usual;
  const found = understand(said);
  if (found === null) throw new BadSetting(setting, SECRET.includes(setting) ? '…' : said, like);
  return found;
}

const above0 = (said: string): number | null => (/^\d*\.?\d+$/.test(said) && Number(said) > 0 ? Number(said) : null);
const address =
  (...schemes: readonly string[]) =>
  (said: string): string | null =>
    URL.canParse(said) && schemes.includes(new URL(said).protocol.slice(0, -1)) ? said : null;

export const databaseUrlFrom = (env: Env): string | undefined =>
  read(
    env,
    'DATABASE_URL',
    'postgres://user:password@host/binario',
    undefined as string | undefined,
    address('postgres', 'postgresql'),
  );

export const retentionFrom = (env: Env): typeof usualRetention =>
  read(env, 'BINARIO_KEEP', lineOf(usualRetention), usualRetention, (said) => figuresFrom(usualRetention, said));

export function settingsFrom(env: Env) {
  const factor = (setting: string) => read(env, setting, '1', 1, above0);
  return {
    port: read(env, 'PORT', '8018', 8018, (said) =>
      /^\d{1,5}$/.test(said) && Number(said) < 65536 ? Number(said) : null,
    ),
    databaseUrl: databaseUrlFrom(env),
    url: read(env, 'BINARIO_URL', 'https://binario.example', undefined as string | undefined, address('http', 'https')),
    proxies: read(env, 'BINARIO_TRUST_PROXY', '1', '', (said) => (isProxies(said) ? said : null)),
    quotas: read(env, 'BINARIO_QUOTAS', lineOf(usualQuotas), usualQuotas, (said) => figuresFrom(usualQuotas, said)),
    retention: retentionFrom(env),
    limits: factor('BINARIO_LIMITS'),
    network: factor('BINARIO_NETWORK'),
    tableBytes: read(env, 'BINARIO_TABLES_MB', '64', undefined as number | undefined, (said) => {
      const megabytes = above0(said);
      return megabytes && megabytes * 1_000_000;
    }),
    smtp: read(env, 'BINARIO_SMTP_URL', 'smtps://user:password@host:465', undefined, address('smtp', 'smtps')),
  };
}

/** Names that Fastify knows for addresses. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** True for a number of proxies, or a list of their addresses. */
const isProxies = (said: string): boolean =>
  /^\d{1,2}$/.test(said) ||
  said.split(',').every((one) => {
    const [ip = '', bits = '0'] = one.trim().split('/');
    if (NAMED.includes(one.trim())) return true;
    return isIP(ip) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128);
  });

const lineOf = (figures: object): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name}=${figure}`)
    .join(',');
