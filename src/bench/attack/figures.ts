// binario bench attack: the longest wait for an answer of /healthz while others ask for costly work. The load is
// bounded, stays on this machine and ends by itself.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStore } from '../../server/store/store.ts';
import type { Figure } from '../figure.ts';
import { type Client, guest } from '../load/client.ts';
import { type ServerProcess, startServer } from '../load/serverProcess.ts';
import { quantile, sorted } from '../measure.ts';
import { engines, withStore } from '../server/stores.ts';
import { attacks, type Stage } from './attacks.ts';
import { costly, imported, recordAt } from './costly.ts';
import { type Prober, proberOf, type Wait } from './prober.ts';

const here = fileURLToPath(new URL('../../..', import.meta.url));
const MILLISECONDS = 6000;
const CALM = 1500;
/** Heap limit advised by docs/operate.md for 512 MB. */
const CEILING = '--max-old-space-size=160';
const PEOPLE = ['Ada', 'Bruno', 'Carla'];

type Env = Readonly<Record<string, string>>;

/** `tree` is another folder of sources. */
export async function* attackFigures(tree = here): AsyncIterable<Figure> {
  for (const engine of engines) {
    const figures = await withStore(engine, (env) =>
      attacked(engine, { ...env, BINARIO_LIMITS: '1', BINARIO_NETWORK: '3', NODE_OPTIONS: CEILING }, tree),
    );
    if (figures) yield* figures;
  }
}

async function attacked(engine: string, env: Env, tree: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const told = (name: string, waits: readonly Wait[], n: number) => {
    const waited = sorted(waits.map((wait) => wait.waited));
    const held = Math.max(...waits.map((wait) => wait.held));
    const unit = `ms, the worst /healthz; ${Math.round(quantile(waited, 0.99))} in 99 of 100; ${Math.round(held)} of the main thread in one; ${peakOf(server.pid)} MB at most so far`;
    figures.push({ name: `attack/${engine}/${name}`, figure: waited.at(-1) ?? 0, unit, n });
  };
  let server = await startServer(env, tree);
  try {
    const newPeople = async (): Promise<Client[]> => {
      const people: Client[] = [];
      for (const name of PEOPLE) people.push(await guest(server.url, name));
      return people;
    };
    const people = await newPeople();
    const tables = await Promise.all(costly.long.map((file) => imported(people[1]!, recordAt(file))));
    for (const [name, attack] of Object.entries(attacks))
      await probed(server, async (prober) => {
        const attackers = name === 'nothing' ? people : await newPeople();
        const until = performance.now() + MILLISECONDS;
        const stage: Stage = { url: server.url, people: attackers, isOver: () => performance.now() > until };
        const asked = await attack(stage);
        told(name, await prober.lately(), asked);
        await pause(CALM);
      });
    await server.stop();
    await forgetPositions(env);
    server = await startServer(env, tree);
    await probed(server, async (prober) => {
      const reader = people[1]!.at(server.url);
      for (const id of tables) await reader.ask('GET', `/api/tables/${id}/opening`);
      told('opening-without-positions', await prober.lately(), tables.length);
    });
    return figures;
  } finally {
    await server.stop();
  }
}

/** Peak memory of a process in megabytes; 0 where the system does not tell. */
function peakOf(pid: number): number {
  try {
    return Math.round(Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024);
  } catch {
    return 0;
  }
}

async function probed(server: ServerProcess, work: (prober: Prober) => Promise<void>): Promise<void> {
  const prober = proberOf(server);
  try {
    await pause(CALM);
    await prober.lately();
    await work(prober);
  } finally {
    await prober.stop();
  }
}

/** Deletes kept positions: they are a cache, which may go at any time. */
async function forgetPositions({ BINARIO_DATA = '', DATABASE_URL }: Env): Promise<void> {
  const store = await openStore({ dataFolder: BINARIO_DATA, databaseUrl: DATABASE_URL });
  await store.db.deleteFrom('snapshot').execute();
  await store.close();
}
