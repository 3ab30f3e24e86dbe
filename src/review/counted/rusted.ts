// A train that left the game before its runs had brought its price.
import type { TrainId } from '../../engine/index.ts';
import { type RailState, railOf } from '../../kernel/index.ts';
import type { Finding } from '../finding.ts';
import { isKind } from '../isKind.ts';
import { roundAt } from '../round.ts';
import { type Kind, none } from '../watcher.ts';

/** `runs`: how often it ran for this owner; `until` is the move at which it goes. */
export type RustedFinding = Finding<'rusted', { readonly train: TrainId; readonly runs: number }>;

/** A train as bought, with what it has earned. */
type Bought = Omit<RustedFinding, 'lost' | 'facts'> & { readonly runs: number };

export const rusted: Kind = (game) => {
  const rail = railOf(game);
  if (!rail || !game.trains) return null;
  /** By train: an id is unique in the box. */
  const owned = new Map<TrainId, Bought>();
  return {
    see({ index, before, events, after }) {
      const found: RustedFinding[] = [];
      for (const event of events) {
        if (isKind(event, 'trainBought')) {
          const seat =
            rail.controller(after as RailState, event.company) ?? rail.controller(before as RailState, event.company);
          owned.delete(event.train);
          if (seat === null) continue;
          owned.set(event.train, {
            ...{ voice: 'counted', kind: 'rusted', index, round: roundAt(before), seat, company: event.company },
            ...{ best: event.price, played: 0, runs: 0 },
          });
        }
        if (isKind(event, 'trainsRan'))
          for (const { train, revenue, subsidy = 0 } of event.runs) {
            const one = owned.get(train);
            if (one?.company !== event.company) continue;
            owned.set(train, { ...one, played: one.played + revenue + subsidy, runs: one.runs + 1 });
          }
        if (isKind(event, 'trainRusted')) {
          const one = owned.get(event.train);
          if (!one || one.company !== event.owner || one.played >= one.best) continue;
          const { runs, ...rest } = one;
          found.push({ ...rest, lost: one.best - one.played, until: index, facts: { train: event.train, runs } });
        }
      }
      return found.length > 0 ? found : none;
    },
  };
};
