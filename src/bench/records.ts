// Recorded games of 18xx.games as a load on the engine: replay speed of the longest, and the time of choices and of
// best runs in all positions of all of them.
import { recordText } from '../../scripts/lib/records.mjs';
import { bestOfWays, type Core, choices, type Game, waiting } from '../engine/index.ts';
import { tell } from '../records/import18xx/drive.ts';
import type { Foreign } from '../records/import18xx/import.ts';
import { openRecord } from '../records/open.ts';
import type { GameRecord } from '../records/record.ts';
import { importText, openForeign } from '../titles/foreign.ts';
import type { Figure } from './figure.ts';
import { rate, spread, timed } from './measure.ts';

export async function* recordFigures(game: Game, files: readonly string[]): AsyncIterable<Figure> {
  const { longest, records } = await readAll(files);
  const actions = longest.foreign.actions.length;
  const replayed = rate(() => tell(longest.importer, longest.foreign), actions);
  yield { name: `${game.id}/replay`, unit: `actions/s, a record of ${actions}`, ...replayed };
  positionsOf(game, records[0]!); // warms up
  const taken = records.map((record) => positionsOf(game, record));
  yield* spread(
    `${game.id}/choices`,
    taken.flatMap((times) => times.choices),
  );
  const runs = taken.flatMap((times) => times.runs);
  yield* spread(`${game.id}/best-runs`, runs);
  for (const seconds of BUDGETS) yield provenWithin(`${game.id}/best-runs`, runs, seconds);
}

/** Time budgets in seconds. */
const BUDGETS = [0.1, 1, 10];

/** The share of positions whose best runs are proven within this time: a search with a budget proves what it finishes within it. */
function provenWithin(name: string, times: readonly number[], seconds: number): Figure {
  const proven = times.filter((ms) => ms <= 1000 * seconds).length;
  const figure = (100 * proven) / times.length;
  return { name: `${name}-proven-${seconds}s`, figure, unit: '% of positions', n: times.length };
}

/** The records as games of ours, the longest first. */
async function readAll(files: readonly string[]): Promise<{ longest: Foreign; records: GameRecord[] }> {
  const read: { foreign: Foreign; record: GameRecord }[] = [];
  for (const file of files) {
    const text = recordText(file);
    const [foreign, imported] = [await openForeign(text), await importText(text)];
    if ('problem' in foreign || 'problem' in imported) throw new Error(`${file} is no record that can be told`);
    read.push({ foreign, record: imported.record });
  }
  read.sort((a, b) => b.foreign.foreign.actions.length - a.foreign.foreign.actions.length);
  return { longest: read[0]!.foreign, records: read.map(({ record }) => record) };
}

/** Milliseconds for the choices in each position, and for the best runs where trains run. */
function positionsOf(game: Game, record: GameRecord): { choices: number[]; runs: number[] } {
  const times = { choices: [] as number[], runs: [] as number[] };
  openRecord(game, record, {
    watch: (s) => {
      const [seat] = waiting(game, s);
      if (seat === undefined) return;
      const { ms, result } = timed(() => choices(game, s, seat));
      times.choices.push(ms);
      if (result.some(({ open }) => open?.kind === 'routes')) times.runs.push(exactRuns(game, s));
    },
  });
  return times;
}

/** Time of the best runs without cached results, searched until proven. */
function exactRuns({ trains }: Game, s: Core): number {
  const ways = trains!.problems(s, trains!.running(s)!)!;
  const { ms, result } = timed(() => bestOfWays(ways));
  if (!result?.optimal) throw new Error('runs without a proof');
  return ms;
}
