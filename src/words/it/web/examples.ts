import type { examples as en } from '../../en/web/examples.ts';
import type { Lines } from '../../lines.ts';

export const examples: Lines<typeof en> = {
  count: (examples) => (examples === 1 ? 'Esempio' : `${examples} esempi`),
  shows: 'Mostra',
  atTable: 'Giochi per tutti: prova le mosse e annullane quante vuoi.',
  again: 'Ricomincia',
  opening: 'Preparo la posizione',
  failed: 'Non è possibile aprire questa posizione.',
  toRules: 'Torna alle regole',
  decidedOnly: 'Solo i punti decisi',
  decidedHint: 'Dove il regolamento tace o si contraddice',
  noneDecided: 'Nessun punto deciso contiene tutte queste parole.',
};
