import type { TerminalLines18Mag } from '../terminal.ts';

export const terminal18mag: TerminalLines18Mag = {
  about: [
    'Le tue minori posano binari e fanno correre treni; metà dell’incasso è tuo, metà è loro. Le maggiori guadagnano ogni volta che una minore costruisce, noleggia un vagone o compra un treno, e pagano gli azionisti. Alla fine vince chi ha di più tra contanti e azioni; le minori non contano.',
    'La mappa si racconta luogo per luogo: "guarda E12" dice quale tessera c’è, dove portano i binari e di chi sono le stazioni.',
  ],
  majors: { company: 'Maggiore', price: 'Prezzo', treasury: 'Cassa', tokens: 'Stazioni', pool: 'Banca' },
  minors: {
    company: 'Minore',
    owner: 'Proprietario',
    home: 'Sede',
    treasury: 'Cassa',
    trains: 'Treni',
    tokens: 'Stazioni',
    terrain: 'Gettoni terreno',
  },
  offered: 'da scegliere',
  draftShares: 'Azioni da scegliere',
  order: 'Le maggiori operano',
  phases: { yellow: 'gialla', green: 'verde', brown: 'marrone', gray: 'grigia' },
  trains: 'treni',
  wagons: 'vagoni',
  nextPhase: (trains) => `il primo treno ${trains} apre la fase seguente`,
  markers: (count, of, train) => `«nessun treno venduto»: ${count} di ${of}, sui treni ${train}`,
  roundEnds: 'dopo questo turno operativo c’è un turno azionario',
  priority: (name) => `precedenza: ${name}`,
  card: (company, next) => `${company}: ${next}`,
  next(action, f) {
    if (action === null) return 'la sua carta è esaurita';
    if (action.symbol === 'train') return `ora compra un treno ${action.train}`;
    if (action.symbol === 'token') return `ora una stazione a ${f.name(action.hex)}`;
    if (action.symbol === 'better')
      return `ora, con più di ${f.money(action.above)}, rottama un treno 2 per un treno ${action.train}`;
    const else80 = action.lower === null ? '' : `, o di una più bassa per ${f.money(action.lower)}`;
    return `ora il treno 2 di una sorella di numero più alto per ${f.money(action.higher)}${else80}`;
  },
  shareCard: (targets) => `compra, in quest’ordine: ${targets}`,
  moves: (steps) => `Da quanto paga dipende il prezzo: ${steps}`,
  worth: (values) => `vale ${values}`,
  places: (free, of) => (free === 0 ? 'piena' : `${free} di ${of} posti liberi`),
  to: (places) => `binari verso ${places}`,
  joins: (pairs) => `binari ${pairs}`,
  terrains: { mountain: 'montagne', water: 'fiume', 'water|mountain': 'fiume e montagne' },
  terrain: (kind, sum) => `${kind}: la prima tessera costa ${sum}`,
  homeOf: (company) => `sede di ${company}`,
  only: (label) => `solo tessere ${label}`,
  later: (label) => `dal verde in poi solo tessere ${label}`,
  lake: 'il lago Balaton lo divide: nessun binario dalla riva nord alla riva sud',
  barrier: (places) => `una barriera verso ${places}`,
  reasons: {
    share: 'Azioni comprate',
    shares: 'Azioni vendute',
    dividend: 'Dividendi',
    revenue: 'Minori',
    boardIncome: 'Rendita',
  },
};
