// A question to the route finder: a board's track, how a company meets the stops, its trains, and a game's rules.
import type { NodeId } from '../track/board.ts';
import type { NodeFacts } from '../track/facts.ts';
import type { Graph, PieceId } from '../track/graph.ts';

export type StopKind = NodeFacts['kind'];
export type Kinds = readonly StopKind[] | 'all';

/**
 * How a company meets a stop: with a token of its own; free to pass; full of foreign tokens, so that a run may end there
 * and not pass; or closed, so that no run touches it.
 */
export type Standing = 'own' | 'open' | 'blocked' | 'closed';

export interface StopView {
  readonly standing: Standing;
  /** Its part of the revenue of a run, in this phase and for this company. */
  readonly worth: number;
  /** Money to the treasury beside the revenue. */
  readonly subsidy?: number;
}

/** A limit: at most this many stops of these kinds on one run. A train without limits is a Diesel. */
export interface Cap {
  readonly of: Kinds;
  readonly atMost: number;
}

/** A floor: at least this many stops of these kinds on every run of the train. */
export interface Floor {
  readonly of: Kinds;
  readonly atLeast: number;
}

/** Once for each run of the train that visits any of these stops. */
export interface Bonus {
  readonly at: readonly NodeId[];
  readonly amount: number;
}

export interface Train {
  readonly id: string;
  readonly caps: readonly Cap[];
  /** A freight has none. */
  readonly bonuses: readonly Bonus[];
  readonly floors?: readonly Floor[];
  /** It must run, even if the others could bring more without it. */
  readonly mustRun?: true;
  /** Kinds of stop that pay it; by default all. Only if each location pays once. */
  readonly earns?: Kinds;
  /**
   * At most this many stops of the kinds that its caps count pay it: those that bring most. Only if each location pays
   * once.
   */
  readonly counts?: number;
  /**
   * It is paid for the ends of its run and their distance; the run leads over at most this many sides of hexes. Only if
   * each location pays once.
   */
  readonly freight?: { readonly hexes: number; readonly permanent: boolean };
  /**
   * Money to the treasury for each different hex that it touches, once for all such trains. Only if each location pays
   * once.
   */
  readonly perHex?: number;
}

/** The payment of freights: for each hex between the ends of a run, counted straight. */
export interface FreightRules {
  readonly plain: number;
  /** If an end is a port. */
  readonly port: number;
  /** Permanent freights with a common end may count apart (`choice`), or are always one (`joined`). */
  readonly endToEnd: 'choice' | 'joined';
  /**
   * The end of the straight count to a port or an off-board area: in the hex from which it is entered, which then lies
   * between (the default), or in its own hex.
   */
  readonly outside?: 'enteredFrom' | 'itself';
  /**
   * Joined freights are one train: they pass no stop at which a run must end, and have such stops of one kind at one
   * end only.
   */
  readonly oneTrain?: true;
}

export interface RunRules {
  /** Things that the runs of one company may have in common: nothing, stops, or the track too. */
  readonly share: 'nothing' | 'stops' | 'track';
  /** The fewest stops of a run, and the kinds that count for it. */
  readonly least: { readonly of: Kinds; readonly atLeast: number };
  /** Kinds of stop at which a run must end if it comes there, and those at which it never ends. */
  readonly ends: Readonly<Partial<Record<StopKind, 'must' | 'never'>>>;
  /** Each location pays once, however many runs come there. Track is shared then. */
  readonly paidOnce?: true;
  /** All runs hang together by stops of these kinds, and one of them visits the home, if there is one. */
  readonly meet?: { readonly at: Kinds; readonly home: NodeId | null };
  readonly freights?: FreightRules;
}

export interface RunProblem {
  readonly graph: Graph;
  /** One for each stop of the graph, in their order. */
  readonly stops: readonly StopView[];
  readonly trains: readonly Train[];
  readonly rules: RunRules;
}

/** A run that was found or measured. */
export interface MeasuredRun {
  readonly train: string;
  readonly track: readonly PieceId[];
  readonly stops: readonly NodeId[];
  readonly revenue: number;
  readonly subsidy: number;
  /** The stops that pay this run, if each location pays once. */
  readonly paid?: readonly NodeId[];
  /** The first train of a freight's chain; it is credited with the bonus for the distance. */
  readonly chain?: string;
  readonly bonus?: number;
}

export const isOf = (kinds: Kinds, kind: StopKind): boolean => kinds === 'all' || kinds.includes(kind);
