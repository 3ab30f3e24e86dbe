import type { glossary as en } from '../en/glossary.ts';

export const glossary: typeof en = {
  terms: {
    private: {
      term: 'società privata',
      means:
        'Una piccola società senza binari. Paga il suo proprietario a ogni turno operativo e spesso ha un potere suo.',
    },
    escrow: {
      term: 'deposito',
      means:
        'Metà del capitale di alcune società di 1856. La banca lo tiene finché la società non raggiunge la destinazione.',
    },
    cgr: {
      term: 'CGR',
      means:
        'La Canadian Government Railway. Rileva ogni società che non può rimborsare i prestiti quando si compra il primo treno 6.',
    },
    interest: { term: 'interessi', means: '10 per ogni prestito di una società di 1856, a ogni suo turno.' },
    right: {
      term: 'diritti di ponte e di galleria',
      means: 'In 1856 aggiungono 10 a ogni corsa fino a Buffalo, o fino a Sarnia e Port Huron.',
    },
  },
  notes: {
    destination: 'riceve allora i soldi in deposito',
  },
};
