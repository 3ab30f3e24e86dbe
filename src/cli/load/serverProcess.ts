// A real server in a process of its own, to be asked, stopped and killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../bin/binario', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<number | null>;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Where the game data goes: `{ BINARIO_DATA }` or `{ DATABASE_URL }`. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [command, 'serve'], {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1', BINARIO_LIMITS: '100000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyLine(child);
  const gone = once(child, 'exit');
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function readyLine(child: ChildProcess): Promise<string> {
  let complaints = '';
  child.stderr!.on('data', (chunk) => {
    complaints += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (status) => reject(new Error(`the server ended with ${status}: ${complaints}`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const port = /Binario is ready: http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
}
