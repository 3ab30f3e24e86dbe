import type { DecisionLines } from '../../web/decision.ts';

export const decision: DecisionLines = {
  perShare: (sum) => `${sum} per azione`,
  figures: { price: (company) => `Prezzo ${company}`, treasury: (company) => `Cassa ${company}` },
  gets: (name, sum) => `${name} +${sum}`,
  between: (least, most) => `da ${least} a ${most}`,
  trainsLeft: (count) => (count === '1' ? 'l’ultimo' : `ne restano ${count}`),
  rusts: (when) => `obsoleto ${when}`,
  bids: (all) => `Offerte: ${all}`,
  free: (sum) => `${sum} liberi da offerte`,
};
