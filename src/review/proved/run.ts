// A run beside the best run of the same trains on the same track, and what each shareholder would have had of it.
import { type Action, apply, bestOfWays, type Core, type Game, type GameEvent, type Run } from '../../engine/index.ts';
import type { Finding } from '../finding.ts';
import { type More, moreIn } from '../money.ts';
import { roundAt } from '../round.ts';
import { type Kind, type Moment, none } from '../watcher.ts';
import { ranAt } from './ranAt.ts';

/**
 * `instead`: the best run. `missed`: money up to the next decision, the dividend declared as it was; null where that cannot be
 * told.
 */
export type RunFinding = Finding<'run', { readonly instead: Action; readonly missed: More | null }>;

/** Declares what the run brought. */
const DIVIDEND = 'dividend';

export const run: Kind = (game, effort) =>
  game.trains
    ? {
        see(moment) {
          const { before, action, index, seat } = moment;
          const made = ranAt(game, before, action);
          if (!made) return none;
          const found = bestOfWays(made.ways, effort);
          if (!found?.optimal) return none;
          const best = found.revenue + found.subsidy;
          if (best <= made.ran) return none;
          const routes = found.runs.map(({ train, track }): Run => ({ train, track }));
          const instead = { ...action, [made.field]: routes } as Action;
          const missed = missedBy(game, moment, instead);
          const finding: RunFinding = {
            ...{ voice: 'proved', kind: 'run', index, round: roundAt(before), seat, company: made.company },
            ...{ lost: best - made.ran, best, played: made.ran, facts: { instead, missed } },
          };
          return [finding];
        },
      }
    : null;

function missedBy(game: Game, { before, seat, action, next }: Moment, better: Action): More | null {
  const dividend = (next?.action as Action | undefined)?.type === DIVIDEND ? next!.action : null;
  const declared = (first: Action) => eventsOf(game, before, seat, dividend === null ? [first] : [first, dividend]);
  const [more, had] = [declared(better), declared(action)];
  const missed = more && had && moreIn(more, had);
  return missed && Object.keys({ ...missed.parts, ...missed.treasuries }).length > 0 ? missed : null;
}

/** The events of these actions of one seat; null if one of them is refused. */
function eventsOf(game: Game, from: Core, seat: number, actions: readonly unknown[]): readonly GameEvent[] | null {
  const events: GameEvent[] = [];
  let state = from;
  for (const action of actions) {
    const done = apply(game, state, seat, action);
    if (!done.ok) return null;
    events.push(...done.events);
    state = done.state;
  }
  return events;
}
