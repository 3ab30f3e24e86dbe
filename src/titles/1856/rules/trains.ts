// Trains and phases of 1856 (R007-R009, R129-R130). Phases are named by the train that brings them.
import type { Known } from '../../../engine/core/fields.ts';
import type { Core } from '../../../engine/core/state.ts';
import { type DepotSlice, nameableTrains, type TrainFacts } from '../../../engine/trains/depot.ts';
import type { Phase } from '../../../kernel/rail.ts';

const before: readonly TrainFacts[] = [
  { type: '2', price: 100, count: 6, distance: 2, rustsOn: '4' },
  { type: '3', price: 225, count: 5, distance: 3, rustsOn: '6' },
  { type: '4', price: 350, count: 4, distance: 4, rustsOn: 'D' },
  { type: '5', price: 550, count: 3, distance: 5 },
  { type: '6', price: 700, count: 2, distance: 6 },
];
export const DIESEL_PRICE = 1100;
const diesels: readonly TrainFacts[] = [...before, { type: 'D', price: DIESEL_PRICE, count: null, distance: null }];
/** R129: 8-trains in place of Diesels; they start the same phase. */
const eights: readonly TrainFacts[] = [
  ...before.map((t) => (t.rustsOn === 'D' ? { ...t, rustsOn: '8' } : t)),
  { type: '8', price: 1000, count: null, distance: 8 },
];

export const trainTypes = (s: Core): readonly TrainFacts[] => (s.options.eightTrains === 'yes' ? eights : diesels);

export const trainFacts = (s: Core, type: string): TrainFacts => trainTypes(s).find((t) => t.type === type)!;

/** The last type of train, without limit: a Diesel or an 8. */
export const lastType = (s: Core): TrainFacts => trainTypes(s)[trainTypes(s).length - 1]!;

/** R008: reduction of the price for a 4-, 5- or 6-train given in exchange. */
export const EXCHANGE = 350;
export const exchangeable: readonly string[] = ['4', '5', '6'];

/** Every type in the box: Diesels and 8-trains. */
const box: readonly TrainFacts[] = [...diesels, eights[eights.length - 1]!];
export const trainIds = (s: DepotSlice): Known => nameableTrains(s, box);

export const phaseIds = ['2', '3', '4', '5', '6', 'D'] as const;
export type PhaseId = (typeof phaseIds)[number];

/** Columns of values at off-board areas (R087): the first one printed holds. */
const low = ['yellow'];
const middle = ['brown', 'yellow'];
const high = ['black', 'brown', 'yellow'];

export const phases: Readonly<Record<PhaseId, Omit<Phase, 'id'>>> = {
  '2': { tiles: ['yellow'], operatingRounds: 1, trainLimit: 4, columns: low },
  '3': { tiles: ['yellow', 'green'], operatingRounds: 2, trainLimit: 4, columns: low },
  '4': { tiles: ['yellow', 'green'], operatingRounds: 2, trainLimit: 3, columns: low },
  '5': { tiles: ['yellow', 'green', 'brown'], operatingRounds: 3, trainLimit: 2, columns: middle },
  '6': { tiles: ['yellow', 'green', 'brown', 'gray'], operatingRounds: 3, trainLimit: 2, columns: middle },
  D: { tiles: ['yellow', 'green', 'brown', 'gray'], operatingRounds: 3, trainLimit: 2, columns: high },
};

/** True once this phase, or a later one, has come. */
export const hasCome = (s: { phase: PhaseId }, phase: PhaseId): boolean =>
  phaseIds.indexOf(s.phase) >= phaseIds.indexOf(phase);
