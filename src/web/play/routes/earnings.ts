// The income of runs as the game computes it: each train alone, and all together.

import type { Choice, Run } from '../../../engine/index.ts';
import { gives } from '../../../match/assist.ts';
import type { Desk } from '../../../match/menu.ts';
import { outcomeOf } from '../../../match/outcomeOf.ts';
import type { EarnedRun, GameFace } from '../../kit/face.ts';

export interface Earnings {
  readonly sums: Readonly<Record<string, number>>;
  /** Null while the runs are not legal together. */
  readonly total: number | null;
}

export function earningsOf(desk: Desk, choice: Choice, runs: readonly Run[], face: GameFace): Earnings {
  if (!gives(desk.assist ?? 'routes', 'sums')) return { sums: {}, total: null };
  const together = earned(desk, choice, runs, face);
  const alone = together ?? runs.flatMap((run) => earned(desk, choice, [run], face) ?? []);
  return {
    sums: Object.fromEntries(alone.map(({ train, revenue }) => [train, revenue])),
    total: together?.reduce((sum, { revenue }) => sum + revenue, 0) ?? null,
  };
}

function earned(
  desk: Desk,
  { chosen, open }: Choice,
  runs: readonly Run[],
  { track }: GameFace,
): readonly EarnedRun[] | null {
  const outcome = open && outcomeOf(desk, { ...chosen, [open.field]: runs });
  return outcome?.events.flatMap((event) => track?.runsIn(event) ?? []) ?? null;
}
