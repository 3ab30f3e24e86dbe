// The frames of 18Mag: state kept only while a round, a turn or a question lasts.
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
  /** Number of items taken. */
  picks: number;
  /** Shares of each major still on offer. */
  shares: Partial<Record<MajorId, number>>;
}

/** The course of the game after the draft, which counts as the first stock round. */
export interface CourseFrame extends Course {
  /** True once a set has begun in the last phase. */
  final: boolean;
}

/** The course after the draft, which counts as the first stock round (R026). */
export const newCourse = (): CourseFrame => ({ kind: 'course', at: 'operatingRounds', set: 1, final: false });

export type StockFrame = StockRound<MajorId>;

export const newStockFrame = (set: number, seat: Seat): StockFrame => newStockRound(set, seat, 'istvansTurn');

export interface OperatingFrame extends OperatingRound<CompanyId> {
  /** True once a train of the supply is sold in it (R032). */
  trainSold: boolean;
  /** True once the "no train sold" marker is dealt with, after the minors. */
  marked: boolean;
}

export interface RunMade extends Run {
  /** Income of the treasury from a mine (R098). */
  readonly subsidy: number;
}

/** A minor's turn (R046). */
export interface MinorFrame extends Frame {
  readonly kind: 'minor';
  readonly company: MinorId;
  /** Tiles laid in this turn; `upgraded` is true if one of them was an upgrade (R050-R051). */
  lays: number;
  upgraded: boolean;
  /** True while a terrain token waits for the next terrain cost (ruling `terrainToken`). */
  announced: boolean;
  /** Wagons in the order in which they were hired (R093). */
  wagons: MajorId[];
  runs: RunMade[];
  /** Refused offers for trains as `train:ID:PRICE`; a later one in this turn must be higher. */
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

/** The turn of one of István's minors: automatic, except for choices that the book leaves to the player. */
export interface IstvanFrame extends Frame {
  readonly kind: 'istvan';
  readonly company: MinorId;
  /** Hexes of the possible upgrades; the player chooses if several positions are possible. */
  hexes: HexId[];
  /** Better train to buy after the run: the money was there before it, and nothing had to be scrapped. */
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
