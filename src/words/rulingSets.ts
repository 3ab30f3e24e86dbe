// What is said of the sets of rulings, on the pages and in the terminal.
import type { RulingSet } from '../engine/index.ts';
import { rulingSets as en } from './en/rulingSets.ts';
import { rulingSets as it } from './it/rulingSets.ts';
import type { Lang } from './phrases.ts';

export interface RulingSetLines {
  /** Which set a table plays by. */
  readonly legend: string;
  readonly names: Readonly<Record<RulingSet, string>>;
  readonly hints: Readonly<Record<RulingSet, string>>;
  /** As a small mark beside a value. */
  readonly marks: Readonly<Record<RulingSet, string>>;
  readonly mixture: string;
  withChanges(set: string, changes: number): string;
  /** Heads the list of what is otherwise than the letter. */
  differs(points: number): string;
  readonly nothingDiffers: string;
  /** "rule 1856-R096" */
  rule(rule: string): string;
  /** What the letter, or another set, says instead. */
  instead(set: RulingSet, value: string): string;
}

/** "As commonly played, with 2 changes". */
export const setText = (l: RulingSetLines, set: RulingSet | null, changes: number): string => {
  if (set === null) return l.mixture;
  return changes === 0 ? l.names[set] : l.withChanges(l.names[set], changes);
};

export const rulingSetLines: Readonly<Record<Lang, RulingSetLines>> = { en, it };
