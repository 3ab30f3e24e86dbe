// La pagina iniziale, in italiano.

import type { home as en } from '../../en/web/home.ts';
import type { Lines } from '../../lines.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const home: Lines<typeof en> = {
  title: 'Giochi ferroviari di azioni, regolamento alla mano',
  intro:
    'Ogni mossa lecita è proposta, ogni rifiuto cita la sua regola. Contro i bot, attorno a uno schermo, o con amici lontani.',
  boardAlt: 'Un tabellone ferroviario: esagoni con monti, boschi e città, e quattro linee verso una grande città',
  mapOf: (title) => `La mappa di ${title}`,
  start: {
    game: 'Gioco',
    bots: 'Contro i bot',
    botsHint: 'Due bot si siedono subito',
    solo: (name) => `Da soli contro ${name}`,
    soloHint: 'Subito, in questo browser, anche senza rete',
    oneScreen: 'Attorno a uno schermo',
    oneScreenHint: 'Tre posti, ci si passa lo schermo',
    friends: 'Con gli amici',
    friendsHint: 'Prepara un tavolo e manda il link',
    custom: 'Scegli giocatori, ritmo e varianti',
    wentLocal: 'Il server non è raggiungibile: questa partita resta nel tuo browser.',
  },
  mine: {
    title: 'Le mie partite',
    empty: 'Non hai ancora partite',
    emptyHint: 'Qui trovi le partite che cominci e quelle a cui partecipi.',
    yourMove: 'Tocca a te',
    yourMoves: (n) => `Tocca a te in ${many(n, 'partita', 'partite')}`,
    waitingFor: (names) => `tocca a ${names}`,
    winner: (names) => `vince ${names}`,
    showOver: 'Partite finite',
  },
  open: {
    title: 'Tavoli aperti',
    empty: 'Nessun tavolo cerca giocatori',
    emptyHint: 'Preparane uno: comparirà qui per tutti.',
    join: 'Siediti',
  },
  watch: {
    title: 'Partite da guardare',
    empty: 'Al momento non ci sono partite pubbliche',
    emptyHint: 'Le partite aperte compaiono qui mentre si giocano.',
    look: 'Guarda',
  },
  local: {
    title: 'In questo browser',
    empty: 'Qui non c’è nessuna partita su uno schermo',
    emptyHint: 'Attorno a uno schermo si gioca senza profilo e anche senza rete.',
    resume: 'Continua',
    delete: 'Elimina questa partita',
    deleteTitle: 'Eliminare questa partita?',
    deleteText: 'È conservata solo in questo browser: non si potrà recuperare.',
    failed: 'Questo browser non permette di conservare partite (forse è una finestra privata).',
    over: 'finita',
    moves: (n) => many(n, 'mossa', 'mosse'),
  },
  importing: {
    title: 'Apri una partita salvata',
    text: (games) => `File salvati qui, di ogni gioco; ed esportazioni di 18xx.games, dei giochi che ha: ${games}.`,
    choose: 'Scegli un file',
    drop: 'o trascinalo qui',
    toWatch: 'Guardala',
    toHere: 'Continua qui',
    toServer: 'Un tavolo per gli amici',
    hints: {
      toWatch: 'Dalla prima mossa, con calma',
      toHere: 'Su questo schermo, dal punto in cui è arrivata',
      toServer: 'Sul server, con un link da mandare: ognuno prende un posto e si va avanti',
    },
    cancel: 'Interrompi',
    notJson: 'Questo file non è una partita salvata: non contiene JSON.',
    tooLarge: 'Questo file è troppo grande per essere una partita salvata.',
    notARecord: 'Questo file non contiene una registrazione di Binario, né una di 18xx.games che si possa leggere.',
    reading: 'Leggo la registrazione …',
    foreign: (done, actions) =>
      done === actions
        ? `Una registrazione di 18xx.games, tutte le sue ${actions} azioni, con le regole con cui è stata giocata.`
        : `Una registrazione di 18xx.games: ${done} delle sue ${actions} azioni.`,
    unread: (why) => `Questa registrazione non si può aprire: ${why}.`,
    stopped: (index, why) => `Si interrompe all’azione ${index}: ${why}`,
    assumed: (options) => `È stata giocata con ${options}, che il file non indica.`,
    scoreDiffers: (theirs, ours) => `Il punteggio scritto nel file è ${theirs}; le mosse danno ${ours}.`,
    found: (game, entries) => `${game}, ${many(entries, 'voce', 'voci')}`,
    where: 'Che cosa vuoi farne?',
  },
  departures: {
    title: 'Partenze',
    platform: 'Binario',
    game: 'Gioco',
    players: 'Giocatori',
    length: 'Viaggio',
    state: 'Stato',
    ready: 'In carrozza',
  },
  columns: { game: 'Gioco', seats: 'Al tavolo', pace: 'Ritmo', moved: 'Ultima mossa', state: 'Stato', free: 'Liberi' },
  freeSeats: (n) => `${many(n, 'posto libero', 'posti liberi')}`,
  failed: 'Non è stato possibile caricare l’elenco',
};
