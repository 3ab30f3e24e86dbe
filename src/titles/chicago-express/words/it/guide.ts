import type { cards as en } from '../en/guide.ts';

export const cards: typeof en = {
  goal: {
    title: 'Contano solo i contanti',
    text: 'Alla fine le azioni non valgono nulla; ciò che pagano fino ad allora è tuo. Nessuna società ha un presidente: chi possiede un’azione può spenderne il denaro. Lascia che altri costruiscano ciò che paga te.',
  },
  opening: {
    title: 'Quattro aste d’apertura',
    text: 'Un’azione ciascuna di PRR, B&O, C&O e NYC. Ciò che offri va alla società: finché non si vende un’altra sua azione, costruisce solo con quello. Ciò che tieni ti serve per offrire più tardi.',
  },
  choices: {
    title: 'Che cosa farebbe una scelta',
    text: 'Una carta mostra che cosa cambia, prima → dopo. Ciò che ha più parti, come la società che costruisce e i suoi esagoni, aspetta il pulsante rosso, e fino ad allora puoi tornare indietro. Il terzo esagono completa la costruzione: la sua carta la esegue subito. “Prova” gioca in avanti su una copia che nessun altro vede.',
  },
  map: {
    title: 'La mappa',
    text: 'Le linee crescono dalla costa orientale verso Chicago. Quando costruisci, gli esagoni dal bordo marcato si possono scegliere; toccane un altro e leggi perché no.',
  },
  action: {
    title: 'Un’operazione per turno',
    text: 'Metti all’asta un’azione, costruisci con una società di cui hai una parte, o sviluppa un esagono. Ogni volta la sua lancetta avanza di un passo, anche se poi non ne fai nulla. Una lancetta sul rosso non si può scegliere.',
  },
  build: {
    title: 'Quanto costa costruire, e che cosa porta',
    text: 'La cifra rossa dell’esagono, una volta per ogni locomotiva presente alla fine, dal denaro della società. Città e montagne alzano subito il reddito. Chi porta una società a Chicago dà ai suoi azionisti un dividendo in più.',
  },
  dividends: {
    title: 'Quando arrivano i dividendi',
    text: 'Con due lancette sul rosso. Un’azione paga il reddito della società diviso per le azioni vendute, arrotondato in su. Ogni nuova azione fa rendere meno le altre, e dà alla società denaro per crescere.',
  },
};
