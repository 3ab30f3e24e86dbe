// A server that is killed again and again while people play on it, and what must hold afterwards.

import type { Client } from '../../src/cli/load/client.ts';
import { guest } from '../../src/cli/load/client.ts';
import { newRemoteGame, playOne, type RemoteGame } from '../../src/cli/load/remoteGame.ts';
import { startServer } from '../../src/cli/load/serverProcess.ts';
import { type DrawnEntry, follow } from '../../src/match/timeline.ts';

export interface KillPlan {
  /** Where the games are kept. */
  readonly env: Readonly<Record<string, string>>;
  readonly kills: number;
  readonly games: number;
  /** The server lives so long between two kills, at most. */
  readonly livesMs: number;
}

export interface KillReport {
  readonly acknowledged: number;
  /** Acknowledged moves that are not where they were acknowledged, or not what they were. */
  readonly lost: readonly string[];
  /** Entries that nobody made, or that stand there twice. */
  readonly doubled: readonly string[];
  /** Moves that were sent again because their answer never came. */
  readonly retries: number;
}

export async function killUnderLoad({ env, kills, games, livesMs }: KillPlan): Promise<KillReport> {
  let server = await startServer(env);
  let person = await guest(server.url, 'Ada');
  const runs = await Promise.all(Array.from({ length: games }, () => newRemoteGame(person, 'chicago-express')));
  try {
    for (let i = 0; i < kills; i++) {
      const life = playWhileAlive(runs, person);
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * livesMs));
      await server.kill();
      await life;
      server = await startServer(env);
      person = person.at(server.url);
    }
    return await judge(runs, person);
  } finally {
    await server.stop();
  }
}

/** Everybody plays until the server is gone. */
const playWhileAlive = (runs: readonly RemoteGame[], person: Client): Promise<unknown> =>
  Promise.all(
    runs.map(async (run) => {
      try {
        while (await playOne(run, person));
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // fetch failed: the server is gone
      }
    }),
  );

async function judge(runs: readonly RemoteGame[], person: Client): Promise<KillReport> {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const run of runs) {
    const { entries } = await person.entries(run.id);
    const first = run.timeline.line[0]!;
    const fresh = { ...run.timeline, entries: [], heads: new Map([[0, first]]), line: [first] };
    const told = follow(fresh, entries as DrawnEntry[]);
    if (!told.ok) lost.push(`${run.id}: entry ${told.seq} is refused by ${told.refusal.code}`);
    const seen = new Map(run.timeline.entries.map((entry) => [entry.seq, JSON.stringify(entry)]));
    for (const seq of run.acknowledged.keys()) {
      const there = entries.filter((entry) => entry.seq === seq);
      if (there.length === 0 || JSON.stringify(there[0]) !== seen.get(seq)) lost.push(`${run.id}: ${seq}`);
      if (there.length > 1) doubled.push(`${run.id}: ${seq}`);
    }
    // Each move was made once: what is there beyond the answers is at most the one that waits for its own.
    const unasked = entries.length - run.acknowledged.size;
    if (unasked > (run.pending ? 1 : 0)) doubled.push(`${run.id}: ${unasked} entries that nobody made`);
  }
  const acknowledged = runs.reduce((sum, run) => sum + run.acknowledged.size, 0);
  return { acknowledged, lost, doubled, retries: runs.reduce((sum, run) => sum + run.retries, 0) };
}
