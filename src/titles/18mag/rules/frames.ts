// The frames of 18Mag: what can be going on, what is remembered only while it lasts, and how each begins.
import type { Seat } from '../../../engine/core/action.ts';
import type { Frame } from '../../../engine/flow/frame.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { TrainType } from '../../../engine/trains/depot.ts';
import type { OfferFrame as Offer } from '../../../kernel/offer/question.ts';
import type { CourseFrame as Course } from '../../../kernel/rounds/course.ts';
import type { OperatingFrame as OperatingRound } from '../../../kernel/rounds/operating.ts';
import type { RunMade as Run } from '../../../kernel/run/running.ts';
import { newStockRound, type StockFrame as StockRound } from '../../../kernel/stock/round.ts';
import type { CompanyId, MajorId, MinorId } from './companies.ts';

/** The first stock round (R016-R026). */
export interface DraftFrame extends Frame {
  readonly kind: 'draft';
  seat: Seat;
  /** How many items have been taken. */
  picks: number;
  /** Shares of each major still on offer. */
  shares: Partial<Record<MajorId, number>>;
}

/** The course of the game after the draft, which counts as the first stock round. */
export interface CourseFrame extends Course {
  /** Whether a set has begun in the last phase. */
  final: boolean;
}

/** The draft is over: it was the first stock round (R026). */
export const newCourse = (): CourseFrame => ({ kind: 'course', at: 'operatingRounds', set: 1, final: false });

export type StockFrame = StockRound<MajorId>;

export const newStockFrame = (set: number, seat: Seat): StockFrame => newStockRound(set, seat, 'istvansTurn');

export interface OperatingFrame extends OperatingRound<CompanyId> {
  /** Whether a train of the supply was sold in it (R032). */
  trainSold: boolean;
  /** Whether it has been asked, after the minors, if a "no train sold" marker is due. */
  marked: boolean;
}

export interface RunMade extends Run {
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
  /** A terrain token waits for the next terrain cost (ruling `terrainToken`). */
  announced: boolean;
  /** Wagons in the order in which they were hired (R093). */
  wagons: MajorId[];
  runs: RunMade[];
  /** Offers for trains that were refused: `train:price`, not made again in this turn. */
  refused: string[];
}

export const newMinorTurn = (company: MinorId): MinorFrame => ({
  kind: 'minor',
  at: 'track',
  company,
  lays: 0,
  upgraded: false,
  announced: false,
  wagons: [],
  runs: [],
  refused: [],
});

/** A major's turn (R108). */
export interface MajorFrame extends Frame {
  readonly kind: 'major';
  readonly company: MajorId;
}

export const newMajorTurn = (company: MajorId): MajorFrame => ({ kind: 'major', at: 'payAll', company });

/** An offer to the owner of another minor for one of its trains (R106). */
export type OfferFrame = Offer<'train', MinorId>;

/** Before the draft: István's cards, tiles, trains and share (R164-R167). */
export interface IstvanSetupFrame extends Frame {
  readonly kind: 'istvanSetup';
}

/** The turn of one of István's minors: it goes on by itself, but for what the book leaves to the player. */
export interface IstvanFrame extends Frame {
  readonly kind: 'istvan';
  readonly company: MinorId;
  /** The hexes among which the player chooses the one to upgrade, where several positions are possible. */
  hexes: HexId[];
  /** The better train for which the treasury was full enough before the run, though nothing was scrapped for it. */
  buys: TrainType | null;
}

export const newIstvanTurn = (company: MinorId): IstvanFrame => ({
  kind: 'istvan',
  at: 'track',
  company,
  hexes: [],
  buys: null,
});

export type Frame18Mag =
  | DraftFrame
  | CourseFrame
  | StockFrame
  | OperatingFrame
  | MinorFrame
  | MajorFrame
  | OfferFrame
  | IstvanSetupFrame
  | IstvanFrame;
