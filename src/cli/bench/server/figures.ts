// What a server does under load: two hundred tables in play, every move acknowledged only when it is on disk, on SQLite
// and on PostgreSQL; and how long it takes until a watcher sees a move.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { lastSeq } from '../../match/timeline.ts';
import { type Client, guest } from '../load/client.ts';
import { newRemoteGame, playOne, type RemoteGame } from '../load/remoteGame.ts';
import { startServer } from '../load/serverProcess.ts';
import { type Watcher, watcherOf } from '../load/watcher.ts';
import type { Figure } from './figure.ts';
import { quantile, sorted } from './measure.ts';

const GAME = 'chicago-express';
const TABLES = 200;
/** Moves under way at the same moment; the tables are shared out among them. */
const HANDS = 20;
const WARM_UP = 2000;
const MILLISECONDS = 10_000;

export async function* serverFigures(): AsyncIterable<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-bench-'));
  try {
    yield* measured('sqlite', { BINARIO_DATA: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    yield* measured('postgres', { DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
}

async function* measured(engine: string, env: Readonly<Record<string, string>>): AsyncIterable<Figure> {
  const server = await startServer(env);
  try {
    const person = await guest(server.url, 'Ada');
    const watcher = await watcherOf(person, server.url);
    const shares = Array.from({ length: HANDS }, () => TABLES / HANDS);
    const hands = await Promise.all(shares.map((tables) => sitDown(person, watcher, tables)));
    await load(person, watcher, hands, WARM_UP);
    const begun = performance.now();
    const made = await load(person, watcher, hands, MILLISECONDS);
    const seconds = (performance.now() - begun) / 1000;
    watcher.close();
    const n = made.length;
    const answers = sorted(made.map(({ answered }) => answered));
    const sights = sorted(made.map(({ seen }) => seen));
    const figure = (name: string, value: number, unit: string) => ({
      name: `server/${engine}/${name}`,
      figure: value,
      unit,
      n,
    });
    yield figure('moves', n / seconds, 'moves/s, acknowledged durably');
    yield figure('answer-p50', quantile(answers, 0.5), 'ms');
    yield figure('answer-p99', quantile(answers, 0.99), 'ms');
    yield figure('sight-p50', quantile(sights, 0.5), 'ms until a watcher sees it');
    yield figure('sight-p99', quantile(sights, 0.99), 'ms until a watcher sees it');
  } finally {
    await server.stop();
  }
}

async function sitDown(person: Client, watcher: Watcher, tables: number): Promise<RemoteGame[]> {
  const games: RemoteGame[] = [];
  while (games.length < tables) games.push(await watchedGame(person, watcher));
  return games;
}

async function watchedGame(person: Client, watcher: Watcher): Promise<RemoteGame> {
  const run = await newRemoteGame(person, GAME);
  watcher.follow(run);
  return run;
}

interface Made {
  /** Milliseconds from the sending of a move to its answer, and to its sight on the socket. */
  readonly answered: number;
  readonly seen: number;
}

/** Each player goes through its tables in turn. A finished game is replaced by a new one. */
async function load(person: Client, watcher: Watcher, hands: RemoteGame[][], milliseconds: number): Promise<Made[]> {
  const made: Made[] = [];
  const end = performance.now() + milliseconds;
  const play = async (games: RemoteGame[]) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const run = games[turn % games.length]!;
      const sent = performance.now();
      let answered = 0;
      const went = await playOne(run, person, (game) => {
        answered = performance.now();
        return watcher.news(game);
      });
      if (went) made.push({ answered: answered - sent, seen: watcher.seenAt(run.id, lastSeq(run.timeline))! - sent });
      else games[turn % games.length] = await watchedGame(person, watcher);
    }
  };
  await Promise.all(hands.map(play));
  return made;
}
