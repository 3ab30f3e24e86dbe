// The worth of a share, a start, a bid or a train to the payer, by plain arithmetic. Figures alone, no words.
import { type Choice, type Core, type GameEvent, onSale, percentOf, priceOnSale, trainsOf } from '../engine/index.ts';
import { type RailGame, type RailState, railOf } from '../kernel/index.ts';
import { gives } from './assist.ts';
import type { Earned, LastSum } from './lastEarned.ts';
import { type Desk, readyOf } from './menu.ts';
import { outcomeOf } from './outcomeOf.ts';
import { filled } from './walk.ts';

export type Brings =
  /** The gain from a dividend like the last one, or of HUNDRED without one; negative `sum`: a loss. */
  | { readonly kind: 'share'; readonly company: string; readonly last: LastSum | null; readonly sum: number }
  /** Percentage still to be sold before its first turn, and its starting money. */
  | {
      readonly kind: 'start';
      readonly company: string;
      readonly percent: number;
      readonly left: number;
      readonly price: number;
      readonly treasury: number;
      readonly train: Cheapest;
    }
  /** A charter: the cost of its shares after the auction and its starting money, between two prices. */
  | {
      readonly kind: 'charter';
      readonly company: string;
      readonly percent: number;
      readonly shares: number;
      readonly price: Span;
      readonly treasury: Span;
      readonly train: Cheapest;
    }
  /** A part of a known income: what each share brings, and all of the reader's before and after; null: price unknown. */
  | {
      readonly kind: 'part';
      readonly company: string;
      readonly income: number;
      readonly each: number;
      readonly shares: number;
      readonly had: number;
      readonly has: number;
      readonly dividends: number | null;
    }
  /** Its income in every operating round; `rounds` of them pay back the price. */
  | { readonly kind: 'income'; readonly id: string; readonly sum: number; readonly rounds: number | null }
  /** The buyer's last run, and the number of such runs that pay for the train; without one, `runs` that earn `earned` each. */
  | {
      readonly kind: 'train';
      readonly company: string;
      readonly earned: number;
      readonly runs: number;
      readonly isKnown: boolean;
    }
  /** The buyer's earnings without and with it, if they follow without a run. */
  | { readonly kind: 'covers'; readonly company: string; readonly from: number; readonly to: number };

/** A dividend whose parts are easy to read. */
export const HUNDRED = 100;
/** Runs in the example of a company without a last run. */
const SOME_RUNS = 5;

export type Span = readonly [least: number, most: number];

interface Cheapest {
  readonly type: string;
  readonly price: number;
}

/** Fields of actions read here. */
interface Named {
  readonly company?: string;
  readonly lot?: string;
  readonly private?: string;
  readonly maritime?: string;
  readonly train?: string;
  readonly price?: number;
  readonly amount?: number;
}

interface Asked {
  readonly desk: Desk;
  readonly rail: RailGame<RailState>;
  readonly earned: Earned;
  /** The action as far as chosen. */
  readonly chosen: Choice['chosen'] & Named;
  /** The position after a complete choice; null for an incomplete one. */
  readonly after: RailState | null;
  readonly events: readonly GameEvent[];
}

/** Null where nothing can be said, and at a table that agreed to no help. */
export function bringsOf(desk: Desk, choice: Choice, earned: Earned): Brings | null {
  const rail = railOf(desk.game);
  if (!rail || !gives(desk.assist ?? 'routes', 'sums') || !Object.hasOwn(asks, choice.type)) return null;
  const whole = filled(desk, choice);
  const action = readyOf(whole);
  const outcome = outcomeOf(desk, action);
  if (action && !outcome) return null;
  const { chosen } = whole;
  return asks[choice.type]!({
    desk,
    rail,
    earned,
    chosen,
    after: (outcome?.state as RailState | undefined) ?? null,
    events: outcome?.events ?? [],
  });
}

type Ask = (asked: Asked) => Brings | null;

const asks: Readonly<Record<string, Ask>> = {
  buyShare: (asked) => start(asked) ?? share(asked),
  sellShares: share,
  startCompany: start,
  setPrice: start,
  openAuction: charter,
  bid: (asked) => income(asked) ?? charter(asked),
  raiseBid: income,
  buyCheapest: income,
  buyPrivate: income,
  takeMaritime: income,
  buyTrain: train,
  exchangeTrain: train,
};

/** Rounds up a holder's dividend once, for all of his shares. */
function share({ desk, chosen: { company }, after, earned }: Asked): Brings | null {
  if (company === undefined || !after) return null;
  const told = earned.get(company);
  const last = told?.sum ? told : null;
  const [had, has] = [desk.state as RailState, after].map((s) =>
    Math.ceil(((last?.sum ?? HUNDRED) * percentOf(s, company, desk.seat)) / 100),
  ) as [number, number];
  return had === has ? null : { kind: 'share', company, last, sum: has - had };
}

/** The start of a company that has no turns yet. */
function start({ desk, rail, chosen, after }: Asked): Brings | null {
  const s = desk.state as RailState;
  const company = chosen.company ?? rail.operating(s);
  if (company === null || !after || !rail.launch) return null;
  if (rail.idle(s, company) === null && rail.launch(s, company).left === 0) return null;
  return { kind: 'start', company, ...rail.launch(after, company), train: cheapestIn(rail, after) };
}

function charter({ desk, rail, chosen }: Asked): Brings | null {
  const s = desk.state as RailState;
  const company = chosen.lot ?? lotOf(s);
  if (company === undefined || !rail.charter) return null;
  const { percent, shares, prices, treasury } = rail.charter;
  const price: Span = [Math.min(...prices), Math.max(...prices)];
  const funds: Span = [treasury(price[0]), treasury(price[1])];
  return { kind: 'charter', company, percent, shares, price, treasury: funds, train: cheapestIn(rail, s) };
}

/** The lot being auctioned. */
const lotOf = ({ flow }: Core): string | undefined => (flow.at(-1) as { readonly lot?: string } | undefined)?.lot;

/** Finds the lot through the events of a bid: its action need not name it. */
function income({ desk, rail, chosen, events }: Asked): Brings | null {
  const told = events.find((event): event is GameEvent & Named => 'private' in event);
  const id = told?.private ?? chosen.private ?? chosen.maritime;
  const sum = rail.privates(desk.state as RailState).find((one) => one.id === id)?.revenue ?? 0;
  if (id === undefined || sum === 0) return null;
  const price = told?.amount ?? told?.price ?? chosen.amount ?? chosen.price;
  return { kind: 'income', id, sum, rounds: price ? Math.ceil(price / sum) : null };
}

function train({ desk, rail, chosen, after, events, earned }: Asked): Brings | null {
  const s = desk.state as RailState;
  const company = rail.operating(s);
  if (company === null) return null;
  if (rail.wouldEarn) {
    // a train of another company needs its owner's consent
    if (!after || !trainsOf(after, company).includes(chosen.train ?? '')) return null;
    const [from, to] = [rail.wouldEarn(s, company), rail.wouldEarn(after, company)];
    return { kind: 'covers', company, from, to };
  }
  const bought = events.find(({ type }) => type === 'trainBought' || type === 'trainExchanged') as Named | undefined;
  const price = bought?.price ?? chosen.price;
  if (!price) return null;
  const last = earned.get(company)?.sum;
  return last
    ? { kind: 'train', company, earned: last, runs: Math.ceil(price / last), isKnown: true }
    : { kind: 'train', company, earned: Math.ceil(price / SOME_RUNS), runs: SOME_RUNS, isKnown: false };
}

/** The cheapest train of the bank. */
function cheapestIn(rail: RailGame<RailState>, s: RailState): Cheapest {
  const types = rail.trainTypes(s);
  const train = rail.openDepot ? types.reduce((a, b) => (b.price < a.price ? b : a)) : onSale(s, types);
  return { type: train.type, price: priceOnSale(s, train) };
}

/** Several of one kind that differ in their figures alone, joined into one; null if they have nothing in common. */
export function together(all: readonly Brings[]): readonly [Brings, Brings] | null {
  const [first] = all;
  if (!first || all.some(({ kind }) => kind !== first.kind)) return null;
  const sorted = all.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  return [sorted[0]!, sorted.at(-1)!];
}

const sizeOf = (one: Brings): number =>
  one.kind === 'start' ? one.price : one.kind === 'share' ? Math.abs(one.sum) : 0;
