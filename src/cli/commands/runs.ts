// binario runs: compares every train run of recorded games with the best possible.
import { bestOfWays, type RunProblem } from '../../engine/index.ts';
import { wordsFor } from '../../titles/words.ts';
import type { Context, Status } from '../context.ts';
import type { FileFault } from '../files.ts';
import { runsOf } from '../runsOf.ts';
import { eachRecord } from '../telling.ts';

interface Total {
  total: number;
  beaten: number;
  optimal: number;
}

export async function runs(context: Context, files: readonly string[]): Promise<Status> {
  const begun = performance.now();
  const total: Total = { total: 0, beaten: 0, optimal: 0 };
  const status = await eachRecord(context, files, (file) => runsFile(context, file, total));
  const ms = Math.round(performance.now() - begun);
  context.print({ ...total, ms }, context.lines.runsTotal({ ...total, seconds: (ms / 1000).toFixed(1) }));
  return total.beaten > 0 && status === 0 ? 1 : status;
}

async function runsFile(context: Context, file: string, total: Total): Promise<Status | FileFault> {
  const { lines } = context;
  const read = await runsOf(file, lines);
  if ('error' in read) return read;
  const { game, stop } = read.telling;
  if (!game.trains) return { error: lines.noRoutes({ game: game.name }) };
  const { f } = await wordsFor(game, context.lang, read.telling.names);
  for (const { index, company, ran, ways } of read.runs) {
    const { best, optimal, ms } = bestOf(ways);
    total.total += 1;
    if (ran > best) total.beaten += 1;
    if (optimal) total.optimal += 1;
    const line = lines.runLine({ index, company, ran: f.money(ran), best: f.money(best) });
    context.print({ file, index, company, ran, best, optimal, ms }, lines.fileFault({ file, text: line }));
  }
  if (stop) context.complain(lines.fileFault({ file, text: lines.brokenOff({ index: stop.index }) }));
  return stop ? 1 : 0;
}

function bestOf(ways: readonly RunProblem[]) {
  const begun = performance.now();
  const found = bestOfWays(ways);
  const best = found ? found.revenue + found.subsidy : 0;
  return { best, optimal: found?.optimal ?? true, ms: Math.round(performance.now() - begun) };
}
