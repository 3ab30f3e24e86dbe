// A real server in a process of its own, to be queried, stopped and killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readyPort } from './childOf.ts';

const command = fileURLToPath(new URL('../../../bin/binario', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<number | null>;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Limits high enough for one person who plays for hundreds. */
const GENEROUS = 'openTables=1000000,tables=1000000,imports=1000000,megabytes=1000000';

/**
 * `env` says where the game data goes: `{ BINARIO_DATA }` or `{ DATABASE_URL }`. `tree` is another folder of sources;
 * one without its own compiler starts through a loader.
 */
export async function startServer(env: Readonly<Record<string, string>>, tree?: string): Promise<ServerProcess> {
  const own = tree === undefined ? command : join(tree, 'bin/binario');
  const isCompiled = tree === undefined || existsSync(join(tree, 'scripts/lib/compile.mjs'));
  const args = isCompiled ? [own, 'serve'] : ['--import', 'tsx', join(tree, 'src/server/main.ts')];
  const child = spawn(process.execPath, args, {
    ...(tree === undefined ? {} : { cwd: tree }),
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: '0',
      HOST: '127.0.0.1',
      BINARIO_LIMITS: '100000',
      BINARIO_QUOTAS: GENEROUS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://127.0.0.1:${await readyPort(child)}`;
  const gone = once(child, 'exit');
  return {
    url,
    pid: child.pid!,
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
