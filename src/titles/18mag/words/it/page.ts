// 18Mag, la sua pagina in italiano.
import type { TitlePage } from '../../../../words/web/titles.ts';

export const page: TitlePage = {
  about: [
    'Tredici piccole ferrovie, le minori, posano i binari e fanno correre i treni, e ciascuna appartiene per sempre a un giocatore. Sette grandi società, le maggiori, non posano nulla: vendono treni e accesso alle miniere, passano fiumi e monti, costruiscono stazioni, e guadagnano ogni volta che una ferrovia ne ha bisogno. Sono le loro azioni che si comprano e si vendono.',
    'Così ogni mossa della tua ferrovia arricchisce qualcuno, e ti piacerebbe averne le azioni quando succede.',
  ],
  rules: [
    {
      title: 'Come si gioca',
      text: [
        'Nessuno comincia con denaro. Si scelgono a turno, gratis, ferrovie e prime azioni; poi si alternano turni azionari e turni operativi, uno operativo nella prima fase, due nelle seguenti, tre nell’ultima.',
        'Le piccole ferrovie vanno in ordine di numero: binari, stazione, treni, incasso diviso fra proprietario e cassa, treni nuovi. Poi le grandi, dalla più cara, possono piazzare una stazione e distribuiscono ciò che hanno guadagnato; da quanto pagano dipende il loro prezzo.',
      ],
    },
    {
      title: 'Vagoni',
      text: [
        'Prima di far correre i treni una ferrovia può noleggiare vagoni: quello di RÁBA dà un premio in un’area rossa, quello di G&C fa fermare un treno in un paese in più per ogni località, quello di SNW apre una miniera. Il primo costa 10, ogni altro 10 in più, e dalla fase marrone tutti 10 in più; chi noleggia deve usarli, e con ciò che ha noleggiato corre per il massimo possibile.',
      ],
    },
    {
      title: 'Treni senza coda',
      text: [
        'I quattro tipi di treno sono in vendita dall’inizio, in qualsiasi ordine e numero. Il primo acquisto di un tipo nuovo apre la fase seguente: tessere migliori, valori più alti ai bordi della mappa, più turni. Se per un po’ nessuno compra, la fase arriva da sola.',
      ],
    },
    {
      title: 'La fine',
      text: [
        'L’ultima fase ha ancora un turno azionario e tre operativi. Vince il più ricco fra contanti e azioni; la banca non salta mai.',
      ],
    },
    {
      title: 'In due',
      text: [
        'Una mappa più piccola, sette ferrovie, quattro società, treni 2, 3 e 4. Li vende tutti LdStEG, che tiene un quarto del prezzo; RÁBA noleggia o il premio o il treno «più». La partita finisce con la fase marrone.',
      ],
    },
    {
      title: 'Da soli contro István',
      text: [
        'Sulla mappa piccola, partita breve (due ferrovie per parte, e una rendita a entrambi) o lunga (tre), a tre livelli. Per István non decide nessuno: le sue ferrovie seguono le carte riga per riga, migliorano la città più vicina, corrono per il massimo e comprano quando possono; la carta azioni dice che cosa compra lui. Ciò che il libro lascia aperto lo decidi tu per lui. La cronaca spiega ogni sua mossa.',
      ],
    },
  ],
  relatives: [
    'Qui nessun treno nuovo scarta i vecchi e nessuno fallisce: è il più mite della famiglia, e uno dei più intrecciati, perché le tue spese sono l’incasso di qualcuno.',
    'Rispetto al 1856 non ci sono prestiti né acquisti forzati; rispetto al 1865 il mercato è una sola riga e si muove piano.',
  ],
  reconstruction: [
    'Mappe, tessere, mercato e società da due a sei giocatori vengono da una piattaforma dove il gioco si gioca, e le partite registrate arrivano al loro risultato. Dove libro e piattaforma differiscono sceglie il tavolo.',
    'La partita contro István non è su nessuna piattaforma. Regole, simboli delle carte, rendita e limiti stanno nel libro. Delle sue carte il libro ne mostra due: gli acquisti della carta rossa della ferrovia 2, e la carta azioni di SzKÉV con il suo ordine; due massimi di quest’ultima si ricavano da un esempio.',
    'Tutto il resto delle carte è una nostra ricostruzione: gli acquisti di ogni altra carta, le tessere posate in anticipo per tutte, tre carte azioni e due massimi della quarta. Ogni carta lo dice quando viene estratta.',
  ],
};
