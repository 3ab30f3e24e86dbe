// An order that has ended says how, in the round in which it did; with the next round it is gone.
import type { Timeline } from '../../../match/timeline.ts';
import type { RoundLines } from '../story/turnLines.ts';
import type { ShownOrder } from './ordersLink.ts';

export function isNews(
  { status, ended }: Pick<ShownOrder, 'status' | 'ended'>,
  { since }: Pick<Timeline, 'since'>,
  rounds: readonly Pick<RoundLines, 'seq'>[],
): boolean {
  if (status === 'open' || ended === undefined) return true;
  // as long as the past is not here, nobody knows in which round it ended
  return since === undefined && (rounds.at(-1)?.seq ?? 0) <= ended;
}
