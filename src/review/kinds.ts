// The kinds of finding in every game, by voice; `further` ones are proved too, and dear: they have a walk of their own.
import { type BidJumpFinding, bidJump } from './counted/bidJump.ts';
import { type IdleCashFinding, idleCash } from './counted/idleCash.ts';
import { type PresidencyFinding, presidency } from './counted/presidency.ts';
import { type RustedFinding, rusted } from './counted/rusted.ts';
import { type SoldEarlyFinding, soldEarly } from './counted/soldEarly.ts';
import type { Voice } from './finding.ts';
import { type ForcedFinding, forced } from './proved/forced.ts';
import { type LayFinding, lays } from './proved/lays.ts';
import { type RunFinding, run } from './proved/run.ts';
import type { Kind } from './watcher.ts';

export const kinds: Readonly<Record<Voice | 'further', readonly Kind[]>> = {
  proved: [run, forced],
  counted: [rusted, soldEarly, idleCash, presidency, bidJump],
  further: [lays],
};

export type GeneralFinding =
  | RunFinding
  | ForcedFinding
  | LayFinding
  | RustedFinding
  | SoldEarlyFinding
  | IdleCashFinding
  | PresidencyFinding
  | BidJumpFinding;
