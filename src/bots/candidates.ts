// The actions worth considering: goes down the tree of choices field by field, tries each action on a private copy and
// values it. Lists are extended from their best beginnings only: there are too many to try them all.
import {
  type Action,
  actionOf,
  applyInPlace,
  BULK,
  type Choice,
  type Core,
  choices,
  DONE,
  type Game,
  narrow,
  ownCopy,
  type Range,
  type Seat,
  suggestion,
} from '../engine/index.ts';
import type { Evaluate } from './insight.ts';
import { margin } from './margin.ts';

export interface Candidate {
  readonly action: Action;
  /** Forecast of each seat after the action. */
  readonly forecast: readonly number[];
  /** The seat's lead after the action. */
  readonly value: number;
}

function tried(game: Game, s: Core, seat: Seat, evaluate: Evaluate, action: Action): number[] {
  const after = ownCopy(s);
  applyInPlace(game, after, seat, action);
  return evaluate(game, after);
}

/** Best first; equals stay in the order in which the game offers them. `width`: beginnings of a list to extend. */
export function candidates(game: Game, s: Core, seat: Seat, evaluate: Evaluate, width: number): Candidate[] {
  const found: Candidate[] = [];

  const attempt = (choice: Choice): number => {
    const action = actionOf(choice);
    const forecast = tried(game, s, seat, evaluate, action);
    const value = margin(forecast, seat);
    found.push({ action, forecast, value });
    return value;
  };

  /** Tries every action below, and returns the value of the best. */
  const descend = (choice: Choice): number => {
    const { open } = choice;
    if (!open) return attempt(choice);
    if (open.kind === 'list') return lengthen(choice);
    if (open.kind === 'routes') return descend(narrow(game, s, choice, suggestion(game, s, choice, BULK, true)!.runs));
    const values =
      open.kind === 'int' ? amounts(open) : open.kind === 'path' ? open.paths.map(({ track }) => track) : open.values;
    let best = -Infinity;
    for (const v of values) best = Math.max(best, descend(narrow(game, s, choice, v)));
    return best;
  };

  const lengthen = (start: Choice): number => {
    const field = start.open!.field;
    const seen = new Set<string>();
    let best = start.open?.kind === 'list' && start.open.mayStop ? descend(narrow(game, s, start, DONE)) : -Infinity;
    let front: Choice[] = [start];
    while (front.length > 0) {
      const longer: { choice: Choice; value: number }[] = [];
      for (const from of front) {
        if (from.open?.kind !== 'list' || from.open.field !== field) continue;
        for (const v of from.open.values) {
          // a list is tried once, whatever the order of its elements
          const key = [...from.open.soFar, v].sort().join();
          if (seen.has(key)) continue;
          seen.add(key);
          const choice = narrow(game, s, from, v);
          longer.push({ choice, value: ended(choice, field) });
        }
      }
      longer.sort((a, b) => b.value - a.value);
      best = Math.max(best, longer[0]?.value ?? -Infinity);
      front = longer.slice(0, width).map((x) => x.choice);
    }
    return best;
  };

  /** Closes a list where it may end, and values the result. */
  const ended = (choice: Choice, field: string): number => {
    if (choice.open?.kind !== 'list' || choice.open.field !== field) return descend(choice);
    return choice.open.mayStop ? descend(narrow(game, s, choice, DONE)) : -Infinity;
  };

  for (const choice of choices(game, s, seat)) descend(choice);
  return found.sort((a, b) => b.value - a.value);
}

/** The least of a range, which is the usual bid, and a few jumps above it. */
function amounts({ min, max, step }: Range): number[] {
  const out = [min];
  for (let jump = 2; jump <= 8 && min + jump * step <= max; jump *= 2) out.push(min + jump * step);
  return out;
}
