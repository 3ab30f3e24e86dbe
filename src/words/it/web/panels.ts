import type { panels as en } from '../../en/web/panels.ts';
import type { Lines } from '../../lines.ts';
import { pool } from '../terms.ts';

const ORDINALS: readonly string[] = ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto'];

export const panels: Lines<typeof en> = {
  board: {
    closer: 'Avvicina',
    farther: 'Allontana',
    fit: 'Mostra tutta la mappa',
    asText: 'Mappa come testo',
    asMap: 'Mappa disegnata',
    legend: 'Legenda',
    keys: 'Le frecce vanno di esagono in esagono, Pag giù al prossimo che si può scegliere, Invio sceglie; + e − cambiano la scala, 0 mostra tutto, Maiusc con le frecce sposta la mappa.',
    marks: {
      choosable: 'si può scegliere',
      chosen: 'scelta',
      refused: 'ora non si può scegliere',
      recent: 'ultima mossa',
    },
    columns: {
      place: 'Luogo',
      kind: 'Tipo',
      cost: 'Costo',
      income: 'Reddito',
      here: 'Chi c’è',
      mark: 'Decisione',
    },
  },
  players: {
    head: 'Giocatori',
    player: 'Giocatore',
    cash: 'Contanti',
    worth: 'Patrimonio',
    income: 'Prossimo',
    incomeTitle: 'Quanto porta il prossimo pagamento',
    holdings: 'Azioni',
    nothingHeld: 'nessuna azione',
    you: 'tu',
    bot: 'bot',
    automaton: 'automa',
    toMove: 'decide',
    shares: (count, company) => `${company}: ${count} ${count === 1 ? 'azione' : 'azioni'}`,
  },
  companies: {
    head: 'Società',
    company: 'Società',
    holders: 'Di chi',
    inStock: 'non vendute',
    inPool: pool.in,
    inTreasury: 'della società',
    trains: 'Treni',
    leads: (player) => player,
    held: (player, count) => `${player}: ${count}`,
  },
  bank: { head: 'Banca' },
  charts: {
    head: 'Grafici',
    worth: 'Patrimonio',
    cash: 'Contanti',
    which: 'Che cosa mostrare',
    move: 'Mossa',
    hint: 'Tocca il grafico per vedere quel momento',
    asTable: 'Come tabella',
    asChart: 'Come grafico',
    tooShort: 'Le linee cominciano con la prima mossa.',
    goTo: (move) => `Mostra la mossa ${move}`,
    about: (title, moves) => `${title} in ${moves} ${moves === 1 ? 'mossa' : 'mosse'}; la tabella ha tutte le cifre`,
  },
  result: {
    head: 'Risultato',
    notOver: 'La partita è ancora in corso: questa è la situazione.',
    wins: (names, several) => (several ? `Vincono a pari merito ${names}` : `Vince ${names}`),
    own(place, worth, sum, other) {
      const head = place === 1 ? `Vinci con ${worth}` : `Sei al ${ORDINALS[place] ?? `${place}º`} posto con ${worth}`;
      if (other === '') return head;
      if (sum === '') return `${head}, alla pari con ${other}`;
      return place === 1 ? `${head}, ${sum} più di ${other}` : `${head}, a ${sum} da ${other}`;
    },
    margin: (sum, second) => `${sum} davanti a ${second}`,
    place: 'Posizione',
    player: 'Giocatore',
    start: 'Inizio',
    total: 'Totale',
    overTime: 'Il patrimonio nel tempo',
    sources: 'Da dove viene',
    sourcesHint: 'A destra della linea il denaro entrato, a sinistra quello uscito; insieme fanno il totale.',
    other: 'In mano',
    moves: (count) => `${count} ${count === 1 ? 'mossa' : 'mosse'}`,
  },
  gallery: {
    head: 'Mappe',
    intro: 'La mappa di ogni gioco già pronto, come all’inizio della partita.',
    noMap: 'Questo gioco non ha ancora una mappa.',
    example: 'Un piccolo gioco per imparare: prepara un tavolo',
    tiles: (game, count) => `${game}: le sue ${count} tessere nelle sei rotazioni`,
    tile: (id, rotation) => `Tessera ${id}, rotazione ${rotation}`,
  },
};
