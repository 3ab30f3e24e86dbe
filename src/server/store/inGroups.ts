// Answers simultaneous questions together: one statement and one wait for the disk serve all of them.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Questions in one group, at most. */
const MOST = 64;

/** `answer` gives one answer for each question, in their order; if it fails, the whole group fails. */
export function inGroups<Ask, Answer>(
  answer: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
): (ask: Ask) => Promise<Answer> {
  interface Job {
    readonly ask: Ask;
    resolve(answer: Answer): void;
    reject(error: unknown): void;
  }
  const queue: Job[] = [];
  let working = false;

  async function drain(): Promise<void> {
    working = true;
    while (queue.length > 0) {
      // Let requests that have arrived be read first: without it every group has one member.
      await nextTurn();
      const jobs = queue.splice(0, MOST);
      try {
        const answers = await answer(jobs.map(({ ask }) => ask));
        jobs.forEach(({ resolve }, n) => void resolve(answers[n]!));
      } catch (error) {
        for (const { reject } of jobs) reject(error);
      }
    }
    working = false;
  }

  return (ask) =>
    new Promise((resolve, reject) => {
      queue.push({ ask, resolve, reject });
      if (!working) void drain();
    });
}
