// A bot program as a process: a line to it, a line back. It is ended as soon as it breaks off, falls silent, or talks too
// much.
import { spawn } from 'node:child_process';
import type { Keeper } from './keeper.ts';
import type { ToProgram } from './messages.ts';

/** Why a program does not play: it would not, it has ended, or what it said. */
export type Failure = 'refused' | 'gone' | 'silent' | 'flood' | 'nonsense' | 'illegal';

export class ProgramFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, message = '') {
    super(message);
    this.failure = failure;
  }
}

export interface Program {
  /** The line that answers this one. Rejects with `ProgramFailed`. */
  ask(message: ToProgram, milliseconds: number): Promise<string>;
  /** A line without an answer. */
  tell(message: ToProgram): void;
  readonly isRunning: boolean;
  end(): void;
}

/** Longest line that is read, in characters: the runs of forty trains fit many times. */
const LONGEST = 1_000_000;

export function startProgram([file, ...args]: readonly string[], keeper: Keeper): Program {
  // its messages to people are its own; a group of its own ends with all it starts
  const child = spawn(file!, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const { pid } = child;
  let failed: ProgramFailed | null = null;
  let asked: { answer(line: string): void; fail(failure: ProgramFailed): void } | null = null;
  let heard = '';
  if (pid !== undefined) keeper.began(pid);

  const fail = (failure: Failure, message?: string) => {
    if (failed) return;
    failed = new ProgramFailed(failure, message);
    asked?.fail(failed);
    kill();
  };
  const kill = () => {
    try {
      if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {} // gone already
  };
  const say = (message: ToProgram) => void child.stdin.write(`${JSON.stringify(message)}\n`);

  child.on('error', (error) => fail('gone', error.message));
  child.on('close', (code, signal) => {
    fail('gone', signal ?? `status ${code}`);
    kill(); // what it started may be there still
    if (pid !== undefined) keeper.ended(pid);
  });
  child.stdin.on('error', () => {}); // told by its end
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (failed) return;
    heard += text;
    const [line, rest] = heard.split('\n', 2);
    if (rest === undefined) {
      if (heard.length > LONGEST) fail('flood');
      return;
    }
    // one answer to one question, and nothing after it
    if (!asked || line!.length > LONGEST || heard.length > line!.length + 1) return fail('flood');
    heard = '';
    asked.answer(line!);
  });

  return {
    ask(message, milliseconds) {
      if (failed) return Promise.reject(failed);
      return new Promise<string>((resolve, reject) => {
        const timer = setTimeout(() => fail('silent'), milliseconds);
        const done = () => {
          clearTimeout(timer);
          asked = null;
        };
        asked = {
          answer: (line) => {
            done();
            resolve(line);
          },
          fail: (failure) => {
            done();
            reject(failure);
          },
        };
        say(message);
      });
    },
    tell(message) {
      if (!failed) say(message);
    },
    get isRunning() {
      return failed === null;
    },
    end() {
      failed ??= new ProgramFailed('gone');
      child.stdin.end();
    },
  };
}
