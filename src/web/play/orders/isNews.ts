// True for an order that ended in the present round: its end is shown until the next one.
import type { Timeline } from '../../../match/timeline.ts';
import type { RoundLines } from '../story/turnLines.ts';
import type { ShownOrder } from './ordersLink.ts';

export function isNews(
  { status, ended }: Pick<ShownOrder, 'status' | 'ended'>,
  { since }: Pick<Timeline, 'since'>,
  rounds: readonly Pick<RoundLines, 'seq'>[],
): boolean {
  if (status === 'open' || ended === undefined) return true;
  // before the past has loaded, the round of its end is unknown
  return since === undefined && (rounds.at(-1)?.seq ?? 0) <= ended;
}
