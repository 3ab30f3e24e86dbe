// Commits simultaneous transactions together: one wait for the disk serves all of them.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Work = (db: Kysely<Schema>) => Promise<unknown>;

interface Job {
  readonly work: Work;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Writers that share one commit, at most. */
const MOST = 64;

/**
 * Groups the transactions of one connection. Each work succeeds or fails by itself; all that succeed are committed
 * together and answered only afterwards. If the commit fails, all of them fail.
 */
export function groupCommit(
  db: Kysely<Schema>,
  database: Database,
): <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T> {
  const words = wordsOf(database);
  const queue: Job[] = [];
  let writing = false;

  async function drain(): Promise<void> {
    writing = true;
    while (queue.length > 0) {
      // Let requests that have arrived be read first: without it every group has one member.
      await nextTurn();
      const jobs: Job[] = [];
      // Work that arrives while we wait for the connection, or while others write, still joins the group.
      const next = () => {
        const job = jobs.length < MOST ? queue.shift() : undefined;
        if (job) jobs.push(job);
        return job;
      };
      try {
        const answers = await db.connection().execute((own) => together(own, words, next));
        for (const answer of answers) answer();
      } catch (error) {
        if (jobs.length === 0) next(); // it could not even begin
        for (const job of jobs) job.reject(error);
      }
    }
    writing = false;
  }

  return <T>(work: (db: Kysely<Schema>) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (!writing) void drain();
    });
}

type Words = ReturnType<typeof wordsOf>;

function wordsOf(database: Database) {
  const word = (text: string) => {
    const statement = database.prepare(text);
    return () => void statement.run();
  };
  return {
    begin: word('begin immediate'),
    commit: word('commit'),
    rollback: word('rollback'),
    mark: word('savepoint work'),
    back: word('rollback to work'),
    release: word('release work'),
    isOpen: () => database.inTransaction,
  };
}

async function together(own: Kysely<Schema>, words: Words, next: () => Job | undefined): Promise<(() => void)[]> {
  words.begin();
  try {
    const answers: (() => void)[] = [];
    for (let job = next(); job; job = next()) answers.push(await attempt(own, words, job));
    words.commit();
    return answers;
  } catch (error) {
    // A full disk may already have ended the transaction.
    if (words.isOpen()) words.rollback();
    throw error;
  }
}

/** Does one work; returns the answer, to be given after the commit. */
async function attempt(own: Kysely<Schema>, words: Words, { work, resolve, reject }: Job): Promise<() => void> {
  words.mark();
  try {
    const done = await work(own);
    words.release();
    return () => resolve(done);
  } catch (error) {
    if (!words.isOpen()) throw error;
    words.back();
    words.release();
    return () => reject(error);
  }
}
