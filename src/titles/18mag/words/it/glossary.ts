import type { glossary as en } from '../en/glossary.ts';

export const glossary: typeof en = {
  terms: {
    wagon: {
      term: 'vagone',
      means: 'Noleggiato per una corsa in 18Mag: fa visitare a un treno più paesi, apre una miniera o porta un premio.',
    },
    service: {
      term: 'servizio',
      means: 'Ciò che ogni maggiore di 18Mag vende alle minori. Quanto pagano è la sua entrata.',
    },
    terrainToken: { term: 'gettone terreno', means: 'Paga una volta fiumi e montagne sotto una tessera di 18Mag.' },
    istvan: { term: 'István', means: 'L’automa contro cui si gioca 18Mag da soli, guidato da carte.' },
  },
  notes: {
    president: 'si chiama direttore',
    minor: 'appartiene a un solo giocatore',
  },
};
