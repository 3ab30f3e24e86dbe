import type { DecisionLines } from '../../web/decision.ts';

export const decision: DecisionLines = {
  perShare: (sum) => `${sum} a share`,
  figures: { price: (company) => `${company} price`, treasury: (company) => `${company} treasury` },
  gets: (name, sum) => `${name} +${sum}`,
  between: (least, most) => `${least} to ${most}`,
  trainsLeft: (count) => (count === '1' ? 'the last one' : `${count} left`),
  rusts: (when) => `rusts ${when}`,
  bids: (all) => `Bids: ${all}`,
  free: (sum) => `${sum} free of bids`,
};
