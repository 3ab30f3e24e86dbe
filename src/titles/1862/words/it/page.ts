// 1862, la sua pagina in italiano.
import type { TitlePage } from '../../../../words/web/titles.ts';

export const page: TitlePage = {
  about: [
    'Venti società si affollano nell’East Anglia, sedici sorteggiate per ogni partita, e nulla vieta di fondarne più d’una, di rovinarne una e di fonderla nella prossima. Le azioni si comprano, si dimezzano, si scambiano e si rivendono; una società può nascere due volte.',
    'Ogni società ha la licenza per un tipo di treno: merci, che rende secondo la distanza fra i capolinea; locale, che ferma dappertutto; espresso, che sceglie solo le stazioni migliori.',
  ],
  rules: [
    {
      title: 'Come si gioca',
      text: [
        'Si alternano tre turni: il Parlamento, dove le concessioni vanno all’asta; il turno azionario; da uno a tre turni operativi. Una società con concessione riceve tutto il capitale quando è venduta per metà, ma deve partire in tempo, altrimenti chi l’ha fondata paga una multa. Le altre si fondano liberamente e ricevono il denaro azione per azione.',
        'Otto generazioni di treni, da A a H, fanno avanzare le fasi; il loro numero decide quanto dura la partita.',
      ],
    },
    {
      title: 'Fusioni, acquisizioni, rifinanziamenti',
      text: [
        'All’inizio di un turno due società possono fondersi, alla fine una può acquisirne un’altra, e chi non può pagare un treno può rifinanziarsi. In tutti e tre i casi le azioni si dimezzano, due vecchie per una nuova, dal direttore di turno in giro per il tavolo; licenze, stazioni e treni si uniscono.',
      ],
    },
    {
      title: 'Prezzi',
      text: [
        'Il mercato è un lungo zigzag. Il prezzo si muove secondo quanto la società paga rispetto a quanto vale, e cala a ogni azione venduta, più dolcemente ai due estremi. Una società senza treno si vende a metà prezzo.',
      ],
    },
    {
      title: 'La fine',
      text: [
        'La banca vuota o un prezzo di 1000 chiudono presto; altrimenti il primo treno H fa nascere la LNER, e segue un’ultima serie di turni. Contano i contanti e le azioni.',
      ],
    },
  ],
  relatives: [
    'È il più rapido e spietato con le azioni: le società sono mezzi, non fini. Dove il 1856 ha una sola grande fusione che ti capita, qui le fusioni sono un attrezzo.',
    'Tre tipi di treno sulla stessa mappa non li ha nessun altro gioco qui.',
  ],
  reconstruction: [
    'Mappa, tessere, mercato e società vengono da una piattaforma in uso, confrontati con partite registrate, e sono certi.',
    'Il nostro regolamento è una traduzione italiana con sviste; dove contraddice sé stesso o la piattaforma, la lettura scelta è fra le interpretazioni che un tavolo può cambiare.',
  ],
};
