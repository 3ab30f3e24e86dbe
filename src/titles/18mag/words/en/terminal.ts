import type { TerminalLines18Mag } from '../terminal.ts';

export const terminal18mag: TerminalLines18Mag = {
  about: [
    'Your minors lay track and run trains; half of what they earn is yours, half is theirs. The majors earn whenever a minor builds, hires a wagon or buys a train, and pay their shareholders. Most cash and shares at the end wins; minors count nothing.',
    'The map is told place by place: "look E12" says which tile lies there, where its track leads and whose tokens stand on it.',
  ],
  majors: { company: 'Major', price: 'Price', treasury: 'Treasury', tokens: 'Tokens', pool: 'Bank' },
  minors: {
    company: 'Minor',
    owner: 'Owner',
    home: 'Home',
    treasury: 'Treasury',
    trains: 'Trains',
    tokens: 'Tokens',
    terrain: 'Terrain tokens',
  },
  offered: 'on offer',
  draftShares: 'Shares on offer',
  order: 'Majors operate',
  phases: { yellow: 'yellow', green: 'green', brown: 'brown', gray: 'gray' },
  trains: 'trains',
  wagons: 'wagons',
  nextPhase: (trains) => `the first ${trains} brings the next phase`,
  markers: (count, of, train) => `“no train sold”: ${count} of ${of}, on the ${train}s`,
  roundEnds: 'a stock round follows this operating round',
  priority: (name) => `priority: ${name}`,
  card: (company, next) => `${company}: ${next}`,
  next(action, f) {
    if (action === null) return 'nothing left on its card';
    if (action.symbol === 'train') return `next, buys a ${action.train}-train`;
    if (action.symbol === 'token') return `next, a token in ${f.name(action.hex)}`;
    if (action.symbol === 'better')
      return `next, above ${f.money(action.above)} scraps a 2-train for a ${action.train}-train`;
    const else80 = action.lower === null ? '' : `, or of a lower one for ${f.money(action.lower)}`;
    return `next, the 2-train of a higher sister for ${f.money(action.higher)}${else80}`;
  },
  shareCard: (targets) => `buys, in this order: ${targets}`,
  moves: (steps) => `What it pays moves its price: ${steps}`,
  worth: (values) => `worth ${values}`,
  places: (free, of) => (free === 0 ? 'full' : `${free} of ${of} places free`),
  to: (places) => `track to ${places}`,
  joins: (pairs) => `track ${pairs}`,
  terrains: { mountain: 'mountains', water: 'river', 'water|mountain': 'river and mountains' },
  terrain: (kind, sum) => `${kind}: the first tile costs ${sum}`,
  homeOf: (company) => `home of ${company}`,
  only: (label) => `only ${label} tiles`,
  later: (label) => `only ${label} tiles from green on`,
  lake: 'Lake Balaton divides it: no track from the north side to the south side',
  barrier: (places) => `a barrier towards ${places}`,
  reasons: {
    share: 'Shares bought',
    shares: 'Shares sold',
    dividend: 'Dividends',
    revenue: 'Minors',
    boardIncome: 'Board income',
  },
};
