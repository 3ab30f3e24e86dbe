// binario bench: how fast this machine plays. Figures of one run compare with each other, not with another machine's.
import { cpus } from 'node:os';
import { gameIds, loadGame } from '../../games/registry.ts';
import { railOf } from '../../kernel/index.ts';
import { loadImporter } from '../../records/import18xx/importers.ts';
import { engineFigures } from '../bench/engine.ts';
import type { Figure } from '../bench/figure.ts';
import { growthFigures } from '../bench/growth.ts';
import { playedFigures } from '../bench/played.ts';
import { recordFigures, recordsOf } from '../bench/records.ts';
import { serverFigures } from '../bench/server.ts';
import { type Context, Hopeless, type Status } from '../context.ts';

/** Each game's engine by its id, the track of any game, and the server. Without a name: all of the engine. */
const TRACK = 'track';
const SERVER = 'server';

export async function bench(context: Context, names: readonly string[]): Promise<Status> {
  const engine = [...gameIds, TRACK];
  const known = [...engine, SERVER];
  for (const name of names)
    if (!known.includes(name)) throw new Hopeless(context.lines.unknownBench({ name, names: known.join(', ') }));
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} × ${cpus().length}, Node ${process.versions.node}`;
  for (const name of names.length > 0 ? names : engine)
    for await (const figure of figuresOf(context, name)) {
      const rounded = Math.round(figure.figure * 10) / 10;
      context.print(
        { ...figure, figure: rounded, machine },
        `${figure.name}: ${rounded} ${figure.unit} (n = ${figure.n})`,
      );
    }
  return 0;
}

async function* figuresOf(context: Context, name: string): AsyncIterable<Figure> {
  if (name === SERVER) return yield* serverFigures();
  if (name === TRACK) return yield* growthFigures();
  const game = (await loadGame(name))!;
  yield* engineFigures(game);
  if (!(await loadImporter(game.name))) {
    if (railOf(game)) yield* playedFigures(game);
    return;
  }
  const { folder, files } = recordsOf(game);
  if (files.length > 0) yield* recordFigures(game, files);
  else context.complain(context.lines.noFile({ file: folder }));
}
