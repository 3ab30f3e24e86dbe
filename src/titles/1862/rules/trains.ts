// Trains and phases of 1862 (R012-R013, R144, R172-R176). A phase has the letter of the train that brings it.
import type { Known } from '../../../engine/core/fields.ts';
import type { Core } from '../../../engine/core/state.ts';
import type { Colour } from '../../../engine/track/facts.ts';
import { type DepotSlice, nameableTrains, type TrainFacts, typeOf } from '../../../engine/trains/depot.ts';
import type { Phase } from '../../../kernel/rail.ts';

/** Uses of a train, one of them chosen when it is bought from the bank (R143). */
export const kinds = ['freight', 'local', 'express'] as const;
export type Kind = (typeof kinds)[number];

/** R172-R173: the kinds of train in a variant. */
const kindsIn: Readonly<Record<string, readonly Kind[]>> = {
  all: kinds,
  simpleExpress: ['express'],
  simpleFreight: ['freight'],
  advancedExpress: ['local', 'express'],
  advancedFreight: ['freight', 'local'],
};
export const kindsOf = ({ options }: Pick<Core, 'options'>): readonly Kind[] => kindsIn[options.trains ?? 'all']!;

/** R177: true with the beginners' changes, which need a variant with one kind of train (R213). */
export const isForBeginners = ({ options }: Pick<Core, 'options'>): boolean => options.beginners === 'yes';

export interface TrainFacts1862 extends TrainFacts {
  readonly type: PhaseId;
  /** As a freight: the hexes beyond the first (R127). */
  readonly hexes: number;
  /** As a local or an express: the most locations it visits, and the most that count (R134). */
  readonly visits: number;
  readonly counts: number;
  /** R146 */
  readonly freeWarranties: number;
}

export const phaseIds = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type PhaseId = (typeof phaseIds)[number];

const lengths = ['short', 'standard', 'long'] as const;
/** R009 */
type Length = (typeof lengths)[number];

interface Row extends Omit<TrainFacts1862, 'count' | 'distance'> {
  /** Trains in a short, a standard and a long game; null if unlimited. */
  readonly numbers: readonly number[] | null;
}

const row = (
  type: PhaseId,
  price: number,
  numbers: Row['numbers'],
  [hexes, counts, visits]: readonly [hexes: number, counts: number, visits: number],
  more: Partial<Row> = {},
): Row => ({ type, price, numbers, hexes, counts, visits, freeWarranties: 0, ...more });

const rows: readonly Row[] = [
  row('A', 100, [6, 7, 7], [1, 2, 2], { rustsOn: 'C', freeWarranties: 1 }),
  row('B', 200, [5, 6, 6], [2, 2, 3], { rustsOn: 'E' }),
  row('C', 280, [4, 4, 5], [3, 3, 3], { rustsOn: 'F' }),
  row('D', 360, [3, 3, 4], [5, 4, 4], { rustsOn: 'G', freeWarranties: 1 }),
  row('E', 500, [3, 3, 3], [6, 4, 5]),
  row('F', 600, [2, 2, 2], [7, 5, 5]),
  row('G', 700, [1, 1, 1], [8, 5, 6]),
  row('H', 800, null, [9, 6, 6]),
];

const typesFor = (length: Length, permanentD: boolean): readonly TrainFacts1862[] =>
  rows.map(({ numbers, rustsOn, ...facts }) => ({
    ...facts,
    count: numbers === null ? null : numbers[lengths.indexOf(length)]!,
    distance: facts.visits,
    ...(rustsOn === undefined || (permanentD && facts.type === 'D') ? {} : { rustsOn }),
  }));

const standardPlay = Object.fromEntries(lengths.map((length) => [length, typesFor(length, false)]));
const shorterPlay = Object.fromEntries(lengths.map((length) => [length, typesFor(length, true)]));

/** R174-R176: true in shorter play, where the LNER comes early. */
const isShorter = (s: Pick<Core, 'options'>): boolean => s.options.shorter === 'yes';

/** R009, R174, R213: shorter play fixes how many trains there are. */
function lengthOf(s: Pick<Core, 'options' | 'players'>): Length {
  if (isShorter(s)) return s.players < 5 ? 'short' : 'standard';
  return lengths.find((length) => length === s.options.length) ?? 'standard';
}

export const trainTypes = (s: Pick<Core, 'options' | 'players'>): readonly TrainFacts1862[] =>
  (isShorter(s) ? shorterPlay : standardPlay)[lengthOf(s)]!;

export const trainFacts = (s: Pick<Core, 'options' | 'players'>, train: string): TrainFacts1862 => {
  const wanted = typeOf(train);
  return trainTypes(s).find(({ type }) => type === wanted)!;
};

/** R130, R176: true if it never becomes obsolete. Such a freight may run apart, any other joins a chain. */
export const isPermanent = ({ rustsOn }: TrainFacts): boolean => rustsOn === undefined;

/** R159, R175: the type whose first train brings the LNER. */
export const lnerType = (s: Pick<Core, 'options'>): PhaseId => (isShorter(s) ? 'E' : 'H');

export const trainIds = (s: DepotSlice & Pick<Core, 'options' | 'players'>): Known => nameableTrains(s, trainTypes(s));

/** Its rounds count from the next stock round on (R013), its columns at ports and red areas. */
interface PhaseFacts extends Omit<Phase, 'id'> {
  /** R144: trains of each kind, or of all kinds together. */
  readonly limitOf: 'kind' | 'all';
  /** R172: the train limit if all trains are of one kind. */
  readonly simpleLimit: number;
}

const yellow: readonly Colour[] = ['yellow'];
const green: readonly Colour[] = ['yellow', 'green'];
const brown: readonly Colour[] = ['yellow', 'green', 'brown'];
const early = { trainLimit: 3, limitOf: 'kind', simpleLimit: 4 } as const;
const later = { trainLimit: 2, limitOf: 'kind', simpleLimit: 3 } as const;
const last = { trainLimit: 3, limitOf: 'all', simpleLimit: 2 } as const;

export const phases: Readonly<Record<PhaseId, PhaseFacts>> = {
  A: { tiles: yellow, operatingRounds: 1, columns: ['white'], ...early },
  B: { tiles: green, operatingRounds: 2, columns: ['white'], ...early },
  C: { tiles: green, operatingRounds: 2, columns: ['gray'], ...early },
  D: { tiles: brown, operatingRounds: 3, columns: ['gray'], ...early },
  E: { tiles: brown, operatingRounds: 3, columns: ['purple'], ...later },
  F: { tiles: brown, operatingRounds: 3, columns: ['purple'], ...later },
  G: { tiles: brown, operatingRounds: 3, columns: ['purple'], ...last },
  H: { tiles: brown, operatingRounds: 3, columns: ['purple'], ...last },
};

/** True if this phase or a later one has come. */
export const hasCome = (s: { phase: PhaseId }, phase: PhaseId): boolean =>
  phaseIds.indexOf(s.phase) >= phaseIds.indexOf(phase);
