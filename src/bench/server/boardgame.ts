// binario bench boardgame.io: another platform under the same load, in memory and with its file storage. It is fetched
// on demand, and not part of an installation. It answers before it writes, and never waits for the disk.
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figure.ts';
import { readyPort } from '../load/childOf.ts';
import { processorTime } from '../load/processorTime.ts';
import { answers, busy, type Made, sitDown } from './hands.ts';

const PACKAGES = ['boardgame.io@0.50.2', 'node-persist@3.1.3'];
const WARM_UP = 4000;
const MILLISECONDS = 10_000;
const PLAYERS = 3;
const program = fileURLToPath(new URL('boardgame.mjs', import.meta.url));

/** Yields nothing if the packages cannot be fetched, and tells `complain`. */
export async function* boardgameFigures(complain: (line: string) => void): AsyncIterable<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'binario-boardgame-'));
  try {
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    const { status, stderr } = spawnSync('npm', ['install', ...quiet, '--prefix', folder, ...PACKAGES], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) return complain(`boardgame.io cannot be fetched: ${stderr?.trim().split('\n')[0] ?? ''}`);
    yield* figuresOf('memory', folder);
    yield* figuresOf('file', folder, join(folder, 'storage'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The part of socket.io's client used here. */
interface Wire {
  emit(name: string, ...args: unknown[]): void;
  on(name: string, hear: (...args: never[]) => void): void;
  disconnect(): void;
}
type Connect = (url: string, options: object) => Wire;

interface Match {
  readonly id: string;
  readonly wire: Wire;
  state: number;
  news: (at: number) => void;
}

async function* figuresOf(name: string, packages: string, storage?: string): AsyncIterable<Figure> {
  const child = spawn(process.execPath, [program, packages, ...(storage ? [storage] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://127.0.0.1:${await readyPort(child)}`;
  const { io } = createRequire(join(packages, 'package.json'))('socket.io-client') as { io: Connect };
  const matches: Match[] = [];
  const open = async () => {
    const match = await joined(url, io);
    matches.push(match);
    return match;
  };
  try {
    const hands = await sitDown(open);
    await busy(hands, WARM_UP, count, open);
    const [processor, begun] = [processorTime(child.pid!), performance.now()];
    const made = await busy(hands, MILLISECONDS, count, open);
    const seconds = (performance.now() - begun) / 1000;
    const used = processorTime(child.pid!);
    const n = made.length;
    const figure = (what: string, value: number, unit: string) => ({
      ...{ name: `boardgame.io/${name}/${what}`, figure: value, unit, n },
    });
    yield figure('moves', n / seconds, 'moves/s, not durable, of a game that counts');
    if (used !== null) yield figure('processor', (used - processor!) / n, 'ms of processor time a move');
    yield figure('answer-p50', answers(made, 0.5), 'ms');
    yield figure('answer-p99', answers(made, 0.99), 'ms');
  } finally {
    for (const { wire } of matches) wire.disconnect();
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

async function joined(url: string, io: Connect): Promise<Match> {
  const id = randomUUID();
  const wire = io(`${url}/counting`, { transports: ['websocket'], forceNew: true });
  const match: Match = { id, wire, state: 0, news: () => {} };
  const hear = (_: string, { _stateID }: { _stateID: number }) => {
    match.state = _stateID;
    match.news(performance.now());
  };
  await new Promise<void>((resolve) => {
    wire.on('sync', (_: string, { state }: { state: { _stateID: number } }) => {
      match.state = state._stateID;
      resolve();
    });
    wire.on('update', hear);
    wire.emit('sync', id, '0', undefined, PLAYERS); // asking for an absent match creates it
  });
  return match;
}

async function count(match: Match): Promise<Made> {
  const sent = performance.now();
  const move = { type: 'MAKE_MOVE', payload: { type: 'count', args: [], playerID: '0' } };
  const seen = await new Promise<number>((resolve) => {
    match.news = resolve;
    match.wire.emit('update', move, match.state, match.id, '0');
  });
  return { answered: seen - sent, seen: seen - sent };
}
