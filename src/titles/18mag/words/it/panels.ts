import type { Lines } from '../../../../words/lines.ts';
import type { g18mag as en } from '../en/panels.ts';

const running = 'Metà degli incassi';
const income = 'Tabellone di István';

export const g18mag: Lines<typeof en> = {
  majors: 'Società maggiori',
  minors: 'Società minori',
  terrainTokens: { head: 'Terr.', title: 'Gettoni terreno che può ancora spendere' },
  home: (place) => `sede a ${place}`,
  terrain: (count) => (count === 1 ? '1 gettone terreno' : `${count} gettoni terreno`),
  phases: { yellow: 'gialla', green: 'verde', brown: 'marrone', gray: 'grigia' },
  draft: (minors, shares) =>
    `scelta iniziale, a testa ${minors} minori e ${shares === 1 ? '1 azione' : `${shares} azioni`}`,
  lastSet: 'gli ultimi',
  bringsPhase: 'il primo porta la fase seguente',
  sells: (company) => `lo vende ${company}`,
  wagon: 'Primo vagone',
  trades: {
    RABA: 'noleggia vagoni: un premio in un’area rossa',
    'G&C': 'noleggia vagoni: il treno «più» (un paese in più per ogni località)',
    SNW: 'noleggia vagoni: l’accesso a una miniera',
    SIK: 'incassa quanto si paga per superare fiumi e montagne',
    SKEV: 'incassa il costo della seconda tessera gialla e metà di quello di ogni stazione',
    LdStEG: 'vende i treni 2 e 4 e tiene metà del prezzo',
    MAVAG: 'vende i treni 3 e 6 e tiene metà del prezzo',
  },
  tradesOnSmallMap: {
    RABA: 'noleggia vagoni: un premio in un’area rossa, oppure il treno «più» (un paese in più per ogni località)',
    LdStEG: 'vende tutti i treni e tiene un quarto del prezzo',
  },
  markersHead: 'Nessun treno venduto',
  markers: 'Turni operativi senza treni venduti: il terzo porta la fase seguente',
  markersOver: 'È cominciata l’ultima fase: niente più segnalini',
  zones: { start: 'prezzi di partenza delle società maggiori' },
  reasons: {
    revenue: running,
    share: 'Azioni comprate',
    shares: 'Azioni vendute',
    dividend: 'Dividendi',
    boardIncome: income,
  },
  solo: {
    head: (level) => `István, ${level}`,
    levels: { easy: 'facile (carte verdi)', medium: 'medio (carte gialle)', hard: 'difficile (carte rosse)' },
    cards: 'Le sue carte società',
    noCards: 'Le sue carte non sono ancora scelte.',
    standing: 'Senza treni compra prima di tutto un treno 2, per tutta la partita',
    symbols: {
      train: ({ train }) => `Compra un treno ${train}`,
      sister: ({ higher, lower }) =>
        lower === null
          ? `Treno 2 dalla sua prossima minore per ${higher}`
          : `Treno 2 dalla sua prossima minore per ${higher}, se no da una precedente per ${lower}`,
      better: ({ train, above }) => `Sopra ${above}: rottama un treno 2, compra un ${train}`,
      token: ({ hex }) => `Stazione a ${hex}`,
    },
    allDone: 'finita: non compra più nulla',
    done: 'fatto',
    next: 'prossima',
    owed: (train) => `mette da parte per il treno ${train}`,
    shareCard: 'La sua carta azioni',
    shareHint: 'Dall’alto in basso compra quello che può pagare, un certificato per turno.',
    held: (percent, most) => `${percent}% su al massimo ${most}%`,
    income: (sum) => `Le due parti ricevono ${sum} all’inizio di ogni turno operativo.`,
    noIncome: 'Nessuna rendita dal suo tabellone.',
    sources: { rulebook: 'dal regolamento', derived: 'segue dall’esempio del libro', reconstruction: 'ricostruzione' },
    about: 'Il libro stampa una carta società e una carta azioni; le altre sono una nostra ricostruzione.',
  },
  phaseNotes: {
    second: 'con il primo treno di un tipo diverso dal 2, in qualunque ordine',
    third: 'con il primo treno di un secondo tipo',
    fourth: 'con il primo treno del terzo tipo',
    last: 'gli ultimi turni operativi',
    markers: 'o con il terzo segnalino «nessun treno venduto»',
  },
};
