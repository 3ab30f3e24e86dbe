// Judges what a review calls proved by other means than the review's: both moves are carried out, payments and events are
// read, small boards are searched by the route finder's twin, and other plans are drawn at random.
import {
  type Action,
  apply,
  bestOfWays,
  type Core,
  cashOf,
  type Game,
  type GameEvent,
  type Move,
  PASS,
  presidentOf,
  type RunProblem,
  rngFrom,
  type Seat,
  treasury,
  wander,
} from '../../src/engine/index.ts';
import { type RailState, railOf, worthIn } from '../../src/kernel/index.ts';
import { movesOf, openRecord } from '../../src/records/open.ts';
import type { GameRecord } from '../../src/records/record.ts';
import type { Finding } from '../../src/review/finding.ts';
import { mostOf, trailsOf } from '../routes/bruteForce.ts';
import { mostOnce } from '../routes/onceForce.ts';

/** Trails of a board that the twin still lists. */
const SMALL = 600;
const SETS = 200_000;
/** Plans drawn at random beside each cheapest one. */
const DRAWN = 20;

export interface Judged {
  /** What speaks against it; null for nothing. */
  readonly refuted: string | null;
  /** How many best runs the twin has found again. */
  readonly twins: number;
}

/** Judges each of these findings of a record. */
export function judge(game: Game, record: GameRecord, findings: readonly Finding[]): Judged[] {
  const moves = movesOf(game, record);
  const states = statesAt(
    game,
    record,
    new Set(findings.flatMap(({ index, until = index }) => [index - 1, until - 1])),
  );
  return findings.map((one) => {
    const case_: Case = { game, one, moves: moves.slice(one.index - 1, one.until ?? one.index), states };
    return judges[one.kind]?.(case_) ?? { refuted: `${one.kind} has no judge`, twins: 0 };
  });
}

interface Case {
  readonly game: Game;
  readonly one: Finding;
  /** From the move found to the one that shows it. */
  readonly moves: readonly Move[];
  readonly states: ReadonlyMap<number, Core>;
}

function statesAt(game: Game, record: GameRecord, wanted: ReadonlySet<number>): Map<number, Core> {
  const states = new Map<number, Core>();
  openRecord(game, record, { watch: (state, _, index) => void (wanted.has(index) && states.set(index, state)) });
  return states;
}

const judges: Readonly<Record<string, (case_: Case) => Judged>> = {
  run,
  layTile: lay,
  placeToken: lay,
  forced,
  wagons,
  traffic,
};

const say = (checks: readonly (string | false)[], twins = 0): Judged => ({
  refuted: checks.find((one) => one !== false) ?? null,
  twins,
});

function run({ game, one, moves: [move], states }: Case): Judged {
  const before = states.get(one.index - 1)!;
  const { instead } = one.facts as { readonly instead: Action };
  const [best, played] = [instead, move!.action].map((action) => ranFor(game, before, one.seat, action));
  const twin = twinOf(game.trains!.problems(before, one.company!, move!.action as never)!);
  return say(
    [
      best !== one.best && `the better run brings ${best}`,
      played !== one.played && `the run played brings ${played}`,
      twin !== null && twin !== one.best && `the twin finds ${twin}`,
    ],
    Number(twin !== null),
  );
}

/** Revenue and subsidy of the trains in this action. */
function ranFor(game: Game, s: Core, seat: Seat, action: unknown): number | string {
  const done = apply(game, s, seat, action);
  if (!done.ok) return done.refusal.code;
  const ran = done.events.find(({ type }) => type === 'trainsRan') as Ran;
  return ran.runs.reduce((sum, { subsidy = 0 }) => sum + subsidy, ran.revenue);
}

type Ran = GameEvent & {
  readonly revenue: number;
  readonly runs: readonly { readonly subsidy?: number }[];
};

/** The best of these problems by plain enumeration; null on a board too large for it. */
function twinOf(ways: readonly RunProblem[]): number | null {
  const all = ways.map((way) => {
    const trails = trailsOf(way, SMALL);
    if (!trails) return undefined;
    if (!way.rules.paidOnce) return mostOf(way, trails);
    return mostOnce(way, trails, SETS) ?? undefined;
  });
  if (all.includes(undefined)) return null;
  return Math.max(...all.flatMap((sum) => sum ?? []));
}

/** What the runs bring and the hire costs, by the events of both actions. */
function wagons({ game, one, moves: [move], states }: Case): Judged {
  const before = states.get(one.index - 1)!;
  const { instead } = one.facts as { readonly instead: Action };
  const [best, played] = [instead, move!.action].map((action) => {
    const done = apply(game, before, one.seat, action);
    if (!done.ok) return done.refusal.code;
    const hired = done.events.filter(({ type }) => type === 'wagonHired') as (GameEvent & { readonly price: number })[];
    return Number(ranFor(game, before, one.seat, action)) - hired.reduce((sum, { price }) => sum + price, 0);
  });
  return say([
    best !== one.best && `the better choice leaves ${best}`,
    Number(played) > one.played && `the choice played leaves ${played}`,
  ]);
}

/** The train is bought and everything else is played again as it was, as far as it can be. */
function traffic({ game, one, moves, states }: Case): Judged {
  const { instead, price } = one.facts as { readonly instead: Action; readonly price: number };
  const earned = (all: readonly Move[]) => {
    let [state, sum] = [states.get(one.index - 1)!, 0];
    for (const { seat, action } of all) {
      const done = apply(game, state, seat, action);
      if (!done.ok) return null;
      state = done.state;
      for (const event of done.events as readonly Earned[])
        if (event.type === 'revenueEarned' && event.company === one.company) sum += event.revenue;
    }
    return sum;
  };
  const [best, played] = [earned([{ seat: one.seat, action: instead }, ...moves]), earned(moves)];
  return say([
    played !== one.played && `it earned ${played}`,
    best !== null && best - price < one.best && `with the train it earns ${best}, which cost ${price}`,
  ]);
}

type Earned = GameEvent & { readonly company: string; readonly revenue: number };

function lay({ game, one, moves, states }: Case): Judged {
  const { instead } = one.facts as { readonly instead: Action };
  const [seat, company] = [one.seat, one.company!];
  const rest = moves.slice(1, -1);
  const other = playedOn(game, states.get(one.index - 1)!, [{ seat, action: instead }, ...rest]);
  if (typeof other === 'string') return say([other]);
  const here = states.get(one.until! - 1)!;
  const runs = [other, here].map((s) => {
    const ways = game.trains!.problems(s, company, moves.at(-1)!.action as never)!;
    const twin = twinOf(ways);
    const found = bestOfWays(ways)!;
    // a run that can be made proves the sum, whoever found it
    const routes = found.runs.map(({ train, track }) => ({ train, track }));
    const made = found.runs.length > 0 ? ranFor(game, s, seat, { ...(moves.at(-1)!.action as Action), routes }) : 0;
    return { twin, made };
  });
  const poorer = [treasury(company), seat].find(
    (purse) => cashOf(other as RailState, purse) < cashOf(here as RailState, purse),
  );
  return say(
    [
      poorer !== undefined && `${poorer} would have less money`,
      runs[0]!.made !== one.best && `the other lay brings ${runs[0]!.made}`,
      runs[1]!.made !== one.played && `the lay played brings ${runs[1]!.made}`,
      runs[0]!.twin !== null && runs[0]!.twin !== one.best && `the twin finds ${runs[0]!.twin} with the other lay`,
      runs[1]!.twin !== null && runs[1]!.twin !== one.played && `the twin finds ${runs[1]!.twin} with the lay played`,
    ],
    runs.filter(({ twin }) => twin !== null).length,
  );
}

function playedOn(game: Game, from: Core, moves: readonly Move[]): Core | string {
  let state = from;
  for (const { seat, action } of moves) {
    const done = apply(game, state, seat, action);
    if (!done.ok) return `refused: ${done.refusal.code}`;
    state = done.state;
  }
  return state;
}

function forced({ game, one, moves, states }: Case): Judged {
  const rail = railOf(game)!;
  const [before, seat] = [states.get(one.index - 1)!, one.seat];
  const { plan, presidencies } = one.facts as { readonly plan: Action[]; readonly presidencies: string[] };
  const worth = (s: Core) => worthIn(rail, s as RailState)[seat]!;
  const best = playedOn(
    game,
    before,
    plan.map((action) => ({ seat, action })),
  );
  const played = playedOn(game, before, moves);
  if (typeof best === 'string' || typeof played === 'string') return say([`${best} ${played}`]);
  const cost = (s: Core) => worth(before) - worth(s);
  const presides = (s: Core) => rail.companies(s as RailState).filter((id) => presidentOf(s as RailState, id) === seat);
  const isBack = presides(played).every((id) => presides(best).includes(id));
  const gained = presides(best).filter((id) => !presides(played).includes(id));
  const cheaper = drawn({ game, one, moves, states }).find(
    (s) =>
      cost(s) < one.best &&
      presides(played).every((id) => presides(s).includes(id)) &&
      cashOf(s as RailState, treasury(one.company!)) >= cashOf(played as RailState, treasury(one.company!)),
  );
  return say([
    cost(best) !== one.best && `the cheaper plan costs ${cost(best)}`,
    cost(played) !== one.played && `the plan played costs ${cost(played)}`,
    !isBack && 'the cheaper plan loses a presidency',
    gained.join() !== presidencies.join() && `it keeps ${gained}`,
    cheaper !== undefined && `a plan drawn costs ${cost(cheaper)}`,
  ]);
}

/** Positions after the need, met by actions drawn at random among those of the kinds that were played. */
function drawn({ game, one, moves, states }: Case): Core[] {
  const types = new Set(moves.map(({ action }) => (action as Action).type));
  const last = moves.at(-1)!.action as Action;
  const from = states.get(one.index - 1)!;
  const inTurn = from.flow.at(-1)!.kind === 'turn';
  const rng = rngFrom(`plans ${one.index}`);
  const found: Core[] = [];
  for (let n = 0; n < DRAWN; n++) {
    let state = from;
    for (let left = 30; left > 0; left--) {
      const action = inTurn && apply(game, state, one.seat, last).ok ? last : wander(game, state, one.seat, rng);
      if (action === PASS || !types.has(action.type) || (inTurn && action.type === last.type && action !== last)) break;
      const done = apply(game, state, one.seat, action);
      if (!done.ok) break;
      state = done.state;
      const isMet = inTurn ? action === last : state.flow.length < from.flow.length;
      if (isMet) found.push(state);
      if (isMet || state.flow.length < from.flow.length) break;
    }
  }
  return found;
}
