import type { glossary as en } from '../en/glossary.ts';

export const glossary: typeof en = {
  terms: {
    dragons: {
      term: 'Dragon',
      means: 'L’automa di 1865: compra e vende azioni secondo una tabella e non gioca per nessuno.',
    },
    traffic: {
      term: 'traffico',
      means:
        'Ciò che le stazioni di una società di 1865 raccolgono lungo i percorsi. I treni lo trasformano in incasso.',
    },
    coverage: {
      term: 'copertura',
      means: 'Quanto traffico possono portare i treni e le compagnie marittime di una società di 1865.',
    },
    maritime: {
      term: 'compagnia marittima',
      means:
        'Una compagnia di 1865 che si sceglie all’inizio. Paga il proprietario, e copre traffico per la ferrovia a cui è ceduta.',
    },
    absorption: { term: 'assorbimento', means: 'In 1865 una società ne rileva un’altra con stazioni, treni e soldi.' },
    conversion: {
      term: 'conversione',
      means: 'Una minore di 1865 diventa una maggiore: dieci azioni invece di cinque, e altre stazioni.',
    },
  },
  notes: {
    destination: 'può diventare una maggiore',
    minor: 'ha cinque azioni',
    major: 'sono dieci',
    mine: 'si esaurisce',
  },
};
