// The frames of 18Mag: what can be going on, and what is remembered only while it lasts.
import type { Seat } from '../../engine/core/action.ts';
import type { Frame } from '../../engine/flow/frame.ts';
import type { TrainId } from '../../engine/trains/depot.ts';
import type { CompanyId, MajorId, MinorId } from './companies.ts';
import type { SoloFrame } from './solo/frames.ts';

/** The first stock round (R016-R026). */
export interface DraftFrame extends Frame {
  readonly kind: 'draft';
  seat: Seat;
  /** How many items have been taken. */
  picks: number;
  /** Shares of each major still on offer. */
  shares: Partial<Record<MajorId, number>>;
}

/** The course of the game after the draft: a set of operating rounds and a stock round in turn. */
export interface CourseFrame extends Frame {
  readonly kind: 'course';
  /** The number of the stock round and of the set that follows it; the draft counts as the first. */
  set: number;
  /** Whether a set has begun in the last phase. */
  final: boolean;
}

export interface StockFrame extends Frame {
  readonly kind: 'stock';
  readonly set: number;
  seat: Seat;
  /** Passes in a row. */
  passes: number;
  /** Majors of which a block was sold in this turn (R132). */
  sold: MajorId[];
  /** By seat: majors it has sold in this round (R130). */
  soldInRound: Record<Seat, MajorId[]>;
}

/** One operating round of a set. */
export interface OperatingFrame extends Frame {
  readonly kind: 'operating';
  readonly set: number;
  readonly round: number;
  /** How many rounds the set has (R027). */
  readonly of: number;
  /** It belongs to the last set of the game (R037). */
  readonly last: boolean;
  /** Who has had its turn in this round. */
  done: CompanyId[];
  /** Whether a train of the supply was sold in it (R032). */
  trainSold: boolean;
  /** Whether it has been asked, after the minors, if a "no train sold" marker is due. */
  marked: boolean;
}

export interface RunMade {
  readonly train: TrainId;
  readonly track: readonly string[];
  readonly stops: readonly string[];
  readonly revenue: number;
  /** What a mine brought to the treasury (R098). */
  readonly subsidy: number;
}

/** A minor's turn (R046). */
export interface MinorFrame extends Frame {
  readonly kind: 'minor';
  readonly company: MinorId;
  /** Tiles laid in this turn, and whether one of them was an upgrade (R050-R051). */
  lays: number;
  upgraded: boolean;
  /** A terrain token waits for the next terrain cost (ruling `terrainToken`: announced). */
  announced: boolean;
  /** Wagons in the order in which they were hired (R093). */
  wagons: MajorId[];
  runs: RunMade[];
  /** Offers for trains that were refused: `train:price`, not made again in this turn. */
  refused: string[];
}

/** A major's turn (R108). */
export interface MajorFrame extends Frame {
  readonly kind: 'major';
  readonly company: MajorId;
}

/** An offer to the owner of another minor for one of its trains (R106). */
export interface OfferFrame extends Frame {
  readonly kind: 'offer';
  /** Who answers. */
  readonly seat: Seat;
  readonly company: MinorId;
  readonly train: TrainId;
  readonly from: MinorId;
  readonly price: number;
}

export type Frame18Mag =
  | DraftFrame
  | CourseFrame
  | StockFrame
  | OperatingFrame
  | MinorFrame
  | MajorFrame
  | OfferFrame
  | SoloFrame;
