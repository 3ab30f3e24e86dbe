// The course of the game: rounds, turns, the end.
import type { RoundEvent as EveryRoundEvent } from '../../../kernel/rounds/events.ts';
import type { CompanyId } from '../companies.ts';
import type { EndReason } from '../state.ts';

export type RoundEvent =
  | EveryRoundEvent<EndReason>
  /** R057: too little of it is sold for its first turn. */
  | { readonly type: 'turnSkipped'; readonly company: CompanyId; readonly sold: number; readonly needed: number };
