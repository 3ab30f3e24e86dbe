// 1856, la sua pagina in italiano.
import type { TitlePage } from '../../../../words/web/titles.ts';

export const page: TitlePage = {
  about: [
    'Undici ferrovie fra il lago Huron, Toronto e il Niagara cominciano con metà del capitale; il resto è trattenuto finché i binari non raggiungono la città per cui sono nate. Intanto la banca presta a chiunque.',
    'Poi si vende il primo treno da 6, ogni prestito scade, e chi non può pagare scompare in una ferrovia di Stato. Chi vede arrivare quel giorno decide chi dopo ha ancora una società.',
  ],
  rules: [
    {
      title: 'Come si gioca',
      text: [
        'Dopo l’asta di sei piccole società private si alternano turni azionari e turni operativi. Nei primi si comprano e si vendono azioni; nei secondi le società posano una tessera, piazzano una stazione, fanno correre i treni, pagano o trattengono, comprano treni nuovi.',
        'Sei tipi di treno segnano sei fasi; i treni nuovi rendono inutili i vecchi.',
      ],
    },
    {
      title: 'Capitale e destinazioni',
      text: [
        'Le prime società ricevono il denaro delle prime cinque azioni; quello delle altre cinque aspetta finché i binari non uniscono la sede alla destinazione. Le successive sono pagate azione per azione, le ultime tutto in una volta.',
        'La parte che dev’essere venduta perché una società possa partire cresce con i treni, da un quinto a tre quinti.',
      ],
    },
    {
      title: 'Prestiti e ferrovia di Stato',
      text: [
        'Una società può prendere 100 a turno, mai più prestiti delle azioni in mano ai giocatori, a 10 di interesse per prestito e turno. Con il primo treno da 6 tutti i prestiti scadono: le casse pagano ciò che possono, i presidenti possono mettere il resto, e chi resta in debito confluisce nella Canadian Government Railway, due azioni vecchie per una nuova.',
      ],
    },
    {
      title: 'La fine',
      text: [
        'Quando salta la banca si finisce la serie di turni; una bancarotta chiude subito. Contano i contanti e le azioni al prezzo di mercato.',
      ],
    },
  ],
  relatives: [
    'È vicino al classico 1830: lo stesso mercato a gradini, la stessa lotta per treni e presidenze. Sono nuovi il capitale trattenuto e le destinazioni, i prestiti, e la ferrovia di Stato che rovescia il centro della partita.',
    'Rispetto al 1862 ha meno società e nessuna fusione a scelta; rispetto al 18Mag il denaro manca sempre.',
  ],
  reconstruction: [
    'Mappa, tessere, mercato e società vengono da una piattaforma dove il gioco si gioca da anni, e le partite registrate arrivano al loro risultato. Sono certi.',
    'Il regolamento che seguiamo è un riassunto per chi conosce la famiglia; ciò che tralascia è completato dalle regole correnti, e ogni aggiunta è segnata. Ogni punto su cui libro e piattaforma differiscono è un’interpretazione che un tavolo può scegliere.',
  ],
};
