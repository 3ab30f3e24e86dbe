import type { GlossaryLines } from '../../web/glossary.ts';
import { pool } from '../terms.ts';

export const glossary: GlossaryLines = {
  title: 'Glossario',
  intro: 'Le parole di questi giochi, una per ogni cosa. Una parola sottolineata a puntini si spiega quando la tocchi.',
  search: 'Cerca nel glossario',
  nothing: 'Qui non c’è questa parola.',
  clear: 'Mostra tutte le parole',
  more: 'Glossario',
  onlyIn: (games) => `solo in ${games}`,
  note: (games, text) => `In ${games} ${text}.`,
  game: 'Gioco',
  allGames: 'Tutti i giochi',
  wordsOf: (game) => `Glossario di ${game}`,
  terms: {
    share: {
      term: 'azione',
      means:
        'Una parte di una società. Chi la tiene riceve una parte di ogni dividendo; negli 18xx alla fine vale il suo prezzo.',
    },
    certificate: {
      term: 'certificato',
      means: 'Un foglio con una o più azioni. Il limite conta i fogli che un giocatore tiene, non le azioni.',
    },
    certificateLimit: {
      term: 'limite di certificati',
      means:
        'Il massimo di certificati che un giocatore può tenere. Chi lo supera deve vendere al suo prossimo turno azionario.',
    },
    president: {
      term: 'presidente',
      means: 'Il giocatore con più azioni di una società: decide per lei e paga di tasca sua il treno che deve avere.',
    },
    par: { term: 'prezzo di partenza', means: 'Il prezzo a cui una società viene fondata: lo sceglie chi la fonda.' },
    market: {
      term: 'mercato',
      means:
        'La tabella dei prezzi delle azioni. Ogni società ha un segnalino, che si muove quando si vendono azioni e quando si distribuiscono o si trattengono dividendi.',
    },
    offering: {
      term: 'offerta iniziale',
      means: 'Dove stanno le azioni che nessuno ha ancora comprato.',
    },
    pool: { term: pool.bare, means: 'Dove stanno le azioni rivendute. Costano il prezzo di mercato.' },
    treasury: {
      term: 'cassa',
      means: 'I soldi di una società. Pagano ciò che la società costruisce e compra, e non sono di nessun giocatore.',
    },
    float: {
      term: 'partire',
      means: 'Una società parte quando ne è stata venduta abbastanza: allora riceve i suoi soldi e può operare.',
    },
    priority: { term: 'precedenza', means: 'Chi comincia il prossimo turno azionario.' },
    stockRound: {
      term: 'turno azionario, SR',
      means: 'I giocatori comprano e vendono azioni a turno, finché tutti hanno passato.',
    },
    operatingRound: {
      term: 'turno operativo, OR',
      means: 'Ogni società costruisce, fa correre i treni, paga e compra treni. OR 2.1 è il primo della seconda serie.',
    },
    phase: {
      term: 'fase',
      means:
        'Comincia con il primo treno di un nuovo tipo. Dice quali tessere si posano, quanti treni può avere una società, quanti turni operativi ci sono e quali treni spariscono.',
    },
    tile: {
      term: 'tessera',
      means:
        'Un esagono con binari che si posa sulla mappa. Prima viene il giallo; verde, marrone e grigio si posano sopra.',
    },
    upgrade: {
      term: 'potenziamento',
      means:
        'Posare una tessera del colore successivo al posto di quella che c’è. Ciò che era collegato resta collegato.',
    },
    city: {
      term: 'città',
      means:
        'Una località con posti per stazioni, disegnati come cerchi. Una città con tutti i posti occupati da altri ferma un treno.',
    },
    town: {
      term: 'paese',
      means: 'Una piccola località senza posti per stazioni, disegnata come barra o punto. Ogni treno può passare.',
    },
    offboard: {
      term: 'fuori mappa',
      means:
        'Un’area rossa al bordo della mappa: una località dove una corsa finisce. Il suo valore cambia con la fase.',
    },
    token: {
      term: 'stazione',
      means:
        'Il segno di una società in una città. Ogni corsa tocca una stazione della sua società, e una città piena di stazioni altrui è chiusa.',
    },
    home: { term: 'sede', means: 'Dove una società ha la prima stazione.' },
    destination: {
      term: 'destinazione',
      means: 'Il luogo che i binari di una società devono raggiungere.',
    },
    run: {
      term: 'corsa',
      means: 'La strada di un treno da località a località. Due treni di una società non usano mai lo stesso binario.',
    },
    revenue: { term: 'incasso', means: 'Quanto valgono insieme le località di tutte le corse.' },
    payOut: { term: 'distribuire', means: 'L’incasso va a chi tiene le azioni, e il prezzo di solito sale.' },
    withhold: { term: 'trattenere', means: 'L’incasso va in cassa, e il prezzo di solito scende.' },
    train: {
      term: 'treno',
      means:
        'Il suo numero dice quante località può visitare. 4+4, 4D e simili sono spiegati nelle regole del loro gioco.',
    },
    rust: {
      term: 'diventare obsoleto',
      means: 'Un treno diventa obsoleto quando si compra un certo treno successivo: sparisce subito, senza compenso.',
    },
    permanent: { term: 'treno permanente', means: 'Un treno che non diventa mai obsoleto.' },
    trainLimit: {
      term: 'limite di treni',
      means: 'Quanti treni può avere una società in questa fase. Quelli di troppo vanno alla banca.',
    },
    forcedPurchase: {
      term: 'acquisto forzato',
      means:
        'Una società che deve avere un treno e non può pagarlo viene aiutata: con prestiti, con azioni proprie o dal presidente, secondo il libro.',
    },
    bankruptcy: { term: 'bancarotta', means: 'Un giocatore che deve pagare e non può, qualunque cosa venda.' },
    minor: {
      term: 'minore',
      means: 'Una piccola ferrovia.',
    },
    major: { term: 'maggiore', means: 'Una ferrovia con azioni che più giocatori possono tenere.' },
    bid: {
      term: 'offerta',
      means: 'Quanto qualcuno promette di pagare in un’asta. I soldi restano impegnati finché l’asta non è finita.',
    },
    offer: { term: 'proposta', means: 'Un affare che un giocatore propone a un altro, che può accettare o rifiutare.' },
    worth: { term: 'patrimonio', means: 'Contanti e azioni al loro prezzo: chi ne ha di più alla fine vince.' },
    liquidity: {
      term: 'liquidità',
      means: 'Quanto un giocatore può avere subito: i contanti, e ciò che le regole gli lasciano vendere.',
    },
    loan: {
      term: 'prestito',
      means: 'Soldi che una società prende dalla banca. Costa interessi a ogni turno, e alla fine va rimborsato.',
    },
    mine: { term: 'miniera', means: 'Un luogo che porta soldi a chi lo raggiunge.' },
    hex: {
      term: 'esagono',
      means: 'Uno dei campi a sei lati della mappa. Lettera e numero, come F15, si leggono lungo il bordo.',
    },
    label: {
      term: 'sigla',
      means:
        'Lettere su un esagono o una tessera, come OO. Su un esagono con una sigla si posano solo tessere con la stessa.',
    },
    terrain: {
      term: 'terreno',
      means: 'Acqua o colline su un esagono. Chi ci posa la prima tessera paga la cifra accanto al segno.',
    },
    port: {
      term: 'porto',
      means: 'Un luogo sulla costa, disegnato come un’àncora. Le regole del gioco dicono che cosa porta a una corsa.',
    },
    bank: {
      term: 'banca',
      means:
        'Paga gli incassi e riprende ciò che si vende; i treni nuovi vengono da lei. In alcuni giochi, quando è vuota la partita finisce.',
    },
    dividend: { term: 'dividendo', means: 'Ciò che una società paga per ogni azione a chi la tiene.' },
    automaton: { term: 'automa', means: 'Un avversario mosso dalle sole regole: nessuno decide per lui.' },
  },
};
