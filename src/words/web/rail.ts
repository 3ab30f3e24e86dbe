// What the face of every 18xx game says: the map in words, the market, trains and phases, runs. A missing line does not compile.
import type { Colour } from '../../engine/index.ts';
import type { Idle, RailReason } from '../../kernel/index.ts';
import { rail as en } from '../en/web/rail.ts';
import { rail as it } from '../it/web/rail.ts';
import type { Lang } from '../phrases.ts';

export interface RailLines {
  readonly map: {
    readonly colours: Readonly<Record<Colour, string>>;
    tile(tile: string, colour: string): string;
    city(slots: number): string;
    readonly town: string;
    readonly mine: string;
    readonly port: string;
    readonly offboard: string;
    value(values: string): string;
    terrain(kind: string, cost: string): string;
    /** A lake lies across the hex. */
    readonly divided: string;
    /** Track that is printed over water. */
    readonly link: string;
    /** No track leads over this side of it. */
    readonly barrier: string;
    /** A river or the like on so many of its sides. */
    sides(name: string, count: number): string;
    here(companies: string): string;
    home(companies: string): string;
    left(count: number): string;
  };
  readonly columns: Readonly<
    Record<'price' | 'par' | 'treasury' | 'tokens', { readonly head: string; readonly title: string }>
  >;
  readonly idle: Readonly<Record<Idle, string>>;
  readonly certificates: string;
  readonly privates: string;
  readonly privateColumns: Readonly<Record<'name' | 'revenue' | 'owner', string>>;
  /** How things stand, in a few words. */
  readonly brief: { onSale(type: string, left: string): string; bank(sum: string): string };
  readonly priority: string;
  readonly trains: {
    readonly head: string;
    readonly type: string;
    readonly price: string;
    readonly left: string;
    readonly rusts: string;
    readonly rustsOn: (type: string) => string;
    readonly onSale: string;
    readonly pool: string;
    readonly none: string;
    readonly phase: (phase: string) => string;
    readonly tiles: string;
    readonly limit: string;
    readonly rounds: string;
  };
  readonly bank: string;
  readonly routes: {
    readonly head: string;
    readonly searching: string;
    readonly better: (steps: string) => string;
    readonly stop: string;
    readonly proven: string;
    readonly soFar: (bound: string) => string;
    readonly none: string;
    /** What is paid before the run. */
    readonly wagons: (sum: string) => string;
    readonly run: (sum: string) => string;
    readonly own: string;
    readonly best: string;
    readonly pick: string;
    readonly idle: string;
    readonly undo: string;
    readonly clear: string;
    readonly goOn: (train: string) => string;
    readonly noStop: (place: string) => string;
    readonly noWay: (place: string) => string;
    readonly been: (place: string) => string;
    readonly failed: string;
    train(type: string): string;
  };
  readonly ways: {
    head(count: number): string;
    readonly hint: string;
    /** Over places that were touched lead so many of all. */
    through(places: string, left: number, all: number): string;
    readonly all: string;
  };
  readonly rotate: string;
  readonly rotateHint: string;
  readonly alsoPossible: string;
  /** Zones of the market, and why money was paid: for games that have no words of their own. */
  readonly zones: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<RailReason, string>>;
}

export const railLines: Readonly<Record<Lang, RailLines>> = { en, it };
