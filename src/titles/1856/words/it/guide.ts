import type { cards as en } from '../en/guide.ts';

export const cards: typeof en = {
  goal: {
    title: 'Vince il giocatore più ricco',
    text: 'Alla fine contano i tuoi contanti e le tue azioni al loro prezzo, non il denaro delle società. Un presidente spende il denaro della società, e può rovinarla o salvarla; le azioni sono di tutti.',
  },
  auction: {
    title: 'Sei società private',
    text: 'Ognuna paga la sua rendita a ogni turno operativo fino al primo treno da 5, e aiuta la società che più tardi te la compra. Compra la più economica al suo prezzo, o fai un’offerta per un’altra: il denaro dell’offerta resta da parte finché è superata o decisa.',
  },
  stock: {
    title: 'Fondare una società',
    text: 'Scegli il prezzo di partenza e pagalo due volte per il certificato di presidente. All’inizio la società riceve il denaro delle prime cinque azioni; il resto aspetta che i binari uniscano la sede alla destinazione. Toccala sulla mappa per vedere entrambe.',
  },
  turn: {
    title: 'Il turno di una società',
    text: 'Una tessera, una stazione, poi corrono i treni. Se distribuisci il prezzo sale; se trattieni il denaro resta in cassa e il prezzo scende. Un prestito porta subito 100 e costa 10 a ogni turno.',
  },
  trains: {
    title: 'I treni fanno passare il tempo',
    text: 'I nuovi tipi di treno portano nuove tessere e mettono fine ai vecchi treni; una società con un percorso deve averne uno. Con il primo treno da 6 scade ogni prestito, e le società che non possono pagare entrano nella CGR.',
  },
};
