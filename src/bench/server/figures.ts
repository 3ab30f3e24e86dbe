// binario bench server: figures of a server under load, on SQLite and on PostgreSQL.
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figure.ts';
import { type Measured, measured, units } from './measured.ts';
import { engines, withStore } from './stores.ts';

const here = fileURLToPath(new URL('../../..', import.meta.url));

export async function* serverFigures(): AsyncIterable<Figure> {
  for (const engine of engines) {
    const told = await withStore(engine, (env) => measured(env, here));
    if (told) yield* figuresOf(engine, told);
  }
}

function* figuresOf(engine: string, { figures, n }: Measured): Iterable<Figure> {
  for (const [name, figure] of Object.entries(figures))
    yield { name: `server/${engine}/${name}`, figure, unit: units[name as keyof typeof units], n };
}
