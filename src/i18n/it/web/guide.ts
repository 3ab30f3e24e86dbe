import type { GuideLines } from '../../web/guide.ts';
import { chicagoExpress } from './guide/chicagoExpress.ts';
import { g18mag } from './guide/g18mag.ts';
import { g1856 } from './guide/g1856.ts';
import { g1862 } from './guide/g1862.ts';
import { g1865 } from './guide/g1865.ts';

export const guide: GuideLines = {
  again: 'Come si gioca',
  label: 'Come si gioca',
  progress: (at, all) => `${at} di ${all}`,
  next: 'Avanti',
  last: 'Fatto',
  skip: 'Salta la guida',
  common: {
    choices: {
      title: 'Che cosa farebbe una scelta',
      text: 'Una carta mostra che cosa cambia, prima → dopo. Ciò che ha più parti, come una tessera con il suo posto e il suo verso, vale solo con l’ultima; fino ad allora puoi tornare indietro.',
    },
    map: {
      title: 'Mappa e mercato',
      text: 'Gli esagoni dal bordo marcato si possono scegliere adesso; toccane un altro e leggi perché no. Mentre si trattano azioni questo posto è del mercato, e il bottone in alto riporta la mappa.',
    },
    panels: {
      title: 'Chi ha che cosa',
      text: 'Giocatori, società, grafici e la cronaca di tutte le mosse. Una parola con i puntini sotto si spiega quando la tocchi.',
    },
    undo: {
      title: 'Annullare',
      text: 'La freccia annulla la tua mossa; se altri hanno già mosso, si chiede il loro consenso. “Prova”, la provetta o nel menu, gioca in avanti su una copia che nessuno vede.',
    },
    why: {
      title: 'Perché no?',
      text: 'Ciò che ora non si può fare lo dice, con il numero della sua regola. Tocca il numero: si apre la regola, con esempi che puoi giocare. Tutte le regole, e questa guida, sono nel menu.',
    },
  },
  games: { 'chicago-express': chicagoExpress, '1856': g1856, '1862': g1862, '1865': g1865, '18mag': g18mag },
};
