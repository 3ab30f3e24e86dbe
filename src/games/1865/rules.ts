// Every refusal of the game, the figures it carries, and the rule it comes from.
import { conditionsOf } from '../../engine/core/condition.ts';
import { ruleIndex } from '../../engine/core/rules.ts';
import type { RailRefusals } from '../../kernel/vocabulary.ts';

export interface Refusals1865 extends RailRefusals {}

export const must = conditionsOf<Refusals1865>();

/** `book` is where players find it: the number of the chapter. */
export const rules = ruleIndex<Refusals1865>()('1865', {
  R026: { book: '2.2', codes: ['flow.notYours', 'flow.notNow', 'flow.noPass'] },
  R048: { book: '3.3', codes: ['share.notStarted', 'share.noneLeft', 'share.tooDear'] },
  R051: { book: '3.4', codes: ['sell.onceATurn', 'sell.notHeld'] },
  R055: { book: '3.4', codes: ['sell.poolFull'] },
  R062: { book: '3.5', codes: ['share.certificateLimit'] },
  R064: { book: '3.5', codes: ['share.sixtyPercent'] },
  R065: { book: '3.5', codes: ['share.soldThisRound'] },
  R068: { book: '3.6', codes: ['start.started'] },
  R087: { book: '3.10', codes: ['sell.presidency'] },
});
