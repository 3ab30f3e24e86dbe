import type { cards as en } from '../en/guide.ts';

export const cards: typeof en = {
  goal: {
    title: 'Le ferrovie vivono di traffico',
    text: 'Si vince con i contanti e le azioni al loro prezzo. Una società guadagna 10 per ogni unità di traffico che i suoi treni coprono: le stazioni portano il traffico, i treni dicono quanto ne rende.',
  },
  draft: {
    title: 'Due compagnie marittime, gratis',
    text: 'Ognuna ti paga 20 all’inizio di ogni turno operativo. Più tardi puoi cederla a una società di cui sei presidente: 8 di copertura in più, e una volta traffico se ha una stazione nel luogo indicato. Dalla fase 5 quelle rimaste ai giocatori spariscono.',
  },
  dragons: {
    title: 'Anche i Dragon trattano',
    text: 'Prima di ogni giocatore vendono ciò che sta nella zona rossa della loro Carta, e comprano un certificato nella verde. Il rango è fatto di treni e stazioni: puoi prevederlo. Tu vendi quanto vuoi, poi compri al massimo uno.',
  },
  turn: {
    title: 'Il turno di una società',
    text: 'Una tessera è gratis, la seconda costa 20. Una stazione va alla fine di un percorso diretto: i confini attraversati sono il suo prezzo, i paesi lungo la via e il luogo raggiunto portano traffico. Poi l’incasso, e i treni.',
  },
  price: {
    title: 'Che cosa muove il prezzo',
    text: 'Un dividendo lo porta avanti di una casella, un treno nuovo di un’altra. Trattenere lo lascia dov’è; un incasso di zero lo porta indietro. Le vendite del presidente e dei Dragon lo abbassano, quelle degli altri no.',
  },
};
