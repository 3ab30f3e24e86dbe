// Route problems of a game, for readers outside its turns.
import type { Core } from '../core/state.ts';
import type { RunProblem } from './problem.ts';

/** The trains of a game, as the route finder sees them. */
export interface TrainRuns<S> {
  /** The company whose turn it is; null if it is no company's turn. */
  running(s: S): string | null;
  /**
   * The route problems for a company's trains (in its turn: those it runs with), one for each way to equip them with
   * hired equipment, including that hired in the action that runs them; null if there is no such company.
   */
  problems(s: S, company: string, action?: Readonly<Record<string, unknown>>): readonly RunProblem[] | null;
}

declare module '../core/game.ts' {
  interface Game<S extends Core = Core> {
    /** Present only if trains run. */
    readonly trains?: TrainRuns<S>;
  }
}
