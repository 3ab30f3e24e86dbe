// Everything that a plain 18xx game refuses: its book cites a rule for each.
import type { GiveUpRefusals } from '../exchange/giveUpToken.ts';
import type { KeepRefusals } from '../exchange/tokens.ts';
import type { OfferRefusals } from '../offer/question.ts';
import type { PoolRefusals } from '../stock/sellShares.ts';
import type { RailRefusals } from '../vocabulary.ts';

/** Nothing is offered, nothing merges, and the market takes whatever is sold. */
type NotPlain = PoolRefusals & OfferRefusals & KeepRefusals & GiveUpRefusals;

export type PlainRefusals = Omit<RailRefusals, keyof NotPlain>;
