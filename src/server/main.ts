// Starts the server and says where it is.
import type { AddressInfo } from 'node:net';
import { cli as en } from '../i18n/en/cli.ts';
import { cli as it } from '../i18n/it/cli.ts';
import { langOfEnv } from '../i18n/phrases.ts';
import { createApp } from './app.ts';

const DEFAULT_PORT = 8018;

const app = createApp();
const lines = langOfEnv(process.env) === 'it' ? it : en;
const port = Number(process.env.PORT || DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  process.stderr.write(`binario: ${lines.badPort({ port: String(process.env.PORT) })}\n`);
  process.exit(2);
}

try {
  await app.listen({ port, host: process.env.HOST ?? '0.0.0.0' });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(`binario: ${code === 'EADDRINUSE' ? lines.portTaken({ port }) : message}\n`);
  process.exit(2);
}

// A stop signal finishes what is in hand.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    app.close().then(() => process.exit(0));
  });

process.stdout.write(`Binario is ready: http://localhost:${(app.server.address() as AddressInfo).port}\n`);
