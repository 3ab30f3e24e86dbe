// Starts the server and says where it is.
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';

const DEFAULT_PORT = 8018;

const app = createApp();
const port = process.env.PORT === undefined ? DEFAULT_PORT : Number(process.env.PORT);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  process.stderr.write(`binario: PORT is no port: ${process.env.PORT}\n`);
  process.exit(2);
}

try {
  await app.listen({ port, host: process.env.HOST ?? '0.0.0.0' });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(
    `binario: ${code === 'EADDRINUSE' ? `port ${port} is taken; choose another with PORT` : message}\n`,
  );
  process.exit(2);
}

// A stop signal finishes what is in hand.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    app.close().then(() => process.exit(0));
  });

process.stdout.write(`Binario is ready: http://localhost:${(app.server.address() as AddressInfo).port}\n`);
