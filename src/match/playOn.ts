// Plays on from a position while something lasts, in copies, with assumed answers for decisions. So a great event can
// be told in figures before anybody has agreed to it. Pure.
import {
  type Action,
  actionOf,
  type Choice,
  type Core,
  canGoOn,
  check,
  choices,
  DONE,
  type Game,
  type GameEvent,
  moveOn,
  narrow,
  PASS,
  preview,
  type Seat,
  waiting,
} from '../engine/index.ts';

export interface Assumed {
  readonly seat: Seat;
  readonly action: Action;
}

export interface Sequel<S extends Core = Core> {
  readonly state: S;
  readonly events: readonly GameEvent[];
  /** The assumed answers. */
  readonly assumed: readonly Assumed[];
}

/** The assumed answer; null if nothing can be assumed, which ends the sequel. */
export type Answer<S extends Core> = (game: Game<S>, s: S, seat: Seat) => Action | null;

/** Longer than any event of a book: an endless sequel is cut here. */
const MOST = 400;

/** Plays on from a position while `lasts` holds, which is asked before each move. */
export function playOn<S extends Core>(
  game: Game<S>,
  from: S,
  lasts: (s: S) => boolean,
  answer: Answer<S> = usual,
): Sequel<S> {
  const [events, assumed]: [GameEvent[], Assumed[]] = [[], []];
  let state = from;
  for (let left = MOST; left > 0 && lasts(state); left--) {
    if (canGoOn(game, state)) {
      state = moveOn(game, state, (event) => events.push(event));
      continue;
    }
    const [seat] = waiting(game, state);
    if (seat === undefined) break;
    const action = answer(game, state, seat);
    if (action === null) break;
    const done = preview(game, state, seat, action);
    if (!done.ok) break;
    assumed.push({ seat, action });
    events.push(...done.events);
    state = done.state;
  }
  return { state, events, assumed };
}

/** The same from a chosen action; null if it is illegal. */
export function playOnWith<S extends Core>(
  game: Game<S>,
  from: S,
  seat: Seat,
  action: Action,
  lasts: (s: S) => boolean,
  answer: Answer<S> = usual,
): Sequel<S> | null {
  const done = preview(game, from, seat, action);
  if (!done.ok) return null;
  const { events, ...rest } = playOn(game, done.state, lasts, answer);
  return { ...rest, events: [...done.events, ...events] };
}

/** Declines if possible; else the first answer. */
export const usual: Answer<Core> = (game, s, seat) =>
  check(game, s, seat, PASS) === null ? PASS : firstOf(game, s, choices(game, s, seat)[0]);

/** Down the tree by the first value each time; null at a field without a first one, such as the runs of trains. */
function firstOf(game: Game, s: Core, choice: Choice | undefined): Action | null {
  let at = choice;
  while (at?.open) {
    const { open } = at;
    if (open.kind === 'routes' || open.kind === 'path') return null;
    const value = open.kind === 'int' ? open.min : open.kind === 'list' && open.mayStop ? DONE : open.values[0];
    if (value === undefined) return null;
    at = narrow(game, s, at, value);
  }
  return at ? actionOf(at) : null;
}
