// The actions worth a thought: down the tree of choices field by field, each leaf tried on a private copy and valued.
// Of a list only the best beginnings are made longer, since nobody can try every list.
import type { Action, Seat } from '../engine/core/action.ts';
import { applyInPlace } from '../engine/core/apply.ts';
import { actionOf, type Choice, choices, DONE, narrow } from '../engine/core/choices.ts';
import { copy } from '../engine/core/copy.ts';
import type { Game } from '../engine/core/game.ts';
import type { Core } from '../engine/core/state.ts';
import type { Evaluate } from './evaluate/index.ts';
import { margin } from './margin.ts';

export interface Candidate {
  readonly action: Action;
  /** The position it leads to. */
  readonly after: Core;
  /** What each seat may then hope for. */
  readonly forecast: readonly number[];
  /** How far the seat is then ahead. */
  readonly value: number;
}

/** Best first; equals stay in the order in which the game offers them. `width` is how many beginnings of a list go on. */
export function candidates(game: Game, s: Core, seat: Seat, evaluate: Evaluate, width: number): Candidate[] {
  const out: Candidate[] = [];
  const attempt = (choice: Choice): Candidate => {
    const action = actionOf(choice);
    const after = copy(s);
    applyInPlace(game, after, seat, action);
    const forecast = evaluate(game, after);
    const candidate = { action, after, forecast, value: margin(forecast, seat) };
    out.push(candidate);
    return candidate;
  };
  const descend = (choice: Choice): void => {
    const { open } = choice;
    if (!open) attempt(choice);
    else if (open.kind === 'oneOf') for (const v of open.values) descend(narrow(game, s, choice, v));
    else if (open.kind === 'int') for (const v of amounts(open)) descend(narrow(game, s, choice, v));
    else beam(choice);
  };
  const beam = (start: Choice): void => {
    const seen = new Set<string>();
    let front: Choice[] = [start];
    while (front.length > 0) {
      const longer: { choice: Choice; value: number }[] = [];
      for (const from of front) {
        const { open } = from;
        if (open?.kind !== 'list') continue;
        for (const v of open.values) {
          // in whichever order a list is filled, it is tried once
          const key = [...open.soFar, v].sort().join();
          if (seen.has(key)) continue;
          seen.add(key);
          const choice = narrow(game, s, from, v);
          longer.push({ choice, value: valueOf(choice) });
        }
      }
      longer.sort((a, b) => b.value - a.value);
      front = longer.slice(0, width).map((x) => x.choice);
    }
  };
  /** A list that may end here is tried as it stands; one that may not is no better than the next. */
  const valueOf = (choice: Choice): number => {
    const { open } = choice;
    if (open?.kind !== 'list') return open ? (descend(choice), 0) : attempt(choice).value;
    if (!open.mayStop) return 0;
    const ended = narrow(game, s, choice, DONE);
    return ended.open ? (descend(ended), 0) : attempt(ended).value;
  };
  for (const choice of choices(game, s, seat)) descend(choice);
  return out.sort((a, b) => b.value - a.value);
}

/** Of a range: the least, which is the usual bid, and a few larger jumps. */
function amounts({ min, max, step }: { min: number; max: number; step: number }): number[] {
  const out = [min];
  for (let jump = 2; out.length < 4 && min + jump * step <= max; jump *= 2) out.push(min + jump * step);
  return out;
}
