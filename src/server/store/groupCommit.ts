// Transactions of the same moment are committed together: one wait for the disk serves all of them.
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
 * Transactions of one connection. Each piece of work succeeds or fails by itself; all that succeed are committed
 * together and are told only afterwards. If the commit fails, all of them fail.
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
      // Work that arrives while we wait for the connection, or while others write, still joins the group.
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
