// 1865, la sua pagina in italiano.
import type { Title } from '../../../web/titles.ts';

export const g1865: Title = {
  subtitle: 'Sardegna: le ferrovie vivono di traffico, e i Dragon comprano e vendono con una regola che tutti leggono.',
  about: [
    'Otto società in Sardegna e Corsica non guadagnano con la lunghezza di una linea ma con il traffico: ogni stazione posata lungo nuovi binari aggiunge paesi, miniere e porti a ciò che la società trasporta, e i treni decidono quanto ne può servire.',
    'Accanto ai giocatori trattano i Dragon, investitori senza volto. Comprano quel che ha rango alto, vendono quel che l’ha basso, e lo dicono prima: il rango è la somma di treni e stazioni.',
  ],
  rules: [
    {
      title: 'Come va',
      text: [
        'Ciascuno sceglie gratis due compagnie marittime. Poi si alternano un turno azionario e due operativi, finché la banca di 8000 è vuota.',
        'Nel turno azionario i Dragon agiscono prima di ogni giocatore: vendono tutto ciò che è nella zona rossa della loro Carta e comprano un certificato nella verde. Tu vendi quanto vuoi e poi compri al massimo uno; dai Dragon con un sovrapprezzo.',
      ],
    },
    {
      title: 'Stazioni e traffico',
      text: [
        'Una società posa binari e mette una stazione in fondo a un percorso diretto da una sua; ogni confine passato ha il suo prezzo, di pianura, di fiume o di montagna. La stazione porta il traffico del suo luogo e dei paesi attraversati. Ogni punto di traffico servito da un treno rende 10.',
      ],
    },
    {
      title: 'Piccole, grandi, assorbite',
      text: [
        'Le società nascono piccole, con azioni del 20%, e possono diventare grandi quando i binari arrivano alla loro destinazione storica. Una società forte può assorbirne una debole, liquidando i suoi azionisti.',
      ],
    },
    {
      title: 'La fine',
      text: [
        'Quando la banca è vuota si finisce la coppia di turni operativi. Contano contante e azioni, meno i prestiti di società e giocatori.',
      ],
    },
  ],
  relatives: [
    'Nessun altro gioco qui conta il traffico, e in nessun altro tratta contro di te una macchina. I percorsi non si cercano a ogni turno: si costruiscono una volta e rendono per sempre.',
    'Rispetto al 1856 la mappa è più gentile e il mercato meno: un prezzo lo fanno scendere soltanto il presidente e i Dragon.',
  ],
  reconstruction: [
    'Treni, fasi, prestiti, società, l’ordine d’acquisto dei Dragon e gran parte del mercato sono stampati nel regolamento e certi. Una parte del listino e le zone della Carta dei Dragon vengono da una sola fonte di seconda mano.',
    'La mappa è ricostruita: del tabellone non si è trovata nessuna immagine. Abbiamo steso una griglia di esagoni sulle due isole, messo coste, fiumi, monti, paesi e miniere a memoria geografica, e tenuto una griglia che va d’accordo con ogni esempio del libro. Questo mostra che è coerente, non che è quella stampata.',
    'Ricostruiti sono anche il numero della maggior parte delle tessere, la forma di quelle con la lettera, gli spazi delle grandi città e alcuni valori di traffico; e anche quante ce ne sono di ognuna.',
    'Chi ha il tabellone stampato può correggere tutto senza toccare una regola: docs/correct-1865.md, tra i sorgenti, dice quali file e come controllarli. La galleria mostra la mappa e ogni tessera come le abbiamo.',
  ],
};
