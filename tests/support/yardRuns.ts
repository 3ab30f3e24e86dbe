// The best runs on the one line of the goods yard: every way to place the engines, until the steps are used up.
import type { Run, Suggestion } from '../../src/engine/routes/field.ts';

export function bestRuns(
  line: Readonly<Record<string, number>>,
  engines: readonly string[],
  reach: (engine: string) => number,
  budget = Infinity,
): Suggestion {
  const pieces = Object.keys(line);
  const worth = (track: readonly string[]) => track.reduce((sum, piece) => sum + line[piece]!, 0);
  const bound = worth(pieces);
  // one engine on one piece is always legal
  let best: readonly Run[] = [{ train: engines[0]!, track: pieces.slice(0, 1) }];
  let revenue = worth(best[0]!.track);
  let steps = 0;
  const place = (runs: readonly Run[], taken: readonly string[], left: readonly string[]): void => {
    if (++steps > budget) return;
    if (worth(taken) > revenue) {
      best = runs;
      revenue = worth(taken);
    }
    const [train, ...others] = left;
    if (train === undefined) return;
    place(runs, taken, others);
    for (let length = 1; length <= reach(train); length++)
      for (let from = 0; from + length <= pieces.length; from++) {
        const track = pieces.slice(from, from + length);
        if (!track.some((piece) => taken.includes(piece)))
          place([...runs, { train, track }], [...taken, ...track], others);
      }
  };
  place([], [], engines);
  const whole = steps <= budget;
  return { runs: best, revenue, bound: whole ? revenue : bound, optimal: whole || revenue === bound, steps };
}
