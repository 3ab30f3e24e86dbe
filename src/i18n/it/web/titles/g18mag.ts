// 18Mag, la sua pagina in italiano.
import type { Title } from '../../../web/titles.ts';

export const g18mag: Title = {
  subtitle: 'Ungheria: dirigi le piccole ferrovie e investi nelle grandi società che ne vivono.',
  about: [
    'Tredici piccole ferrovie posano i binari e fanno correre i treni, e ciascuna appartiene per sempre a un giocatore. Sette grandi società non posano nulla: vendono treni e accesso alle miniere, passano fiumi e monti, costruiscono stazioni, e guadagnano ogni volta che una ferrovia ne ha bisogno. Sono le loro azioni che si comprano e si vendono.',
    'Così ogni mossa della tua ferrovia arricchisce qualcuno, e ti piacerebbe averne le azioni quando succede.',
  ],
  rules: [
    {
      title: 'Come va',
      text: [
        'Nessuno comincia con denaro. Si scelgono a turno, gratis, ferrovie e prime azioni; poi si alternano turni azionari e turni operativi, uno operativo nella prima fase, due nelle seguenti, tre nell’ultima.',
        'Le piccole ferrovie vanno in ordine di numero: binari, stazione, treni, incasso diviso fra proprietario e cassa, treni nuovi. Poi le grandi, dalla più cara, possono mettere una stazione e distribuiscono quel che hanno guadagnato; da quanto pagano dipende il loro prezzo.',
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
        'L’ultima fase ha ancora un turno azionario e tre operativi. Vince il più ricco fra contante e azioni; la banca non salta mai.',
      ],
    },
  ],
  relatives: [
    'Qui nessun treno nuovo scarta i vecchi e nessuno fallisce: è il più mite della famiglia, e uno dei più intrecciati, perché le tue spese sono l’incasso di qualcuno.',
    'Rispetto al 1856 non ci sono prestiti né acquisti forzati; rispetto al 1865 il mercato è una sola riga e si muove piano. In due si usa un’altra mappa, più piccola, e da soli si gioca contro un automa di nome István.',
  ],
  reconstruction: [
    'Mappe, tessere, mercato e società da due a sei giocatori vengono da una piattaforma in uso e sono certi.',
    'Il gioco in solitario su quella piattaforma non c’è. Regole, rendite e limiti stanno nel libro; la maggior parte delle carte dell’automa è ricostruita da noi, e ciascuna lo dice.',
  ],
};
