// One server under load: two hundred tables in play, every move acknowledged only when it is on disk; the delay until a
// watcher sees a move; and the delay for a lone player.
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { lastSeq } from '../../match/timeline.ts';
import { shortest } from '../../titles/byLength.ts';
import { guest } from '../load/client.ts';
import { processorTime } from '../load/processorTime.ts';
import { newRemoteGame, playOne, type RemoteGame } from '../load/remoteGame.ts';
import { startServer } from '../load/serverProcess.ts';
import { watcherOf } from '../load/watcher.ts';
import { answers, busy, type Play, sights, sitDown } from './hands.ts';

const WARM_UP = 4000;
const MILLISECONDS = 10_000;
const ALONE = 3000;

export const units = {
  moves: 'moves/s, acknowledged durably',
  processor: 'ms of processor time a move',
  commit: 'moves a commit',
  'answer-p50': 'ms',
  'answer-p99': 'ms',
  'sight-p50': 'ms until a watcher sees it',
  'sight-p99': 'ms until a watcher sees it',
  'alone-p50': 'ms, one player alone',
} as const;

export interface Measured {
  readonly n: number;
  /** Figures that this system and this store can tell. */
  readonly figures: Partial<Record<keyof typeof units, number>>;
}

export async function measured(env: Readonly<Record<string, string>>, tree: string): Promise<Measured> {
  const server = await startServer(env, tree);
  try {
    const person = await guest(server.url, 'Ada');
    const watcher = await watcherOf(person, server.url);
    const open = async () => {
      const run = await newRemoteGame(person, shortest.id);
      watcher.follow(run);
      return run;
    };
    const play: Play<RemoteGame> = async (run) => {
      const sent = performance.now();
      let answered = 0;
      const went = await playOne(run, person, (game) => {
        answered = performance.now();
        return watcher.news(game);
      });
      if (!went) return null;
      return { answered: answered - sent, seen: watcher.seenAt(run.id, lastSeq(run.timeline))! - sent };
    };
    const hands = await sitDown(open);
    await busy(hands, WARM_UP, play, open);
    const before = {
      processor: processorTime(server.pid),
      commits: commitsIn(env.BINARIO_DATA),
      at: performance.now(),
    };
    const made = await busy(hands, MILLISECONDS, play, open);
    const seconds = (performance.now() - before.at) / 1000;
    const processor = processorTime(server.pid);
    const commits = commitsIn(env.BINARIO_DATA);
    const alone = await busy(hands.slice(0, 1), ALONE, play, open);
    watcher.close();
    const n = made.length;
    return {
      n,
      figures: {
        moves: n / seconds,
        ...(processor === null ? {} : { processor: (processor - before.processor!) / n }),
        ...(commits === null ? {} : { commit: n / (commits - before.commits!) }),
        'answer-p50': answers(made, 0.5),
        'answer-p99': answers(made, 0.99),
        'sight-p50': sights(made, 0.5),
        'sight-p99': sights(made, 0.99),
        'alone-p50': answers(alone, 0.5),
      },
    };
  } finally {
    await server.stop();
  }
}

/** SQLite counts its commits in the file beside the log, in the third word of its head. */
function commitsIn(folder: string | undefined): number | null {
  if (folder === undefined) return null;
  const word = Buffer.alloc(4);
  const file = openSync(join(folder, 'binario.sqlite-shm'), 'r');
  readSync(file, word, 0, 4, 8);
  closeSync(file);
  return word.readUInt32LE(0);
}
