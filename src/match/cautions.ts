// Warnings before legal moves that are almost surely a slip of the hand. Facts alone, no words.
import {
  type Action,
  begin,
  type Colour,
  type Core,
  deciding,
  type GameEvent,
  onSale,
  presidentOf,
  trackOn,
  trainsOf,
  typeOf,
  type Value,
} from '../engine/index.ts';
import { hasRoute, type RailGame, type RailState, railOf, sharePrice, type TrainsRan } from '../kernel/index.ts';
import { gives } from './assist.ts';
import type { Desk } from './menu.ts';
import { outcomeOf } from './outcomeOf.ts';

export type Caution =
  /** The company buys no more trains though the bank has one, and has none. */
  | { readonly kind: 'noTrain'; readonly company: string }
  /** The next train bought from the bank puts this one out of use. */
  | { readonly kind: 'rustsNext'; readonly train: string; readonly by: string }
  /** The company has no permit for the train: it cannot run it. */
  | { readonly kind: 'noPermit'; readonly company: string }
  /** No track leads from its tokens to another location: a train would run for nothing. */
  | { readonly kind: 'noRoute'; readonly company: string }
  /** The company has trains, but earns nothing this turn as things stand. */
  | { readonly kind: 'earnsNothing'; readonly company: string }
  /** Without a train its shares bring less than their price. */
  | { readonly kind: 'halfPrice'; readonly company: string; readonly price: number; readonly full: number }
  /** Another player becomes president; nobody where `to` is null. */
  | { readonly kind: 'presidency'; readonly company: string; readonly to: number | null }
  /** A bid of all cash, though less would do. */
  | { readonly kind: 'allCash' }
  /** Its home has no track, and no tile of this phase brings any. */
  | { readonly kind: 'noTrack'; readonly company: string; readonly hex: string };

/** None at a table that agreed to no help. */
export function cautionsOf(desk: Desk, action: Action): readonly Caution[] {
  if (!gives(desk.assist ?? 'routes', 'sums')) return [];
  if (action.type === 'bid') return isAllCash(desk, action) ? [{ kind: 'allCash' }] : [];
  const rail = railOf(desk.game);
  if (!rail) return [];
  const ask = Object.hasOwn(cautions, action.type) ? cautions[action.type as keyof typeof cautions] : null;
  return [ask?.(desk, rail, action as Action & Named) ?? []].flat();
}

/** Fields read here. */
interface Named {
  readonly company: string;
  readonly train: string;
}

type Asked = (desk: Desk, rail: RailGame<RailState>, action: Action & Named) => Caution | readonly Caution[] | null;

const cautions: Readonly<Record<'pass' | 'run' | 'buyTrain' | 'sellShares' | 'startCompany', Asked>> = {
  run: earnsNothing,
  pass: (desk, rail, action) => {
    const { game, state, seat } = desk;
    const company = rail.operating(state as RailState);
    if (company === null) return null;
    if (trainsOf(state as RailState, company).length > 0) return earnsNothing(desk, rail, action);
    if (!deciding(game, state, seat).includes('buyTrain')) return null;
    // only the bank's trains count: another owner may refuse
    const open = begin(game, state, seat, 'buyTrain')?.open;
    return open?.kind === 'oneOf' && open.values.some(isBanks) ? { kind: 'noTrain', company } : null;
  },
  buyTrain: (desk, rail, action) => {
    const { train } = action;
    const after = outcomeOf(desk, action)?.state as RailState | undefined;
    const company = rail.operating(desk.state as RailState);
    if (after && company !== null && rail.permitted?.(after, company).includes(train) === false)
      // a train of another company needs its owner's consent
      return trainsOf(after, company).includes(train) ? { kind: 'noPermit', company } : null;
    if (after && company !== null && isIdle(rail, after, company, train)) return { kind: 'noRoute', company };
    if (!after || rail.openDepot) return null;
    const types = rail.trainTypes(after);
    const by = types.find(({ type }) => type === typeOf(train))?.rustsOn;
    return by !== undefined && onSale(after, types).type === by ? { kind: 'rustsNext', train, by } : null;
  },
  sellShares: (desk, rail, action) => {
    const { company } = action;
    const before = desk.state as RailState;
    const outcome = outcomeOf(desk, action);
    if (!outcome) return null;
    const to = presidentOf(outcome.state as RailState, company);
    const isLost = presidentOf(before, company) === desk.seat && to !== desk.seat;
    return [
      ...(isLost ? [{ kind: 'presidency' as const, company, to }] : []),
      ...soldBelow(rail, before, company, outcome.events),
    ];
  },
  startCompany: ({ state }, rail, { company }) => {
    const s = state as RailState;
    const home = rail.homes(s).find((one) => one.company === company);
    if (!home) return null;
    const { edges, exits, colour } = trackOn(rail.map(s), s.board, home.hex);
    const track = home.city === null ? edges : (exits[home.city] ?? []);
    if (track.length > 0 || rail.phase(s).tiles.includes(AFTER[colour] ?? 'yellow')) return null;
    return { kind: 'noTrack', company, hex: home.hex };
  },
};

/** For a company with trains: a run that brings nothing, or a pass of the last steps before it while nothing can run. */
function earnsNothing(desk: Desk, rail: RailGame<RailState>, action: Action): Caution | null {
  const { game, state, seat } = desk;
  const s = state as RailState;
  const company = rail.operating(s);
  const outcome = outcomeOf(desk, action);
  if (company === null || trainsOf(s, company).length === 0 || !outcome) return null;
  const after = outcome.state as RailState;
  const steps = deciding(game, state, seat);
  const isNothing =
    action.type === 'run'
      ? outcome.events.some((event) => event.type === 'trainsRan' && (event as TrainsRan).revenue === 0)
      : steps.includes('run')
        ? begin(game, state, seat, 'run') !== null
        : steps.some((step) => BUILDING.includes(step)) && !canEarn(rail, after, company);
  return isNothing ? { kind: 'earnsNothing', company } : null;
}
/** Steps before earnings that may bring a route. */
const BUILDING: readonly string[] = ['layTile', 'placeToken'];

const canEarn = (rail: RailGame<RailState>, s: RailState, company: string): boolean =>
  rail.wouldEarn ? rail.wouldEarn(s, company) > 0 : hasRoute(rail.map(s), s.board, company);

/** True if a new train has nowhere to go, in games where trains run. */
const isIdle = (rail: RailGame<RailState>, after: RailState, company: string, train: string): boolean =>
  !rail.wouldEarn && trainsOf(after, company).includes(train) && !canEarn(rail, after, company);

function soldBelow(
  rail: RailGame<RailState>,
  before: RailState,
  company: string,
  events: readonly GameEvent[],
): Caution[] {
  const sold = events.find(({ type }) => type === 'sharesSold') as { readonly price: number } | undefined;
  const full = sharePrice(rail, before, company);
  if (!sold || sold.price >= full || trainsOf(before, company).length > 0) return [];
  return [{ kind: 'halfPrice', company, price: sold.price, full }];
}

/** In every game with auctions a bid is an amount, and it comes out of the bidder's own cash. */
function isAllCash({ game, state, seat }: Desk, action: Action): boolean {
  const { amount } = action as Action & { readonly amount?: number };
  const { cash } = state as Core & { readonly cash?: Readonly<Record<string, number>> };
  if (amount === undefined || amount !== cash?.[seat]) return false;
  const open = begin(game, state, seat, action.type)?.open;
  return open?.kind !== 'int' || open.min < amount;
}

const isBanks = (from: Value): boolean => from === 'bank' || from === 'pool';

/** The colour of the tile that replaces one of this colour. */
const AFTER: Readonly<Partial<Record<Colour, Colour>>> = { yellow: 'green', green: 'brown', brown: 'gray' };
