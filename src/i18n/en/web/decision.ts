import type { DecisionLines } from '../../web/decision.ts';

export const decision: DecisionLines = {
  perShare: (sum) => `${sum} a share`,
  gets: (name, sum) => `${name} +${sum}`,
  between: (least, most) => `${least} to ${most}`,
  trainsLeft: (count) => (count === '1' ? 'the last one' : `${count} left`),
  rusts: (when) => `rusts ${when}`,
  undo: 'Undo',
  free: (sum) => `${sum} free of bids`,
};
