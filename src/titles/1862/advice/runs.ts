// Revenue of trains on a board: the route finder with a budget, remembered by the board.
import { type Board, bestRuns, copyOf, remembering } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import { problemFor, type RunningTrain, type RunRulings, runningTrains } from '../rules/operating/problem.ts';
import { own, type State1862 } from '../rules/state.ts';
import { type Kind, kindsOf, type PhaseId, trainFacts } from '../rules/trains.ts';

/** Budget of one question to the route finder. */
const STEPS = 1200;

const revenues = remembering<number>();

/** Revenue of a company with these trains, subsidies included. */
export function revenueOf(s: State1862, company: CompanyId, trains: readonly RunningTrain[], board: Board): number {
  if (trains.length === 0) return 0;
  const key = [company, trains.map(({ id, kind }) => `${id[0]}${kind}`), s.phase].join(';');
  return revenues(board, key, () => {
    const rulings = s.rulings as unknown as RunRulings;
    const problem = problemFor({ board, company, phase: s.phase, trains, rulings });
    const { revenue, optimal } = bestRuns(problem, { budget: STEPS, rough: true });
    // a search of many trains that is cut short may find less than one of them earns
    return optimal || trains.length === 1 ? revenue : Math.max(revenue, ...alone(s, company, trains, board));
  });
}

/** Revenues of each of these trains by itself. */
const alone = (s: State1862, company: CompanyId, trains: readonly RunningTrain[], board: Board): number[] =>
  trains.map((train) => revenueOf(s, company, [train], board));

export const fleetOf = (s: State1862, company: CompanyId): readonly RunningTrain[] =>
  runningTrains(s, company).map((id) => ({ id, kind: copyOf(s, id).kind as Kind, facts: trainFacts(s, id) }));

/** The kinds that a company may run (R119, R172); before it floats, those it will get. */
export function kindsFor(s: State1862, company: CompanyId): readonly Kind[] {
  const { permit, permits } = own(s, company);
  if (kindsOf(s).length === 1) return kindsOf(s);
  return permits.length > 0 ? permits : permit ? [permit] : [];
}

/** Unowned trains, for questions about their revenue. */
export const trainsLike = (s: State1862, kind: Kind, types: readonly PhaseId[]): RunningTrain[] =>
  types.map((type, i) => ({ id: `${type}-${390 + i}`, kind, facts: trainFacts(s, `${type}-${i}`) }));
