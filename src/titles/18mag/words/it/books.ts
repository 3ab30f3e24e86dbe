import { director } from '../../../../words/it/terms.ts';
import type { Lines } from '../../../../words/lines.ts';
import type { books18mag as en } from '../en/books.ts';

export const books18mag: Lines<typeof en> = {
  draft: {
    head: 'La scelta iniziale',
    order: 'I prossimi a scegliere',
    player: 'Giocatore',
    minors: 'Minori',
    shares: 'Azioni',
    hint: `Tutto è gratis. Una minore arriva con un treno 2, 50 in cassa e una stazione nella sua sede; la seconda azione di una maggiore ne fa ${director.the}.`,
  },
  services: {
    head: 'I servizi delle maggiori',
    company: 'Maggiore',
    treasury: 'In cassa',
    share: 'Per azione',
    shareTitle: 'Quanto avrebbe un’azione se adesso si distribuisse tutto',
    price: 'Prezzo',
    priceTitle: 'Adesso, e se si distribuisse tutto',
    wagons: (first, second) => `Un vagone costa ${first} adesso, il successivo nello stesso turno ${second}.`,
    hint: `Le maggiori guadagnano con quello che le minori pagano loro; ${director.the} decide quanto distribuire.`,
  },
};
