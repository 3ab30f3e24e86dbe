// The sets of rulings, in Italian.

import type { rulingSets as en } from '../en/rulingSets.ts';
import type { Lines } from '../lines.ts';

const names = {
  letter: 'Alla lettera del regolamento',
  practice: 'Come si gioca di solito',
  '18xx.games': 'Come su 18xx.games',
};
const by = { letter: 'alla lettera', practice: 'di solito', '18xx.games': 'su 18xx.games' };

export const rulingSets: Lines<typeof en> = {
  legend: 'Come si legge il regolamento',
  names,
  hints: {
    letter: 'Ciò che dicono le frasi del regolamento, anche dove quasi tutti fanno diversamente.',
    practice: 'Ciò che fa la maggior parte dei tavoli dove il regolamento è dubbio o nessuno lo segue.',
    '18xx.games': 'Ciò che fa quel sito, sviste comprese: per chi viene da lì.',
  },
  marks: { letter: 'lettera', practice: 'di solito', '18xx.games': '18xx.games' },
  mixture: 'Combinazione personalizzata',
  withChanges: (set, changes) => `${set}, con ${changes} ${changes === 1 ? 'modifica' : 'modifiche'}`,
  differs: (points) =>
    points === 1 ? 'Un punto è diverso dalla lettera' : `${points} punti sono diversi dalla lettera`,
  nothingDiffers: 'Nulla è diverso dalla lettera del regolamento.',
  rule: (rule) => `regola ${rule}`,
  instead: (set, value) => `${by[set]}: ${value}`,
};
