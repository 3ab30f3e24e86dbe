import type { story as en } from '../../en/web/story.ts';
import type { Lines } from '../../lines.ts';
import { roundName } from '../../roundName.ts';

export const story: Lines<typeof en> = {
  beginning: { title: 'Inizio', short: 'Inizio' },
  rounds: {
    stockRoundBegan: ({ set }: { set: number }) => ({
      title: `Turno azionario ${set}`,
      short: roundName({ kind: 'stock', set }),
    }),
    operatingRoundBegan: ({ set, round }: { set: number; round: number }) => ({
      title: `Turno operativo ${set}.${round}`,
      short: roundName({ kind: 'operating', set, round }),
    }),
    parliamentBegan: ({ set, sitting }: { set: number; sitting: number }) => ({
      title: `Turno del parlamento ${set}${sitting > 1 ? ', seconda seduta' : ''}`,
      short: roundName({ kind: 'parliament', set, sitting }),
    }),
    dialsReset: (_: unknown, number) => ({ title: `Giro ${number + 1}`, short: String(number + 1) }),
  },
  passes: (count) => (count === 1 ? 'passa' : 'passano'),
  nothing: 'nulla',
  begins: 'comincia il turno',
  auction: (lot) => `Asta di ${lot}`,
  log: {
    filters: 'Che cosa mostrare',
    all: 'Tutto',
    mine: 'Mie',
    money: 'Soldi',
    company: 'Società',
    anyCompany: 'Tutte le società',
    search: 'Cerca',
    everyMove: 'Ogni mossa',
    none: 'Non è successo nulla del genere.',
    unfold: (name) => `Le mosse di ${name}`,
    takenBack: (count) => (count === 1 ? '1 annullata' : `${count} annullate`),
  },
  since: {
    head: 'Dalla tua ultima mossa',
    visit: 'Dalla tua ultima visita',
    turns: (count) => (count === 1 ? '1 turno' : `${count} turni`),
    round: (title, turns) => `${title}: ${turns === 1 ? '1 turno' : `${turns} turni`}`,
    play: 'Rivedi sulla mappa',
    stop: 'Ferma',
    close: 'Chiudi',
    all: 'Tutto nella cronaca',
    lookAt: 'Mostra questo momento',
  },
  dividends: {
    title: 'Dividendi',
    head: (sum) => `Dividendi: ${sum}`,
    price: (was, is) => `prezzo ${was} → ${is}`,
    samePrice: 'prezzo invariato',
    close: 'OK',
  },
  why: {
    onlyMove: 'Perché: era l’unica mossa possibile',
    worth: {
      idea: (more) => `Perché: per lui vale circa ${more} in più dell’idea successiva`,
      pass: (more) => `Perché: per lui vale circa ${more}`,
    },
    passed: (short) => `Perché: la migliore fra le altre mosse gli costerebbe circa ${short}`,
    duty: 'Perché: viene prima di tutto il resto',
    forecast: (of, margin) =>
      `Perché: fra ${of} mosse è quella che promette di più, con un vantaggio previsto di ${margin}`,
    playouts: (of, games, chance) =>
      of === 1
        ? 'Perché: era l’unica mossa possibile'
        : `Perché: su ${games} partite simulate è la mossa che vince più spesso (${chance}%)`,
  },
  pace: {
    head: 'Mosse dei bot e degli altri',
    once: 'subito',
    second: 'una al secondo',
    steps: 'un passo alla volta',
    next: 'Mossa successiva',
  },
  history: {
    play: 'Riproduci da qui',
    stop: 'Ferma',
    round: 'Vai a un turno',
    myLast: 'Al mio ultimo turno',
    fork: 'Nuova partita da qui',
    forkHint: 'Comincia una nuova partita da questo momento',
    decides: (name, what) => `Decide ${name}${what ? `: ${what}` : ''}`,
  },
};
