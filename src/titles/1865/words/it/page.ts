// 1865, la sua pagina in italiano.
import type { TitlePage } from '../../../../words/web/titles.ts';

export const page: TitlePage = {
  about: [
    'Otto società in Sardegna e Corsica non guadagnano con la lunghezza di una linea ma con il traffico: ogni stazione piazzata in fondo a nuovi binari aggiunge paesi, città e miniere a ciò che la società trasporta, e la copertura dei treni decide quanto ne rende.',
    'Accanto ai giocatori trattano i Dragon, investitori stranieri. Comprano ciò che ha rango alto, vendono ciò che l’ha basso, e lo dicono prima: il rango è la somma dei numeri di fase dei treni e delle stazioni sulla mappa.',
  ],
  rules: [
    {
      title: 'Come si gioca',
      text: [
        'Ciascuno sceglie gratis due compagnie marittime. Poi si alternano un turno azionario e due operativi, finché la banca di 8000 (6000 nella partita breve) è vuota.',
        'Nel turno azionario i Dragon agiscono prima di ogni giocatore: vendono tutto ciò che è nella zona rossa della loro Carta e comprano un certificato nella verde. Tu vendi quanto vuoi e poi compri al massimo uno; dai Dragon con un sovrapprezzo.',
      ],
    },
    {
      title: 'Stazioni e traffico',
      text: [
        'Una società posa tessere e piazza una stazione in fondo a un percorso diretto da una sua; ogni confine passato ha il suo prezzo, di pianura, di fiume o di montagna. La stazione porta il traffico del suo luogo e dei paesi sul percorso. Ogni unità di traffico coperta dai treni rende 10.',
      ],
    },
    {
      title: 'Minori, maggiori, assorbite',
      text: [
        'Le società nascono minori, con azioni del 20%, e possono diventare maggiori quando un percorso diretto le collega alla loro destinazione storica; dalla fase 5 nascono maggiori. Una società può assorbirne un’altra dello stesso presidente, liquidando tutti i certificati.',
      ],
    },
    {
      title: 'La fine',
      text: [
        'Quando la banca è vuota si finisce la coppia di turni operativi. Contano i contanti e le azioni, meno i prestiti di società e giocatori.',
      ],
    },
  ],
  relatives: [
    'Nessun altro gioco qui conta il traffico, e in nessun altro tratta contro di te una macchina. I percorsi non si cercano a ogni turno: si costruiscono una volta e rendono per sempre.',
    'Rispetto al 1856 la mappa è più gentile e il mercato meno: un prezzo scende soltanto quando vendono il presidente o i Dragon, e quando la società non incassa nulla; trattenere l’incasso non costa niente.',
  ],
  reconstruction: [
    'Treni, fasi, prestiti, società e l’ordine d’acquisto dei Dragon sono stampati nel regolamento e certi. Dei 31 spazi del mercato il libro ne stampa dodici per intero, da 70 a 195 con i due prezzi dei Dragon, e tre prezzi nudi: 10, 60 e 490. Gli altri, e le zone della Carta dei Dragon, vengono da una sola fonte di seconda mano.',
    'La mappa è ricostruita: del tabellone non si è trovata nessuna immagine. Abbiamo steso una griglia di esagoni sulle due isole, messo coste, fiumi, monti, paesi e miniere a memoria geografica, e tenuto una griglia che va d’accordo con ogni esempio del libro. Questo mostra che è coerente, non che è quella stampata.',
    'Ricostruiti sono anche i numeri stampati sulla maggior parte delle tessere, quante ce ne sono di ciascuna, la forma di quelle con la lettera, gli spazi delle grandi città e alcuni valori di traffico.',
    'Chi ha il tabellone stampato può correggere tutto senza toccare una regola: docs/correct-1865.md, tra i sorgenti, dice quali file e come controllarli. La galleria mostra la mappa e ogni tessera come le abbiamo.',
  ],
};
