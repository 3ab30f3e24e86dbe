// Starts the server and prints its address.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cliLines } from '../words/cli.ts';
import { langOfEnv } from '../words/phrases.ts';
import { serverLines } from '../words/server.ts';
import { builtPages, createApp } from './app.ts';
import { notedTime } from './health.ts';
import { logLines } from './http/logLines.ts';
import { proxiesOf } from './http/security.ts';
import { mailOf } from './people/mail.ts';
import { contactFromEnv, openPush } from './people/push.ts';
import { BadSetting, settingsFrom } from './settings.ts';
import { steadyClock } from './steadyClock.ts';
import { NewerStore } from './store/migrate.ts';
import { beOnlyServer, StoreInUse } from './store/onlyServer.ts';
import { openStore, type Store } from './store/store.ts';

const { env } = process;

const lang = langOfEnv(env);
const lines = cliLines[lang];
const own = serverLines[lang];

/** Prints one line and ends: status 1 if a later start may succeed, 2 if something must be done first. */
function giveUp(text: string, status: 1 | 2 = 2): never {
  process.stderr.write(`binario: ${text}\n`);
  process.exit(status);
}

/** Holds the lock while the process lives: without a reference it would be released. */
function lockOrGiveUp(): () => void {
  try {
    return beOnlyServer(dataFolder);
  } catch (error) {
    if (error instanceof StoreInUse) return giveUp(own.storeInUse({ place: dataFolder }));
    return giveUp(own.noStore({ place: dataFolder, reason: (error as Error).message }));
  }
}

function settingsOrGiveUp(): ReturnType<typeof settingsFrom> {
  try {
    return settingsFrom(env);
  } catch (error) {
    return giveUp(error instanceof BadSetting ? own.badSetting(error) : (error as Error).message);
  }
}

const { port, databaseUrl, url, proxies, smtp, ...settings } = settingsOrGiveUp();
const dataFolder = env.BINARIO_DATA || './data';
const unlock = databaseUrl ? null : lockOrGiveUp();
const store: Store = await openStore({ dataFolder, databaseUrl }).catch((error: Error) =>
  error instanceof NewerStore
    ? giveUp(own.newerStore(error))
    : // The server's address stays out, as it holds the password. PostgreSQL may merely not have started yet.
      giveUp(
        own.noStore({ place: databaseUrl ? 'DATABASE_URL' : dataFolder, reason: error.message }),
        databaseUrl ? 1 : 2,
      ),
);

if (!existsSync(join(builtPages, 'index.html'))) process.stderr.write(`binario: ${own.noWeb}\n`);

const now = steadyClock({
  wall: Date.now,
  running: () => performance.now(),
  noted: await notedTime(store),
  doubts: (said, believed) => {
    const at = (time: number) => new Date(time).toISOString();
    process.stderr.write(`binario: ${own.wrongClock({ said: at(said), believed: at(believed) })}\n`);
  },
});

const app = await createApp({
  store,
  now,
  logger: { base: null, stream: logLines(process.stdout) },
  url,
  trustProxy: proxiesOf(proxies),
  untrustedProxy: () => process.stderr.write(`binario: ${own.untrustedProxy}\n`),
  ...settings,
  metricsToken: env.BINARIO_METRICS_TOKEN || undefined,
  contact: env.BINARIO_CONTACT || undefined,
  mail: mailOf({ smtp, from: env.BINARIO_MAIL_FROM, url }),
  push: await openPush(store, contactFromEnv(env)),
});

// Our own line about the address is below.
app.log.level = 'warn';
await app.listen({ port, host: env.HOST ?? '0.0.0.0' }).catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') giveUp(lines.portTaken({ port }));
  // the network has not assigned the address yet
  giveUp(error.message, ['EADDRNOTAVAIL', 'EAI_AGAIN'].includes(error.code ?? '') ? 1 : 2);
});

app.log.level = 'info';

/** Milliseconds that open requests get to finish. */
const PATIENCE = 15_000;

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    app
      .close()
      .then(() => store.close())
      .then(() => unlock?.())
      .then(() => process.exit(0));
  });

process.stdout.write(`Binario is ready: http://localhost:${(app.server.address() as AddressInfo).port}\n`);
