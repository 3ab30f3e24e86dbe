import type { RulingSet } from '../engine/index.ts';
import { rulingSets as en } from './en/rulingSets.ts';
import { rulingSets as it } from './it/rulingSets.ts';
import type { InEvery, Lines } from './lines.ts';

export type RulingSetLines = Lines<typeof en>;

export const setText = (l: RulingSetLines, set: RulingSet | null, changes: number): string => {
  if (set === null) return l.mixture;
  return changes === 0 ? l.names[set] : l.withChanges(l.names[set], changes);
};

export const rulingSetLines: InEvery<typeof en> = { en, it };
