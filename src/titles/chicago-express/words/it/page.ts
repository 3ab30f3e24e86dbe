// Chicago Express, la sua pagina in italiano.
import type { TitlePage } from '../../../../words/web/titles.ts';

export const page: TitlePage = {
  about: [
    'Quattro società posano binari dalla costa verso Chicago; una quinta, la Wabash, aspetta nell’interno che arrivi la prima. Nessuno dirige una società: le azioni si comprano all’asta, e chi ne ha anche una sola può spendere il denaro di quella società.',
    'Alla fine contano soltanto i contanti, e quasi tutto viene dai dividendi. L’arte sta nel farsi pagare da linee che altri costruiscono per te, e nell’accorgersi per tempo quando la tua sta per essere rovinata.',
  ],
  rules: [
    {
      title: 'L’idea',
      text: [
        'Ciò che offri per un’azione entra nella cassa della società. La cassa paga i binari. I binari alzano il reddito della società. A ogni dividendo il reddito si divide per le azioni vendute fin lì, e la banca paga chi le possiede.',
        'Ogni nuova azione porta dunque alla società denaro per costruire, e fa rendere meno quelle già vendute.',
      ],
    },
    {
      title: 'Preparazione',
      text: [
        'Denaro iniziale: 60 a testa in due, 40 in tre, 30 in quattro, 24 in cinque, 20 in sei. Le società cominciano senza un soldo, con una locomotiva nella loro città. Tutto è scoperto: contanti, azioni, casse.',
      ],
      table: {
        head: ['Società', 'Città', 'Azioni', 'Locomotive', 'Prima offerta e reddito'],
        rows: [
          ['PRR', 'Philadelphia', '3', '20', '7'],
          ['B&O', 'Baltimore', '4', '22', '6'],
          ['C&O', 'Washington', '6', '26', '5'],
          ['NYC', 'New York', '5', '24', '8'],
          ['Wabash', 'Fort Wayne', '2', '11', 'apre più tardi'],
        ],
      },
    },
    {
      title: 'Aste iniziali',
      text: [
        'Prima del primo turno va all’asta un’azione ciascuna di PRR, B&O, C&O e NYC, in quest’ordine. Si offre di più, o si passa e si è fuori da quell’asta. Chi ne vince una apre la successiva; se nessuno offre, l’azione va gratis a chi ha aperto.',
        'Chi possiede l’azione PRR gioca il primo turno; poi si va in giro attorno al tavolo.',
      ],
    },
    {
      title: 'Un turno',
      text: [
        'Si sceglie una di tre operazioni e si sposta di un passo la sua lancetta. In ogni giro la lancetta dell’asta concede tre usi, lo sviluppo quattro, la costruzione cinque; poi è sul rosso. Si può spostare una lancetta e non fare nulla, ma mai passare senza spostarne una.',
        'Appena due lancette sono sul rosso si pagano i dividendi, e tutte tornano all’inizio.',
      ],
    },
    {
      title: 'Mettere all’asta un’azione',
      text: [
        'Si offre un’azione invenduta di una società qualsiasi, tua o no. L’offerta minima è il reddito diviso per le azioni vendute compresa questa, arrotondato in su. Apri tu; a turno ciascuno offre di più, fin dove arrivano i suoi contanti, o esce. Chi vince paga alla società. Se nessuno offre, l’azione resta dov’è.',
        'Le azioni non si rivendono mai: ciò che compri lo tieni.',
      ],
    },
    {
      title: 'Costruire',
      text: [
        'Si estende una società di cui si possiede almeno un’azione, da una a tre locomotive. Ciascuna va in una casella accanto alla rete di quella società. Per ciascuna paga la cassa: la cifra della casella per il numero di locomotive che ci sono in quel momento. Non si può aggiungere denaro proprio.',
        'Pianure e città accolgono ogni società, con una locomotiva ciascuna. Una foresta o una montagna prende una sola locomotiva in tutto: chi arriva secondo gira intorno. Le quattro città di partenza a est sono chiuse a tutti gli altri.',
      ],
      table: {
        head: ['Esagono', 'Il reddito sale subito di'],
        rows: [
          ['Pianura, foresta', 'nulla'],
          ['Città, montagna', 'la sua cifra; se sviluppata, anche quella dello sviluppo'],
          ['Detroit, Wheeling, Pittsburgh', 'la cifra attuale sulla scala industriale'],
          ['Chicago', '7'],
        ],
      },
    },
    {
      title: 'Sviluppare',
      text: [
        'Si sceglie un esagono con una locomotiva; non servono azioni. Una città o una montagna riceve una casa, una volta sola, e ogni società presente guadagna la cifra dello sviluppo. Una foresta dà 2 $ in contanti alla società presente. Wheeling e Pittsburgh si sviluppano più volte e salgono di 1 e di 2 finché dura la loro scala.',
        'Pianure, Chicago, le città di partenza a est e Detroit non si sviluppano; Detroit cresce da sola.',
      ],
    },
    {
      title: 'Dividendi',
      text: [
        'Ogni azione paga il reddito diviso per le azioni vendute, arrotondato in su. Paga la banca; la cassa non si tocca. Poi le lancette tornano all’inizio, Detroit cresce di uno, e ogni società presente a Detroit guadagna uno.',
        'Un esempio: la NYC ha reddito 16 e tre azioni vendute. 16 diviso 3 fa cinque e qualcosa, dunque 6 per azione; chi ne ha due riceve 12.',
      ],
    },
    {
      title: 'Chicago e la Wabash',
      text: [
        'Quando una società piazza la sua locomotiva a Chicago, i suoi azionisti ricevono un dividendo in più, appena la costruzione è finita.',
        'Il primo arrivo apre anche la Wabash: una locomotiva a Fort Wayne, reddito 1 (3 se Fort Wayne è sviluppata), e una delle sue due azioni va subito all’asta, aperta da chi ha raggiunto Chicago. Da allora la Wabash è una società come le altre.',
      ],
    },
    {
      title: 'La fine',
      text: [
        'La partita finisce con il primo dividendo dopo che si è avverata una di queste cose. Vince chi ha più contanti; azioni e casse non valgono nulla.',
      ],
      list: [
        'tre società non hanno più locomotive',
        'tre società hanno venduto tutte le azioni',
        'delle venti case ne restano tre o meno',
        'Detroit è a 8: l’ottavo dividendo è dunque l’ultimo possibile',
      ],
    },
    {
      title: 'Per la prima partita',
      text: ['Quattro cose di cui chi comincia si accorge un po’ tardi:'],
      list: [
        'Conta quanto un’azione renderà ancora: dividendi che restano per quanto rende un’azione. Vale tanto, e non di più.',
        'Un’azione di una società ricca è anche la chiave della sua cassa: ne basta una per mandarla a costruire fra i monti.',
        'Mettere all’asta un’azione di una società in cui non hai nulla danneggia chi ce l’ha: i suoi dividendi si assottigliano.',
        'Le lancette sono un orologio. Spostare quella giusta può portare il dividendo adesso, o darti ancora un turno prima.',
      ],
    },
  ],
  relatives: [
    'Gli altri quattro giochi qui sono della famiglia 18xx: un mercato con prezzi che si muovono, treni che invecchiano, presidenti che dirigono. Chicago Express non ha nulla di tutto questo. Nessun prezzo si muove, nulla si vende, nessuno presiede; dura un’ora dove quelli prendono una sera.',
    'Ha in comune con loro ciò che conta di più: il denaro dei giocatori e quello delle società sono due cose diverse.',
    'È nato da un’edizione più piccola, Wabash Cannonball, con le stesse società e la stessa corsa.',
  ],
  reconstruction: [
    'Azioni, locomotive, offerte, denaro iniziale, lancette, case e inizio delle scale industriali sono certi. Costo, reddito e sviluppo della maggior parte delle caselle vengono da una sola trascrizione del tabellone.',
    'Dubbi sono una foresta di costo 1 (J2), una montagna con sviluppo 1 (N4) e alcuni costi di 2 nel sud; probabili ma non provati i termini delle scale di Wheeling e Pittsburgh e le cifre di Chicago.',
    'Una quindicina di città ha il nome dalla geografia, cinque per congettura. Nessuna regola usa un nome. Lettere e numeri delle caselle sono nostri: il tabellone non ne stampa.',
    'Dove il libro lascia un punto aperto (se i possessi sono scoperti, quando corrono esattamente i dividendi, se la Wabash conta per la fine) la decisione sta nell’elenco delle interpretazioni, ciascuna con la sua prova.',
  ],
};
