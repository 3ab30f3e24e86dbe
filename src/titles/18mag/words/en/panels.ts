import type { Lines18Mag } from '../panels.ts';

const running = 'Half revenues';
const income = 'István’s board';

export const g18mag: Lines18Mag = {
  majors: 'Majors',
  minors: 'Minors',
  terrainTokens: { head: 'Terr.', title: 'Terrain tokens it can still spend' },
  home: (place) => `at home in ${place}`,
  terrain: (count) => `${count} terrain ${count === 1 ? 'token' : 'tokens'}`,
  phases: { yellow: 'yellow', green: 'green', brown: 'brown', gray: 'gray' },
  draft: (minors, shares) => `draft, ${minors} minors and ${shares === 1 ? '1 share' : `${shares} shares`} each`,
  lastSet: 'the last ones',
  bringsPhase: 'the first one brings the next phase',
  sells: (company) => `${company} sells it`,
  wagon: 'First wagon',
  trades: {
    RABA: 'hires out wagons: a bonus at a red area',
    'G&C': 'hires out wagons: the “plus” train (one more town for each stop)',
    SNW: 'hires out wagons: access to a mine',
    SIK: 'is paid for crossing rivers and mountains',
    SKEV: 'is paid the cost of a second yellow tile and half the cost of every token',
    LdStEG: 'sells 2- and 4-trains and keeps half the price',
    MAVAG: 'sells 3- and 6-trains and keeps half the price',
  },
  tradesOnSmallMap: {
    RABA: 'hires out wagons: a bonus at a red area, or the “plus” train (one more town for each stop)',
    LdStEG: 'sells all trains and keeps a quarter of the price',
  },
  markersHead: 'No train sold',
  markers: 'Operating rounds in which no train was sold: the third brings the next phase',
  markersOver: 'The last phase has begun: no more markers',
  zones: { start: 'prices at which the majors begin' },
  reasons: {
    revenue: running,
    share: 'Shares bought',
    shares: 'Shares sold',
    dividend: 'Dividends',
    boardIncome: income,
  },
  solo: {
    head: (level) => `István, ${level}`,
    levels: { easy: 'easy (green cards)', medium: 'medium (yellow cards)', hard: 'hard (red cards)' },
    cards: 'His company cards',
    noCards: 'His cards are not chosen yet.',
    standing: 'Without a train it first buys a 2-train, all game long',
    symbols: {
      train: ({ train }) => `Buy a ${train}-train`,
      sister: ({ higher, lower }) =>
        lower === null
          ? `2-train from the next minor of his for ${higher}`
          : `2-train from the next minor of his for ${higher}, else from a lower one for ${lower}`,
      better: ({ train, above }) => `Above ${above}: scrap a 2-train, buy a ${train}`,
      token: ({ hex }) => `Token in ${hex}`,
    },
    allDone: 'all done: it buys nothing more',
    done: 'done',
    next: 'next',
    owed: (train) => `saving for the ${train}-train`,
    shareCard: 'His share card',
    shareHint: 'From top to bottom he buys what he can pay, one certificate a turn.',
    held: (percent, most) => `${percent}% of at most ${most}%`,
    income: (sum) => `Both sides receive ${sum} at the start of each operating round.`,
    noIncome: 'No income from his board.',
    sources: {
      rulebook: 'from the rulebook',
      derived: 'follows from the book’s example',
      reconstruction: 'reconstruction',
    },
    about: 'The book prints one company card and one share card; the others are our reconstruction.',
  },
  phaseNotes: {
    second: 'by the first train of a kind other than 2, in any order',
    third: 'by the first train of a second such kind',
    fourth: 'by the first train of the third such kind',
    last: 'the last set of operating rounds',
    markers: 'or by the third “no train sold” marker',
  },
};
