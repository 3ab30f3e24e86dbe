// A spot: where the flow stands on the way to a recorded action. It finds out once whether somebody has to decide.
import { type Core, canGoOn, checkWhole, type Decision } from '../../engine/index.ts';
import type { ForeignAction, ForeignRecord } from './foreign.ts';
import type { Importer, OurMove, Place } from './importer.ts';

/** The content of a record, how far it has been replayed, and our state at that point. */
export interface SpotFacts<S> {
  readonly record: ForeignRecord;
  readonly at: number;
  readonly state: S;
}

/** A class, because a record has thousands of them, and their readers are fast when all are alike. */
export class Spot<S extends Core> implements Place<S> {
  readonly record: ForeignRecord;
  readonly at: number;
  readonly action: ForeignAction;
  readonly state: S;
  /** Our moves for the action, if the first of them was found legal, which proves that somebody is asked. */
  proven: readonly OurMove[] | null = null;
  readonly #importer: Importer<S>;
  #rests: boolean | undefined;

  constructor(importer: Importer<S>, { record, at, state }: SpotFacts<S>) {
    this.record = record;
    this.at = at;
    this.action = record.actions[at]!;
    this.state = state;
    this.#importer = importer;
  }

  get rests(): boolean {
    this.#rests ??= !canGoOn(this.#importer.game, this.state, (decision) => this.#proves(decision));
    return this.#rests;
  }

  /** True if the recorded action is itself a legal choice, which saves the search for one. A pass is none. */
  #proves({ steps }: Decision<S>): boolean {
    const { record, at, action, state } = this;
    if (!action || action.type === 'pass') return false;
    const moves = this.#importer.translate({ record, at, action, state, rests: true });
    if ('code' in moves || moves.length === 0) return false;
    const { seat, action: ours } = moves[0]!;
    const isLegal =
      steps.some(({ id, aside }) => id === ours.type && !aside) &&
      checkWhole(this.#importer.game, state, seat, ours) === null;
    if (isLegal) this.proven = moves;
    return isLegal;
  }
}
