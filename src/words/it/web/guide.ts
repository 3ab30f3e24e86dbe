import type { guide as en } from '../../en/web/guide.ts';
import type { Lines } from '../../lines.ts';

export const guide: Lines<typeof en> = {
  again: 'Come si gioca',
  label: 'Come si gioca',
  progress: (at, all) => `${at} di ${all}`,
  next: 'Avanti',
  last: 'Fatto',
  skip: 'Salta la guida',
  common: {
    choices: {
      title: 'Che cosa farebbe una scelta',
      text: 'Una carta mostra che cosa cambia, prima → dopo. Ciò che ha più parti, come una tessera con il suo posto e il suo verso, vale solo con l’ultima; fino ad allora puoi tornare indietro. “Prova” gioca in avanti su una copia che nessun altro vede.',
    },
    map: {
      title: 'Mappa e mercato',
      text: 'Quando c’è da scegliere un esagono, si possono scegliere quelli dal bordo marcato; toccane un altro e leggi perché no. Nei turni azionari questo posto è del mercato, e il suo pulsante riporta la mappa.',
    },
    panels: {
      title: 'Chi ha che cosa',
      text: 'Giocatori, società, grafici e la cronaca di tutte le mosse. Una parola con i puntini sotto si spiega quando la tocchi.',
    },
    undo: {
      title: 'Annullare',
      text: 'La freccia annulla la tua ultima mossa. A un tavolo con altri, se qualcuno ha già mosso si chiede prima il suo consenso.',
    },
    why: {
      title: 'Perché no?',
      text: 'Ciò che ora non si può fare dice perché, e secondo quale regola. Tocca il numero di una regola per leggerla; molte hanno esempi che puoi giocare. Tutte le regole, e questa guida, sono nel menu.',
    },
  },
};
