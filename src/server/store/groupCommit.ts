// What several askers write at the same time is written to disk at once: one wait for the disk serves them all.
import type { Database } from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

type Work = (db: Kysely<Schema>) => Promise<unknown>;

interface Job {
  readonly work: Work;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Writers that wait for one commit together, at most. */
const MOST = 64;

/**
 * Transactions of one connection. Each work stands or falls by itself; all that stood are committed together, and none
 * is told so before. When the commit fails, all of them have failed.
 */
export function groupCommit(
  db: Kysely<Schema>,
  database: Database,
): <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T> {
  const queue: Job[] = [];
  let writing = false;

  async function drain(): Promise<void> {
    writing = true;
    while (queue.length > 0) {
      const jobs: Job[] = [];
      // Whoever comes while the connection is waited for, or while others write, is still taken along.
      const next = () => {
        const job = jobs.length < MOST ? queue.shift() : undefined;
        if (job) jobs.push(job);
        return job;
      };
      try {
        const answers = await db.connection().execute((own) => together(own, database, next));
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

async function together(own: Kysely<Schema>, database: Database, next: () => Job | undefined): Promise<(() => void)[]> {
  await sql`begin immediate`.execute(own);
  try {
    const answers: (() => void)[] = [];
    for (let job = next(); job; job = next()) answers.push(await attempt(own, database, job));
    await sql`commit`.execute(own);
    return answers;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.inTransaction) await sql`rollback`.execute(own);
    throw error;
  }
}

/** Does one work; the answer is given after the commit. */
async function attempt(own: Kysely<Schema>, database: Database, { work, resolve, reject }: Job): Promise<() => void> {
  await sql`savepoint work`.execute(own);
  try {
    const done = await work(own);
    await sql`release work`.execute(own);
    return () => resolve(done);
  } catch (error) {
    if (!database.inTransaction) throw error;
    await sql`rollback to work`.execute(own);
    await sql`release work`.execute(own);
    return () => reject(error);
  }
}
