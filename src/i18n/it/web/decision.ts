import type { DecisionLines } from '../../web/decision.ts';

export const decision: DecisionLines = {
  perShare: (sum) => `${sum} per azione`,
  gets: (name, sum) => `${name} +${sum}`,
  between: (least, most) => `da ${least} a ${most}`,
  trainsLeft: (count) => (count === '1' ? 'l’ultimo' : `ne restano ${count}`),
  rusts: (when) => `obsoleto ${when}`,
  undo: 'Annulla',
  free: (sum) => `${sum} liberi da offerte`,
};
