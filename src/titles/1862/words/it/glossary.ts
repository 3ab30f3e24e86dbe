import type { glossary as en } from '../en/glossary.ts';

export const glossary: typeof en = {
  terms: {
    parliament: { term: 'parlamento, PR', means: 'Il turno di 1862 in cui le concessioni vanno all’asta.' },
    charter: {
      term: 'concessione',
      means: 'Il diritto di fondare in parlamento una società di 1862. Chi lo vince deve farla partire in tempo.',
    },
    permit: {
      term: 'licenza',
      means: 'Dice quale tipo di treno può far correre una società di 1862: merci, locale o espresso.',
    },
    merger: {
      term: 'fusione',
      means: 'Due società di 1862 diventano una; due delle loro azioni diventano una di quella che resta.',
    },
    refinancing: {
      term: 'rifinanziamento',
      means: 'Una società di 1862 che non può pagare un treno dimezza le sue azioni e riceve soldi dalla banca.',
    },
    receivership: {
      term: 'amministrazione controllata',
      means: 'Una società di 1862 senza direttore. Va avanti da sé e non costruisce niente.',
    },
    lner: {
      term: 'LNER',
      means:
        'La London and North Eastern Railway di 1862. Nasce dopo il primo treno H; segue un’ultima serie di turni.',
    },
  },
  notes: {
    president: 'si chiama direttore',
    offering: 'si chiama IPO',
  },
};
