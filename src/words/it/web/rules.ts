import type { rules as en } from '../../en/web/rules.ts';
import type { Lines } from '../../lines.ts';

export const rules: Lines<typeof en> = {
  title: (game) => `${game}: le regole`,
  intro:
    'Tutte le regole con cui si gioca qui, numerate e con parole nostre. Un rifiuto al tavolo dice da quale regola viene; qui la regola sta insieme alle altre.',
  contents: 'Indice',
  search: 'Cerca nelle regole',
  searchHint: 'Una parola, o un numero come R046',
  found: (rules, all) => (rules === all ? `${all} regole ed esempi` : `${rules} di ${all} regole ed esempi`),
  nothing: 'Nessuna regola contiene tutte queste parole.',
  clear: 'Mostra tutte le regole',
  loading: 'Carico le regole',
  failed: 'Non è stato possibile caricare le regole. Riprova quando torna la connessione.',
  aboutGame: 'Il gioco in breve',
  examples: 'Esempi',
  open: 'Apri questa posizione',
  rule: (id) => `Regola ${id}`,
  example: (id) => `Esempio ${id}`,
  whole: 'Tutte le regole',
  unknown: 'Questa regola riguarda come si scrive una mossa; non sta in nessun regolamento.',
  inBook: (section) => `Nel regolamento italiano: ${section}`,
  marks: {
    book: { name: 'libro', means: 'Lo dice il regolamento.' },
    completed: { name: 'completata', means: 'Il regolamento la lascia al tabellone o alla pratica comune.' },
    decided: { name: 'decisa', means: 'Qui il regolamento tace o si contraddice: così lo leggiamo noi.' },
  },
};
