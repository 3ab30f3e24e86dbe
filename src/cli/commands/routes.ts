// binario routes: the best runs of a company at a moment of a recorded game.
import { bestOfWays, type MeasuredRun } from '../../engine/index.ts';
import { wordsFor } from '../../titles/words.ts';
import { type Context, Hopeless, oneLine, type Status } from '../context.ts';
import { table } from '../table.ts';
import { tellFile } from '../telling.ts';

export interface RoutesOptions {
  readonly at: number | undefined;
  readonly company: string;
  /** In steps of the search; without it the search runs until proven. */
  readonly budget: number | undefined;
}

export async function routes(context: Context, file: string, options: RoutesOptions): Promise<Status> {
  const { lines } = context;
  const { company, budget } = options;
  const told = await tellFile(file, lines, { at: options.at });
  if ('error' in told) throw new Hopeless(lines.fileFault({ file, text: told.error }));
  const { game, state, stop } = told;
  if (!game.trains) throw new Hopeless(lines.noRoutes({ game: game.name }));
  const ways = game.trains.problems(state, company, told.next ?? {});
  if (!ways) throw new Hopeless(lines.noCompany({ company: oneLine(company) }));
  const begun = performance.now();
  // hired wagons must be used: too small a budget for them is ignored
  const best = bestOfWays(ways, budget === undefined ? {} : { budget }) ?? bestOfWays(ways)!;
  const ms = Math.round(performance.now() - begun);
  const { revenue, subsidy, optimal, bound, steps } = best;
  const found = best.runs.map((run) => ({
    train: run.train,
    stops: run.stops,
    hexes: hexesOf(run),
    revenue: run.revenue,
  }));
  const machine = {
    company,
    trains: ways[0]!.trains.map(({ id }) => id),
    revenue,
    ...(subsidy > 0 ? { subsidy } : {}),
    optimal,
    bound,
    steps,
    ms,
    routes: found,
  };
  const { f } = await wordsFor(game, context.lang, told.names.map(oneLine));
  const verdict = optimal ? lines.proven : lines.atMost({ bound: f.money(bound) });
  const rows = found.map(({ train, revenue: sum, hexes }) => [train, f.money(sum), hexes.join(' ')]);
  const person = `${company}: ${f.money(revenue + subsidy)}; ${verdict}\n\n${table(Object.values(lines.runColumns), rows)}`;
  context.print(machine, person);
  if (stop) context.complain(lines.fileFault({ file, text: lines.brokenOff({ index: stop.index }) }));
  return stop ? 1 : 0;
}

/** The hexes it goes through, in order: a piece of track is named after its hex. */
function hexesOf({ track }: MeasuredRun): string[] {
  const hexes = track.map((piece) => piece.slice(0, piece.indexOf(':')));
  return hexes.filter((hex, i) => hex !== hexes[i - 1]);
}
