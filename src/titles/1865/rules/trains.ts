// Trains and phases of 1865 (R005-R006, R011-R012, R083, R166). A train has the name of the phase that it brings.
import type { Known } from '../../../engine/core/fields.ts';
import { named } from '../../../engine/core/named.ts';
import type { Colour } from '../../../engine/track/facts.ts';
import {
  type DepotSlice,
  nameableTrains,
  type TrainFacts,
  type TrainId,
  type TrainType,
  typeOf,
} from '../../../engine/trains/depot.ts';
import type { Phase } from '../../../kernel/rail.ts';
import { isShort, type Variant } from './rulings.ts';

export const phaseIds = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type PhaseId = (typeof phaseIds)[number];

interface TrainFacts1865 extends TrainFacts {
  readonly type: `PH${PhaseId}`;
  /** Units of traffic that it covers (R126). Trains do not run over track. */
  readonly coverage: number;
}

const full: readonly TrainFacts1865[] = [
  { type: 'PH2', coverage: 8, price: 100, lastPrice: 70, count: 6, rustsOn: 'PH4', distance: null },
  { type: 'PH3', coverage: 14, price: 200, lastPrice: 160, count: 5, rustsOn: 'PH6', distance: null },
  { type: 'PH4', coverage: 20, price: 350, lastPrice: 300, count: 4, rustsOn: 'PH7', distance: null },
  { type: 'PH5', coverage: 25, price: 500, count: 2, distance: null },
  { type: 'PH6', coverage: 30, price: 650, count: 3, distance: null },
  { type: 'PH7', coverage: 35, price: 800, count: null, distance: null },
];

/** R166: the counts that differ in the short game. */
const fewer: Readonly<Record<string, number>> = { PH2: 5, PH3: 4, PH4: 3, PH6: 2 };
const short = full.map((facts) => ({ ...facts, count: fewer[facts.type] ?? facts.count }));

export const trainTypes = (s: Variant): readonly TrainFacts1865[] => (isShort(s) ? short : full);

export const trainIds = (s: DepotSlice & Variant): Known => nameableTrains(s, trainTypes(s));

/** R126 */
export const coverageOf = (train: TrainId): number => full.find(({ type }) => type === typeOf(train))!.coverage;

/** R030: a train's part of the rank of its company. */
export const phaseNumber: (train: TrainId) => number = named((train) => Number(typeOf(train).slice('PH'.length)));

/** The phase that the first train of a type brings. */
export const phaseOf = (type: TrainType): PhaseId => type.slice('PH'.length) as PhaseId;

interface PhaseFacts extends Omit<Phase, 'id'> {
  /** R071, R074: the kind of a company opened in this phase. */
  readonly startsAs: 'minor' | 'major';
  /** R083: the tokens that a conversion adds. */
  readonly tokensOnConversion: number;
}

/** R026; values do not depend on the phase. */
const always = { operatingRounds: 2, columns: [] } as const;

const yellow: readonly Colour[] = ['yellow'];
const green: readonly Colour[] = ['yellow', 'green'];
const brown: readonly Colour[] = ['yellow', 'green', 'brown'];
const gray: readonly Colour[] = ['yellow', 'green', 'brown', 'gray'];

export const phases: Readonly<Record<PhaseId, PhaseFacts>> = {
  1: { ...always, tiles: [], trainLimit: 0, startsAs: 'minor', tokensOnConversion: 0 },
  2: { ...always, tiles: yellow, trainLimit: 4, startsAs: 'minor', tokensOnConversion: 1 },
  3: { ...always, tiles: green, trainLimit: 3, startsAs: 'minor', tokensOnConversion: 2 },
  4: { ...always, tiles: green, trainLimit: 3, startsAs: 'minor', tokensOnConversion: 3 },
  5: { ...always, tiles: brown, trainLimit: 3, startsAs: 'major', tokensOnConversion: 4 },
  6: { ...always, tiles: brown, trainLimit: 2, startsAs: 'major', tokensOnConversion: 4 },
  7: { ...always, tiles: gray, trainLimit: 2, startsAs: 'major', tokensOnConversion: 4 },
};

/** True if this phase or a later one has come. */
export const hasCome = (s: { phase: PhaseId }, phase: PhaseId): boolean => s.phase >= phase;
