// Every refusal of the game, the figures it carries, and the rule it comes from.
import { conditionsOf } from '../../engine/core/condition.ts';
import { ruleIndex } from '../../engine/core/rules.ts';
import type { DraftRefusals } from './draft/refusals.ts';
import type { MajorRefusals } from './majors/refusals.ts';
import type { OfferRefusals } from './offer/refusals.ts';
import type { RunRefusals } from './run/refusals.ts';
import type { SoloRefusals } from './solo/refusals.ts';
import type { StockRefusals } from './stock/refusals.ts';
import type { TrackRefusals } from './track/refusals.ts';
import type { TrainRefusals } from './trains/refusals.ts';

export interface Refusals18Mag
  extends DraftRefusals,
    StockRefusals,
    TrackRefusals,
    RunRefusals,
    TrainRefusals,
    OfferRefusals,
    MajorRefusals,
    SoloRefusals {}

export const must = conditionsOf<Refusals18Mag>();

/** `book` is where players find it: the chapter of the rulebook. */
export const rules = ruleIndex<Refusals18Mag>()('18mag', {
  R027: { book: 'VI.1', codes: ['flow.notNow'] },
  R038: { book: 'VI.1', codes: ['flow.notYours'] },
  R046: { book: 'VI.3.1', codes: ['flow.noPass'] },
  R144: { book: 'IX.1', codes: ['flow.over'] },
});
