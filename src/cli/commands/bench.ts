// binario bench: speed of this machine. Compare figures of one run only with each other.
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { delimiter, join } from 'node:path';
import { recordFiles, recordFolders } from '../../../scripts/lib/records.mjs';
import { type Compared, compared, kinds } from '../../bench/against/compare.ts';
import { attackFigures } from '../../bench/attack/figures.ts';
import { engineFigures } from '../../bench/engine.ts';
import type { Figure } from '../../bench/figure.ts';
import { growthFigures } from '../../bench/growth.ts';
import { playedFigures } from '../../bench/played.ts';
import { recordFigures } from '../../bench/records.ts';
import { comparedServers } from '../../bench/server/against.ts';
import { boardgameFigures } from '../../bench/server/boardgame.ts';
import { serverFigures } from '../../bench/server/figures.ts';
import { memoryFigures } from '../../bench/server/memory.ts';
import { railOf } from '../../kernel/index.ts';
import { gameIds, loadGame, titleOf } from '../../titles/registry.ts';
import { type Context, Hopeless, type Status } from '../context.ts';

/**
 * Each game's engine by its id, the track of any game, the server, its memory, attacks on it, the page, and another
 * platform. Without a name: all of the engine.
 */
const TRACK = 'track';
const SERVER = 'server';
const MEMORY = 'memory';
const ATTACK = 'attack';
const WEB = 'web';
const BOARDGAME = 'boardgame.io';

export async function bench(context: Context, names: readonly string[], against?: string): Promise<Status> {
  const engine = [...gameIds, TRACK];
  const known = against === undefined ? [...engine, SERVER, MEMORY, ATTACK, WEB, BOARDGAME] : [...gameIds, SERVER, WEB];
  for (const name of names)
    if (!known.includes(name)) throw new Hopeless(context.lines.unknownBench({ name, names: known.join(', ') }));
  if (against !== undefined) return compare(context, names.length > 0 ? names : gameIds, against);
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

/** Every kind of work in this tree and another. */
async function compare(context: Context, names: readonly string[], against: string): Promise<Status> {
  if (!existsSync(join(against, 'src/engine'))) throw new Hopeless(context.lines.noFile({ file: against }));
  const short = (figure: number) => String(Number(figure.toPrecision(3)));
  for (const name of names)
    for await (const one of comparisonsOf(name, against)) {
      const { name: what, figure, other, ratio, spread, unit, load } = one;
      const beside =
        other === null
          ? '–'
          : `${short(other)} → ×${short(ratio!)} (${spread!.map(short).join('–')}), load ${short(load)}`;
      context.print(
        { name: what, figure, other, ratio, spread, unit, load },
        `${what}: ${short(figure)} ${unit}; ${beside}`,
      );
    }
  return 0;
}

async function* comparisonsOf(name: string, against: string): AsyncIterable<Compared> {
  if (name === SERVER) return yield* comparedServers(against);
  if (name === WEB) return yield* (await import('../../bench/web/against.ts')).comparedPages(against);
  for (const kind of kinds) yield await compared(name, kind, against);
}

async function* figuresOf(context: Context, name: string): AsyncIterable<Figure> {
  if (name === SERVER) return yield* serverFigures();
  if (name === ATTACK) return yield* attackFigures();
  if (name === MEMORY) return yield* memoryFigures();
  if (name === BOARDGAME) return yield* boardgameFigures(context.complain);
  // imported on demand: the code that drives a browser is not deployed
  if (name === WEB) return yield* (await import('../../bench/web.ts')).webFigures();
  if (name === TRACK) return yield* growthFigures();
  const game = (await loadGame(name))!;
  yield* engineFigures(game);
  if (!titleOf(game.id)?.import18xx) {
    if (railOf(game)) yield* playedFigures(game);
    return;
  }
  const files = recordFiles(game.id);
  if (files.length > 0) yield* recordFigures(game, files);
  else context.complain(context.lines.noFile({ file: recordFolders.join(delimiter) }));
}
