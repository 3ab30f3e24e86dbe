// The tile and the token of a turn beside those that would have let the same trains earn most in this very run. Another
// lay takes the place of the one played, everything else of the turn is played again as it was, and the best runs at the
// end are compared. Said only where every run compared is proven, and where the other lay left no less money.
import {
  type Action,
  apply,
  bestOfWays,
  type Core,
  canonical,
  cashOf,
  decisionOf,
  type Game,
  type Move,
  type Seat,
  treasury,
} from '../../engine/index.ts';
import { type RailGame, type RailState, railOf } from '../../kernel/index.ts';
import type { Finding } from '../finding.ts';
import { isKind } from '../isKind.ts';
import { roundAt } from '../round.ts';
import { type Effort, type Kind, type Moment, none, type Watcher } from '../watcher.ts';
import { everyAction } from './everyAction.ts';
import { ranAt } from './ranAt.ts';

type Lay = 'layTile' | 'placeToken';

/** `instead`: the lay that would have brought most; `lays`: how many could be played in its place. */
export type LayFinding<K extends Lay = Lay> = K extends Lay
  ? Finding<K, { readonly instead: Action; readonly lays: number }>
  : never;

const KINDS: readonly Lay[] = ['layTile', 'placeToken'];
const isLay = ({ type }: Action): boolean => (KINDS as readonly string[]).includes(type);

export const lays: Kind = (game, effort): Watcher | null => {
  const rail = railOf(game);
  if (!rail || !game.trains) return null;
  /** The moves of the company's turn so far. */
  let turn: Moment[] = [];
  let whose: string | null = null;
  return {
    see(moment) {
      const company = game.trains!.running(moment.before);
      if (company === null || company !== whose) turn = [];
      whose = company;
      const ran = company !== null && ranAt(game, moment.before, moment.action) !== null;
      const found = ran ? dearest(game, effort, rail, turn, moment) : null;
      // the same company may have the next turn too
      const isOver = ran || moment.events.some((event) => isKind(event, 'turnBegan'));
      turn = isOver ? [] : [...turn, moment];
      return found ? [found] : none;
    },
  };
};

/** Of the lays of a turn the one that lost most: two of them may be the same money. */
function dearest(game: Game, effort: Effort, rail: Rail, turn: readonly Moment[], run: Moment): LayFinding | null {
  const all = turn
    .flatMap((_, i) => (isLay(turn[i]!.action) ? [beside(game, effort, rail, turn.slice(i), run) ?? []] : []))
    .flat();
  return all.toSorted((a, b) => b.lost - a.lost)[0] ?? null;
}

/** The lay at the beginning of these moves beside all others there. */
function beside(game: Game, effort: Effort, rail: Rail, moves: readonly Moment[], run: Moment): LayFinding | null {
  const [{ before, seat, action, index }, ...rest] = moves as readonly [Moment, ...Moment[]];
  const company = game.trains!.running(run.before)!;
  const played = bestAt(game, effort, run.before, run);
  const others = played === null ? null : everyAction(game, before, seat, new Set([action.type]));
  if (played === null || !others) return null;
  let best: { readonly sum: number; readonly instead: Action } | null = null;
  let count = 0;
  for (const instead of others) {
    const state = playedOn(game, before, { seat, action: instead }, rest);
    if (!state || !runsNow(game, state, run) || !costsNoMore(rail, state, run.before, company, seat)) continue;
    const sum = bestAt(game, effort, state, run);
    if (sum === null) return null;
    count += 1;
    if (sum > (best?.sum ?? played)) best = { sum, instead };
  }
  if (!best) return null;
  return {
    ...{ voice: 'proved', kind: action.type as Lay, index, round: roundAt(before), seat, company, until: run.index },
    ...{ lost: best.sum - played, best: best.sum, played, facts: { instead: best.instead, lays: count } },
  };
}

/** The proven best run in this state, equipped as the run was; null where the search was cut short. */
function bestAt(game: Game, { budget }: Effort, state: Core, { action }: Moment): number | null {
  const company = game.trains!.running(state)!;
  const ways = game.trains!.problems(state, company, action as never);
  const found = ways && bestOfWays(ways, budget === undefined ? {} : { budget });
  return found?.optimal ? found.revenue + found.subsidy : null;
}

/** The state after these moves; null as soon as one of them is refused. */
function playedOn(game: Game, from: Core, first: Move, rest: readonly Move[]): Core | null {
  let state = from;
  for (const { seat, action } of [first, ...rest]) {
    const done = apply(game, state, seat, action);
    if (!done.ok) return null;
    state = done.state;
  }
  return state;
}

/** True if the same company is to run its trains now. */
const runsNow = (game: Game, state: Core, { before, action }: Moment): boolean =>
  game.trains!.running(state) === game.trains!.running(before) &&
  (decisionOf(game, state)?.steps.some(({ id }) => id === action.type) ?? false);

/** No less money for company and player, and the same of whatever else the company has. */
const costsNoMore = (rail: Rail, other: Core, played: Core, company: string, seat: Seat): boolean =>
  [treasury(company), seat].every((purse) => cashOf(other as RailState, purse) >= cashOf(played as RailState, purse)) &&
  canonical(rail.figures(other as RailState, company)) === canonical(rail.figures(played as RailState, company));

type Rail = RailGame<RailState>;
