// What the route finder is asked about a game from outside its turns.
import type { Core } from '../core/state.ts';
import type { RunProblem } from './problem.ts';

/** The trains of a game as its route finder sees them. */
export interface TrainRuns<S> {
  /** The company whose turn it is; null where it is none's. */
  running(s: S): string | null;
  /**
   * What the trains that a company has, or runs with in its turn, could run on, in each way in which they can be equipped
   * with what it has hired, and hires with the action that is about to run them; null where there is no such company.
   */
  problems(s: S, company: string, action?: Readonly<Record<string, unknown>>): readonly RunProblem[] | null;
}

declare module '../core/game.ts' {
  interface Game<S extends Core = Core> {
    /** Only where trains run. */
    readonly trains?: TrainRuns<S>;
  }
}
