import type { glossary as en } from '../en/glossary.ts';

export const glossary: typeof en = {
  terms: {
    locomotive: {
      term: 'locomotiva',
      means: 'Segna i binari di una società in Chicago Express. Ogni società ne ha un numero fisso.',
    },
    dial: {
      term: 'lancetta',
      means:
        'Conta quante volte un’operazione di Chicago Express è stata fatta. Due lancette sul rosso portano un dividendo.',
    },
    develop: {
      term: 'sviluppare',
      means: 'Aumenta il reddito di un esagono per ogni società che ha lì una locomotiva.',
    },
    income: {
      term: 'reddito',
      means: 'Ciò che una società di Chicago Express divide fra le sue azioni quando arrivano i dividendi.',
    },
    industrialCity: {
      term: 'città industriale',
      means: 'Un quadrato sulla mappa di Chicago Express. Sviluppata, sale sulla sua scala e porta più reddito.',
    },
    wabash: {
      term: 'Wabash',
      means: 'La quinta società di Chicago Express. Apre a Fort Wayne quando un’altra raggiunge Chicago per prima.',
    },
  },
};
