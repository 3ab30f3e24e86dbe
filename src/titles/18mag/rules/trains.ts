// Trains and phases of 18Mag (R012, R027-R031, R105, R151, R158). Phases are named by the colour of their tiles.
import type { Value } from '../../../engine/core/action.ts';
import type { Known } from '../../../engine/core/fields.ts';
import type { Colour } from '../../../engine/track/facts.ts';
import { type DepotSlice, nameableTrains, type TrainFacts } from '../../../engine/trains/depot.ts';
import type { MajorId } from './companies.ts';
import { isSmall } from './players.ts';

type Table = { readonly players: number };

export interface TrainFacts18Mag extends TrainFacts {
  readonly distance: number;
  /** Who sells it, in the large game (R105); in the small one LdStEG sells all (R151). */
  readonly seller: MajorId;
}

const all: readonly TrainFacts18Mag[] = [
  { type: '2', price: 80, count: null, distance: 2, seller: 'LdStEG' },
  { type: '3', price: 120, count: null, distance: 3, seller: 'MAVAG' },
  { type: '4', price: 200, count: null, distance: 4, seller: 'LdStEG' },
  { type: '6', price: 320, count: null, distance: 6, seller: 'MAVAG' },
];
const small: readonly TrainFacts18Mag[] = all
  .filter(({ type }) => type !== '6')
  .map((facts) => ({ ...facts, seller: 'LdStEG' }));

/** All kinds lie open from the start, without limit. */
export const trainTypes = (s: Table): readonly TrainFacts18Mag[] => (isSmall(s) ? small : all);

export const trainFacts = (s: Table, type: string): TrainFacts18Mag => trainTypes(s).find((t) => t.type === type)!;

/** The seller's part of a train's price: a half, or with one or two players a quarter (R105, R151). */
export const sellersPart = (s: Table, price: number): number => price / (isSmall(s) ? 4 : 2);

export const trainIds = (s: DepotSlice): Known => nameableTrains(s, all);

/** The supply sells by type, a minor one of its trains. */
export function trainsAndTypes(s: DepotSlice): Known {
  const trains = trainIds(s);
  const types = new Set<Value>(all.map(({ type }) => type));
  return {
    has: (id) => types.has(id) || trains.has(id),
    *[Symbol.iterator]() {
      yield* types;
      yield* trains;
    },
  };
}

/** R048 */
export const TRAIN_LIMIT = 2;

export const phaseIds = ['yellow', 'green', 'brown', 'gray'] as const;
export type PhaseId = (typeof phaseIds)[number];

export interface PhaseFacts {
  readonly tiles: readonly Colour[];
  /** Columns of the values at red areas and mines; where one is not printed the one before holds. */
  readonly columns: readonly PhaseId[];
  /** What the first wagon costs (R093), and the bonus at a red area (R095). */
  readonly wagon: number;
  readonly offboardBonus: number;
}

export const phases: Readonly<Record<PhaseId, PhaseFacts>> = {
  yellow: { tiles: ['yellow'], columns: ['yellow'], wagon: 10, offboardBonus: 20 },
  green: { tiles: ['yellow', 'green'], columns: ['green', 'yellow'], wagon: 10, offboardBonus: 20 },
  brown: {
    tiles: ['yellow', 'green', 'brown'],
    columns: ['brown', 'green', 'yellow'],
    wagon: 20,
    offboardBonus: 30,
  },
  gray: {
    tiles: ['yellow', 'green', 'brown', 'gray'],
    columns: ['gray', 'brown', 'green', 'yellow'],
    wagon: 20,
    offboardBonus: 30,
  },
};

/** R037, R158: the phase that brings the last three operating rounds. */
export const lastPhase = (s: Table): PhaseId => (isSmall(s) ? 'brown' : 'gray');

const LAST_ROUNDS = 3;

/** R027: operating rounds after a stock round of this phase. */
export const operatingRounds = (s: Table, phase: PhaseId): number => {
  if (phase === lastPhase(s)) return LAST_ROUNDS;
  return phase === 'yellow' ? 1 : 2;
};

/** R032: there are three "no train sold" markers. */
export const MARKERS = 3;
