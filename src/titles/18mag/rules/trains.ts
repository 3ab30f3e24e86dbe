// Trains and phases of 18Mag (R012, R027-R031, R105, R151, R158). Phases are named by the colour of their tiles.
import type { Value } from '../../../engine/core/action.ts';
import type { Known } from '../../../engine/core/fields.ts';
import { type DepotSlice, nameableTrains, type TrainFacts } from '../../../engine/trains/depot.ts';
import type { Phase } from '../../../kernel/rail.ts';
import type { MajorId } from './companies.ts';
import { isSmall, type Table } from './players.ts';

interface TrainFacts18Mag extends TrainFacts {
  readonly distance: number;
  /** Major that sells it in the large game (R105); in the small one LdStEG sells all (R151). */
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

/** Train types, all on sale from the start and without limit. */
export const trainTypes = (s: Table): readonly TrainFacts18Mag[] => (isSmall(s) ? small : all);

export const trainFacts = (s: Table, type: string): TrainFacts18Mag => trainTypes(s).find((t) => t.type === type)!;

/** The seller's part of a train's price: a half, or with one or two players a quarter (R105, R151). */
export const sellersPart = (s: Table, price: number): number => price / (isSmall(s) ? 4 : 2);

export const trainIds = (s: DepotSlice): Known => nameableTrains(s, all);

/** Names of types and of trains: the supply sells by type, a minor one of its trains. */
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

interface PhaseFacts extends Omit<Phase, 'id'> {
  /** Price of the first wagon (R093), and bonus at a red area (R095). */
  readonly wagon: number;
  readonly offboardBonus: number;
}

/** Values at red areas and mines have columns of the same colours. */
function phase(id: PhaseId, operatingRounds: number, wagon: number, offboardBonus: number): PhaseFacts {
  const tiles = phaseIds.slice(0, phaseIds.indexOf(id) + 1);
  return { tiles, columns: tiles.toReversed(), trainLimit: TRAIN_LIMIT, operatingRounds, wagon, offboardBonus };
}

const LAST_ROUNDS = 3;

export const phases: Readonly<Record<PhaseId, PhaseFacts>> = {
  yellow: phase('yellow', 1, 10, 20),
  green: phase('green', 2, 10, 20),
  brown: phase('brown', 2, 20, 30),
  gray: phase('gray', LAST_ROUNDS, 20, 30),
};
const { yellow, green, brown } = phases;
const smallPhases = { yellow, green, brown: { ...brown, operatingRounds: LAST_ROUNDS } };

/** R158: the small game has no gray one. */
export const phasesOf = (s: Table): Readonly<Record<string, PhaseFacts>> => (isSmall(s) ? smallPhases : phases);

/** R037, R158: the phase that brings the last three operating rounds. */
export const lastPhase = (s: Table): PhaseId => (isSmall(s) ? 'brown' : 'gray');

/** R027: operating rounds after a stock round of this phase. */
export const operatingRounds = (s: Table, id: PhaseId): number => phasesOf(s)[id]!.operatingRounds;

/** R032: there are three "no train sold" markers. */
export const MARKERS = 3;
