// Everything that a plain 18xx game refuses: its book cites a rule for each.
import type { OfferRefusals } from '../offer/question.ts';
import type { PoolRefusals } from '../stock/sellShares.ts';
import type { RailRefusals } from '../vocabulary.ts';

export type PlainRefusals = Omit<RailRefusals, keyof PoolRefusals | keyof OfferRefusals>;
