// Sees that bot programs end with this process, however it ends: a guard beside it holds the other end of a pipe.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Hears of programs by the number of their process. Threads have one that reports to the main thread. */
export interface Keeper {
  began(pid: number): void;
  ended(pid: number): void;
}

/** Line for a pipe, or message from a thread. */
export interface ProgramNews {
  readonly began?: number;
  readonly ended?: number;
}

export interface Guard extends Keeper {
  /** Returns when no program is left. */
  end(): Promise<void>;
}

/** Starts its process with the first program. */
export function guard(): Guard {
  let beside: ChildProcess | null = null;
  const tell = (news: ProgramNews) => {
    beside ??= start();
    beside.stdin!.write(`${JSON.stringify(news)}\n`);
  };
  return {
    began: (pid) => tell({ began: pid }),
    ended: (pid) => tell({ ended: pid }),
    async end() {
      if (!beside) return;
      const closed = once(beside, 'close');
      beside.stdin!.end();
      await closed;
    },
  };
}

/** In a group of its own, so that Ctrl-C does not end it before its work is done. */
function start(): ChildProcess {
  const file = fileURLToPath(new URL('./guard.mjs', import.meta.url));
  const beside = spawn(process.execPath, [file], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  beside.stdin.on('error', () => {}); // ended from outside: programs still see their input end
  return beside;
}
