// Identifies the train that a record means. The platform's numbers are not unique, ours are: each train is found by its
// minor and its place among that minor's trains, and the platform's supply is tracked as it tracks it.
import { type TrainId, trainsOf, typeOf } from '../../../engine/index.ts';
import type { ForeignAction, ForeignRecord } from '../../../records/import18xx/foreign.ts';
import type { State18Mag } from '../rules/state.ts';

/** One train of the platform; another may bear the same number. */
interface Piece {
  readonly number: string;
}

export interface Trains {
  /** Trains for sale, in the platform's order. */
  readonly supply: readonly Piece[];
  /** The trains of each minor, in the order in which it got them. */
  readonly held: Readonly<Record<string, readonly Piece[]>>;
  /** The latest piece of each number, which actions mean. */
  readonly youngest: Readonly<Record<string, Piece>>;
}

const FIRST = ['2-0', '3-0', '4-0', '6-0'];
interface Followed {
  readonly trains: Trains;
  /** Number of actions followed. */
  done: number;
  follow(action: ForeignAction): void;
}

/** Records are replayed from the front: the state of the supply is kept and continued. */
const followed = new WeakMap<readonly ForeignAction[], Followed>();

/** The platform's trains after this many actions; valid until later ones are asked for. */
export function trainsAfter({ actions }: ForeignRecord, done: number): Trains {
  const known = followed.get(actions);
  const here = known && known.done <= done ? known : fromTheStart();
  followed.set(actions, here);
  for (; here.done < done; here.done++) here.follow(actions[here.done]!);
  return here.trains;
}

function fromTheStart(): Followed {
  const supply: Piece[] = [];
  const held: Record<string, Piece[]> = {};
  const youngest: Record<string, Piece> = Object.create(null);
  const make = (number: string, at: number) => {
    youngest[number] = { number };
    supply.splice(at, 0, youngest[number]);
  };
  /** A piece of the same type replaces the bought one, or a new one is made. */
  const take = (piece: Piece) => {
    const at = supply.indexOf(piece);
    for (let i = at; i >= 0; i = supply.indexOf(piece)) supply.splice(i, 1); // it may stand there twice
    const type = typeOf(piece.number);
    if (!supply[at] || typeOf(supply[at].number) !== type) make(`${type}-${serialOf(piece) + 1}`, at);
  };
  const give = (minor: string, piece: Piece) => {
    const from = holderOf({ held }, piece);
    if (from === undefined) take(piece);
    else held[from] = held[from]!.filter((other) => other !== piece);
    held[minor] = [...(held[minor] ?? []), piece];
  };
  /** Returns the newest piece to the front, even if the minor keeps another of that number. */
  const scrap = (minor: string, piece: Piece) => {
    held[minor] = (held[minor] ?? []).filter((other) => other !== piece);
    supply.unshift(piece);
  };
  for (const [at, number] of FIRST.entries()) make(number, at);
  return {
    trains: { supply, held, youngest },
    done: 0,
    follow({ type, entity, minor, train }) {
      if (type === 'bid' && minor !== undefined) give(String(minor), supply[0]!); // R020
      const piece = youngest[String(train)];
      if (type === 'buy_train' && piece) give(entity, piece);
      if (type === 'discard_train' && piece) scrap(entity, piece);
    },
  };
}

const serialOf = ({ number }: Piece): number => Number(number.slice(number.lastIndexOf('-') + 1));

const holderOf = ({ held }: Pick<Trains, 'held'>, piece: Piece | undefined): string | undefined =>
  piece && Object.keys(held).find((minor) => held[minor]!.includes(piece));

/** Seller of the train of this number; undefined while it is in the supply. */
export const sellerOf = (trains: Trains, number: string): string | undefined =>
  holderOf(trains, trains.youngest[number]);

/** Our train for the one in an action. A train without an owner keeps its name; our rules refuse unknown ones. */
export function oursFor(s: State18Mag, trains: Trains, number: string): TrainId {
  const minor = sellerOf(trains, number);
  return (minor && oursAt(s, minor, trains.held[minor]!.indexOf(trains.youngest[number]!), number)) || number;
}

/** Our trains for those of a minor's runs: its own of each number, in turn if it has several. */
export function oursToRun(s: State18Mag, { held }: Trains, minor: string): (number: string) => TrainId {
  const left: (Piece | null)[] = [...(held[minor] ?? [])];
  return (number) => {
    const at = left.findIndex((piece) => piece?.number === number);
    if (at >= 0) left[at] = null;
    return oursAt(s, minor, at, number) ?? number;
  };
}

function oursAt(s: State18Mag, minor: string, at: number, number: string): TrainId | undefined {
  const ours = trainsOf(s, minor)[at];
  return ours !== undefined && typeOf(ours) === typeOf(number) ? ours : undefined;
}

/** The recorded number of a train of ours. */
export function theirsFor(s: State18Mag, { held }: Trains, train: TrainId): string {
  const minor = Object.keys(s.trains).find((id) => s.trains[id]!.includes(train));
  return (minor && held[minor]?.[s.trains[minor]!.indexOf(train)]?.number) || train;
}
