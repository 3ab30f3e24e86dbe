// Money found in need (for a train, interest, a fine) beside the cheapest legal plan for the same need. All plans are
// tried; where they are too many, nothing is said.
import {
  type Action,
  apply,
  type Core,
  canonical,
  type Frame,
  type Game,
  presidentOf,
  type Seat,
} from '../../engine/index.ts';
import { inPlay, type RailGame, type RailState, railOf, treasuryOf, worthIn } from '../../kernel/index.ts';
import type { Finding } from '../finding.ts';
import { isKind } from '../isKind.ts';
import { roundAt } from '../round.ts';
import { type Kind, type Moment, none, type Watcher } from '../watcher.ts';
import { everyAction } from './everyAction.ts';

/**
 * `best` and `played` are what each plan costs the seat: its worth before less its worth after, as the game counts it.
 * `plan`: the actions of the cheapest. `presidencies`: those that the plan played lost him, and the cheapest keeps.
 */
export interface Forced {
  readonly plan: readonly Action[];
  readonly presidencies: readonly string[];
  /** Plans tried. */
  readonly plans: number;
}
export type ForcedFinding = Finding<'forced', Forced>;

/** The most actions tried for one need. */
const MOST_TRIES = 30_000;

/** Sales of one seat in need, from the first one on. */
interface Need {
  readonly first: Moment;
  readonly types: Set<string>;
}

export const forced: Kind = (game): Watcher | null => {
  const rail = railOf(game);
  if (!rail) return null;
  let need: Need | null = null;
  return {
    see(moment) {
      if (need && moment.seat !== need.first.seat) need = null;
      if (!need && !sells(moment)) return none;
      need ??= { first: moment, types: new Set() };
      need.types.add(moment.action.type);
      if (isMet(need.first, moment.action, moment.after)) {
        const found = cheaper(game, rail, need, moment);
        need = null;
        return found ? [found] : none;
      }
      if (!isOpen(need.first.before, moment.after)) need = null; // bankrupt, or the turn is over
      return none;
    },
  };
};

/** True for a sale of shares outside a stock round: nobody makes one unless he must. */
const sells = ({ before, seat, events }: Moment): boolean =>
  before.flow.at(-1)?.kind !== 'stock' && events.some((event) => isKind(event, 'sharesSold') && event.seat === seat);

/** True if this action ends the need: its frame is gone, or in a company's turn the train is bought. */
const isMet = ({ before }: Moment, { type }: Action, after: Core): boolean =>
  before.flow.at(-1)!.kind === 'turn' ? type === 'buyTrain' : !isOpen(before, after) && type !== BANKRUPT;

const BANKRUPT = 'declareBankrupt';

/** True if the frame of the need, or the turn, is still there. */
function isOpen({ flow }: Core, s: Core): boolean {
  const [was, now] = [flow.at(-1) as Owing, s.flow[flow.length - 1] as Owing | undefined];
  return now?.kind === was.kind && now.company === was.company && now.seat === was.seat;
}

type Owing = Frame & { readonly company?: string; readonly seat?: Seat };

/** A plan carried out: what it cost the seat, and what it left. */
interface Plan {
  readonly actions: readonly Action[];
  readonly cost: number;
  readonly presides: readonly string[];
  /** Of the company in need. */
  readonly treasury: number;
  readonly figures: string;
}

function cheaper(game: Game, rail: RailGame<RailState>, need: Need, last: Moment): ForcedFinding | null {
  const { before, seat, index } = need.first;
  const company = ((before.flow.at(-1) as Owing).company ?? rail.operating(before as RailState))!;
  const measure = (state: Core, actions: readonly Action[]): Plan => {
    const s = state as RailState;
    return {
      actions,
      cost: worthIn(rail, before as RailState)[seat]! - worthIn(rail, s)[seat]!,
      presides: inPlay(rail, s).filter((one) => presidentOf(s, one) === seat),
      treasury: treasuryOf(s, company),
      figures: canonical(rail.figures(s, company)),
    };
  };
  const plans = plansFor(game, need, last.action);
  if (!plans) return null;
  const played = measure(last.after, []);
  const [best] = plans
    .map(({ state, actions }) => measure(state, actions))
    .filter((plan) => isNoWorse(plan, played))
    .toSorted(
      (a, b) => a.cost - b.cost || b.presides.length - a.presides.length || a.actions.length - b.actions.length,
    );
  if (!best || best.cost >= played.cost) return null;
  const presidencies = best.presides.filter((one) => !played.presides.includes(one));
  return {
    ...{ voice: 'proved', kind: 'forced', index, round: roundAt(before), seat, company, until: last.index },
    ...{ lost: played.cost - best.cost, best: best.cost, played: played.cost },
    facts: { plan: best.actions, presidencies, plans: plans.length },
  };
}

/** Whatever is not the seat's own money is no worse: its presidencies, and the company it pays for. */
const isNoWorse = (plan: Plan, played: Plan): boolean =>
  played.presides.every((one) => plan.presides.includes(one)) &&
  plan.treasury >= played.treasury &&
  plan.figures === played.figures;

interface Done {
  readonly state: Core;
  readonly actions: readonly Action[];
}

/** Every way to meet the need by actions of these kinds; of ways that lead to the same position one. Null if too many. */
function plansFor(game: Game, { first, types }: Need, last: Action): readonly Done[] | null {
  const { before, seat } = first;
  const isTurn = before.flow.at(-1)!.kind === 'turn';
  const known = new Set<string>();
  const found: Done[] = [];
  const open: Done[] = [{ state: before, actions: [] }];
  let tries = 0;
  for (let at = open.pop(); at; at = open.pop()) {
    const next = everyAction(game, at.state, seat, types);
    if (!next) return null;
    for (const action of next) {
      // in a turn all plans end with the purchase that was made
      if (isTurn && action.type === last.type && canonical(action) !== canonical(last)) continue;
      tries += 1;
      if (tries > MOST_TRIES) return null;
      const done = apply(game, at.state, seat, action);
      if (!done.ok) continue;
      const way = { state: done.state, actions: [...at.actions, action] };
      const key = keyOf(done.state);
      if (known.has(key)) continue;
      known.add(key);
      if (isMet(first, action, done.state)) found.push(way);
      else if (isOpen(before, done.state)) open.push(way);
    }
  }
  return found;
}

/** Names a position; companies are sold in any order. */
const keyOf = (s: Core): string =>
  JSON.stringify({ ...s, board: null, chance: null }, (field, value) =>
    field === 'sold' && Array.isArray(value) ? value.toSorted() : value,
  );
