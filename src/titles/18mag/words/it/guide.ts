import type { cards as en } from '../en/guide.ts';

export const cards: typeof en = {
  goal: {
    title: 'Dirigi le piccole, possiedi le grandi',
    text: 'Alla fine contano i tuoi contanti e le tue azioni delle maggiori. Le minori sono tue per sempre: posano binari e fanno correre treni. Le maggiori vendono ciò che serve alle minori, e guadagnano ogni volta che qualcuno compra.',
  },
  draft: {
    title: 'La scelta iniziale',
    text: 'A turno ciascuno prende gratis una minore o un’azione, fino a un limite per ognuna. Una minore porta un treno da 2, 50 Ft e una stazione in sede. Due azioni della stessa maggiore ti fanno direttore.',
  },
  minor: {
    title: 'Il turno di una minore',
    text: 'Binari, una stazione, poi corrono i treni: metà dell’incasso è tua, metà resta alla minore. Terreno, stazioni, vagoni e treni si pagano alle maggiori; meglio se sono tue. Nessun treno è obbligatorio, e nessuno diventa obsoleto.',
  },
  major: {
    title: 'Il turno di una maggiore',
    text: 'Il direttore può piazzare una stazione, e dice quanto denaro si distribuisce. Non distribuire nulla porta il prezzo indietro; più si paga in tutto, più il prezzo avanza.',
  },
  stock: {
    title: 'Il turno azionario',
    text: 'Vendi quanto vuoi, poi compri un’azione. Una vendita abbassa il prezzo di una casella, per quante azioni siano; una maggiore tutta in mano ai giocatori alla fine del turno sale di una.',
  },
};
