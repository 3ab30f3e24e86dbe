// A server that is killed again and again while people play on it, and the invariants afterwards.

import { type Client, guest, Unreachable } from '../../src/bench/load/client.ts';
import { newRemoteGame, playOne, type RemoteGame } from '../../src/bench/load/remoteGame.ts';
import { startServer } from '../../src/bench/load/serverProcess.ts';
import { isOver } from '../../src/engine/core/play.ts';
import { type DrawnEntry, follow, headOf } from '../../src/match/timeline.ts';
import { upTo } from '../support/bounded.ts';

export interface KillPlan {
  /** Where the games are stored. */
  readonly env: Readonly<Record<string, string>>;
  readonly kills: number;
  readonly games: number;
  /** A second server on the same store, which goes on while the first is killed; half of the games are played there. */
  readonly companion?: boolean;
}

export interface KillReport {
  readonly acknowledged: number;
  /** Acknowledged moves that are missing from their place, or altered. */
  readonly lost: readonly string[];
  /** Entries that nobody made, or that appear twice. */
  readonly doubled: readonly string[];
  /** Moves that were sent again because their answer never came. */
  readonly retries: number;
}

export async function killUnderLoad({ env, kills, games, companion = false }: KillPlan): Promise<KillReport> {
  const other = companion ? await startServer(env) : null;
  let server = await startServer(env);
  let person = await guest(server.url, 'Ada');
  const runs = await Promise.all(
    Array.from({ length: Math.ceil(games) }, () => newRemoteGame(person, 'chicago-express')),
  );
  const there = other ? runs.filter((_, i) => i % 2 === 1) : [];
  const here = runs.filter((run) => !there.includes(run));
  const isDone = { done: false };
  const elsewhere = other && playWhileAlive(there, person.at(other.url), isDone);
  try {
    for (let i = 0; i < kills; i++) {
      const enough = acknowledged(here) + 10 + Math.random() * 40;
      const life = playWhileAlive(here, person);
      for (const _ of upTo(10_000, 'pauses in which too few moves are acknowledged')) {
        if (acknowledged(here) >= enough || here.every((run) => isOver(headOf(run.timeline).state))) break;
        await pause(Math.random() * 20);
      }
      await server.kill();
      await life;
      server = await startServer(env);
      person = person.at(server.url);
    }
    isDone.done = true;
    await elsewhere;
    return await judge(runs, person);
  } finally {
    await server.stop();
    await other?.stop();
  }
}

/** More moves than a random game lasts. */
const MOST_MOVES = 5000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const acknowledged = (runs: readonly RemoteGame[]): number => runs.reduce((sum, run) => sum + run.acknowledged.size, 0);

/** Everybody plays until the server is gone, or the quota is reached. */
const playWhileAlive = (
  runs: readonly RemoteGame[],
  person: Client,
  isDone: { readonly done: boolean } = { done: false },
): Promise<unknown> =>
  Promise.all(
    runs.map(async (run) => {
      try {
        for (const _ of upTo(MOST_MOVES, 'moves of one game')) if (isDone.done || !(await playOne(run, person))) break;
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
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
      // Its answer may have come with the server's last breath: then only its number is known.
      const same = !seen.has(seq) || JSON.stringify(there[0]) === seen.get(seq);
      if (there.length === 0 || !same) lost.push(`${run.id}: ${seq}`);
      if (there.length > 1) doubled.push(`${run.id}: ${seq}`);
    }
    // Each move was made once: at most one entry, the pending move, has no acknowledgement.
    const unasked = entries.length - run.acknowledged.size;
    if (unasked > (run.pending ? 1 : 0)) doubled.push(`${run.id}: ${unasked} entries that nobody made`);
  }
  return { acknowledged: acknowledged(runs), lost, doubled, retries: runs.reduce((sum, run) => sum + run.retries, 0) };
}
