// Runs of the company in turn from a position before its run, leaving out the steps in between. Costly, so it is called
// away from the page's thread. Pure.
import {
  type Action,
  begin,
  type Choice,
  type Core,
  DONE,
  deciding,
  type Game,
  listSuggestion,
  narrow,
  preview,
  type Seat,
  type Suggestion,
  suggestion,
  waiting,
} from '../engine/index.ts';
import { type RailState, railOf } from '../kernel/index.ts';
import { playOn } from './playOn.ts';

/** Null if its turn brings no run, as without a train. */
export function runAhead(game: Game, from: Core, budget?: number): Suggestion | null {
  const company = operating(game, from);
  if (company === null) return null;
  const mine = (s: Core) => operating(game, s) === company;
  const { state } = playOn(game, from, (s) => mine(s) && runIn(game, s) === null);
  const run = mine(state) ? runIn(game, state) : null;
  return run && suggestion(game, state, run, budget);
}

/** The same after an action that is tried out. */
export function runAfter(game: Game, from: Core, seat: Seat, action: Action, budget?: number): Suggestion | null {
  const outcome = preview(game, from, seat, action);
  if (!outcome.ok || operating(game, outcome.state) !== operating(game, from)) return null;
  return runAhead(game, outcome.state, budget);
}

const operating = (game: Game, s: Core): string | null => railOf(game)?.operating(s as RailState) ?? null;

/** The choice of runs due now, with the suggested list (wagons) already chosen. */
function runIn(game: Game, s: Core): Choice | null {
  const [seat] = waiting(game, s);
  if (seat === undefined) return null;
  const begun = deciding(game, s, seat).includes(RUN) ? begin(game, s, seat, RUN) : null;
  const whole = begun && withList(game, s, begun);
  return whole?.open?.kind === 'routes' ? whole : null;
}

/** Name of the step in the kernel. */
const RUN = 'run';

function withList(game: Game, s: Core, choice: Choice): Choice {
  if (choice.open?.kind !== 'list') return choice;
  const list = listSuggestion(game, s, choice) ?? [];
  return [...list, DONE].reduce<Choice>(
    (at, value) => (at.open?.kind === 'list' ? narrow(game, s, at, value) : at),
    choice,
  );
}
