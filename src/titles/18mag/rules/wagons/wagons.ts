// The wagons that transport majors hire out: what each does for its train, and what it costs (R093-R098, R152).
import type { MajorId } from '../companies.ts';
import { isSmall } from '../players.ts';
import { type PhaseId, phases } from '../trains.ts';

/** A bonus for a red area, towns beside the train's number, a mine. */
export type WagonUse = 'bonus' | 'plus' | 'mine';

/** In the order of the roster. */
export const wagonMajors = ['RABA', 'G&C', 'SNW'] as const satisfies readonly MajorId[];

type Table = { readonly players: number };

/** R152: with one or two players RÁBA alone has wagons, each of them either one thing or the other. */
export const hirers = (s: Table): readonly MajorId[] => (isSmall(s) ? ['RABA'] : wagonMajors);

/** What a wagon may be for; one of these. */
export function usesOf(s: Table, wagon: MajorId): readonly WagonUse[] {
  if (wagon === 'RABA') return isSmall(s) ? ['bonus', 'plus'] : ['bonus'];
  return wagon === 'G&C' ? ['plus'] : ['mine'];
}

/** R093: each wagon of a turn is dearer than the one before. */
const DEARER = 10;

/** What the wagon hired after so many others costs. */
export const wagonPrice = ({ phase }: { readonly phase: PhaseId }, after: number): number =>
  phases[phase].wagon + after * DEARER;

/** What so many wagons cost together. */
export const wagonsCost = (s: { readonly phase: PhaseId }, count: number): number =>
  Array.from({ length: count }, (_, i) => wagonPrice(s, i)).reduce((sum, price) => sum + price, 0);
