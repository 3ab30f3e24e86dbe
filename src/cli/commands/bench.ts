// binario bench: how fast this machine plays. Figures of one run compare with each other, not with another machine's.
import { cpus } from 'node:os';
import { gameIds, loadGame } from '../../games/registry.ts';
import { engineFigures } from '../bench/engine.ts';
import type { Figure } from '../bench/figure.ts';
import { serverFigures } from '../bench/server.ts';
import { type Context, Hopeless, type Status } from '../context.ts';

/** Each game's engine by its id, and the server. Without a name: all of the engine. */
const SERVER = 'server';

export async function bench(context: Context, names: readonly string[]): Promise<Status> {
  const known = [...gameIds, SERVER];
  for (const name of names)
    if (!known.includes(name)) throw new Hopeless(context.lines.unknownBench({ name, names: known.join(', ') }));
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} × ${cpus().length}, Node ${process.versions.node}`;
  for (const name of names.length > 0 ? names : gameIds)
    for await (const figure of figuresOf(name)) {
      const rounded = Math.round(figure.figure * 10) / 10;
      context.print(
        { ...figure, figure: rounded, machine },
        `${figure.name}: ${rounded} ${figure.unit} (n = ${figure.n})`,
      );
    }
  return 0;
}

async function* figuresOf(name: string): AsyncIterable<Figure> {
  if (name === SERVER) yield* serverFigures();
  else yield* engineFigures((await loadGame(name))!);
}
