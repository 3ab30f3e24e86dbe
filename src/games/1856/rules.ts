// Every refusal of the game, the figures it carries, and the rule it comes from.
import { conditionsOf } from '../../engine/core/condition.ts';
import { ruleIndex } from '../../engine/core/rules.ts';
import type { AuctionRefusals } from './auction/refusals.ts';
import type { CgrRefusals } from './cgr/refusals.ts';
import type { DiscardRefusals } from './discard/refusals.ts';
import type { MoneyRefusals } from './money/refusals.ts';
import type { OfferRefusals } from './offer/refusals.ts';
import type { PrivatesRefusals } from './privates/refusals.ts';
import type { RaiseRefusals } from './raise/refusals.ts';
import type { RunRefusals } from './run/refusals.ts';
import type { StockRefusals } from './stock/refusals.ts';
import type { TrackRefusals } from './track/refusals.ts';
import type { TrainRefusals } from './trains/refusals.ts';

export interface Refusals1856
  extends AuctionRefusals,
    StockRefusals,
    TrackRefusals,
    RunRefusals,
    PrivatesRefusals,
    OfferRefusals,
    MoneyRefusals,
    TrainRefusals,
    RaiseRefusals,
    DiscardRefusals,
    CgrRefusals {}

export const must = conditionsOf<Refusals1856>();

/** `book` is where players find it: the heading of the rulebook. */
export const rules = ruleIndex<Refusals1856>()('1856', {
  R011: { book: 'Fasi', codes: ['flow.notNow'] },
  R063: { book: 'Operating Round', codes: ['flow.notYours'] },
  R064: { book: 'Operating Round', codes: ['flow.noPass'] },
  R124: { book: 'Fine', codes: ['flow.over'] },
});
