// Words of 18Mag's face beyond those of all 18xx games.

import type { MajorId } from '../../rules/companies.ts';
import type { Reason } from '../../rules/events.ts';
import type { Level, Source } from '../../rules/solo/cards.ts';
import type { PhaseId } from '../../rules/trains.ts';
import type { Symbols } from '../panels.ts';

const running = 'Half revenues';
const income = 'István’s board';

const tradesOnSmallMap: Readonly<Partial<Record<MajorId, string>>> = {
  RABA: 'hires out wagons: a bonus at a red area, or the “plus” train (one more town for each stop)',
  LdStEG: 'sells all trains and keeps a quarter of the price',
};

const zones: Readonly<Record<string, string>> = { start: 'prices at which the majors begin' };

const reasons: Readonly<Record<Reason, string>> = {
  revenue: running,
  share: 'Shares bought',
  shares: 'Shares sold',
  dividend: 'Dividends',
  boardIncome: income,
};

const symbols: Symbols = {
  train: ({ train }) => `Buy a ${train}-train`,
  sister: ({ higher, lower }) =>
    lower === null
      ? `2-train from the next minor of his for ${higher}`
      : `2-train from the next minor of his for ${higher}, else from a lower one for ${lower}`,
  better: ({ train, above }) => `Above ${above}: scrap a 2-train, buy a ${train}`,
  token: ({ hex }) => `Token in ${hex}`,
};

export const g18mag = {
  majors: 'Majors',
  minors: 'Minors',
  terrainTokens: { head: 'Terr.', title: 'Terrain tokens it can still spend' },
  home: (place: string) => `at home in ${place}`,
  terrain: (count: number) => `${count} terrain ${count === 1 ? 'token' : 'tokens'}`,
  phases: { yellow: 'yellow', green: 'green', brown: 'brown', gray: 'gray' } satisfies Readonly<
    Record<PhaseId, string>
  >,
  /** The stage in a few words, with each player's due. */
  draft: (minors: number, shares: number) =>
    `draft, ${minors} minors and ${shares === 1 ? '1 share' : `${shares} shares`} each`,
  lastSet: 'the last ones',
  /** The train of this type brings the next phase. */
  bringsPhase: 'the first one brings the next phase',
  sells: (company: string) => `${company} sells it`,
  wagon: 'First wagon',
  /** Each major's services to the minors, by which it earns; some differ on the small map. */
  trades: {
    RABA: 'hires out wagons: a bonus at a red area',
    'G&C': 'hires out wagons: the “plus” train (one more town for each stop)',
    SNW: 'hires out wagons: access to a mine',
    SIK: 'is paid for crossing rivers and mountains',
    SKEV: 'is paid the cost of a second yellow tile and half the cost of every token',
    LdStEG: 'sells 2- and 4-trains and keeps half the price',
    MAVAG: 'sells 3- and 6-trains and keeps half the price',
  } satisfies Readonly<Record<MajorId, string>>,
  tradesOnSmallMap,
  markersHead: 'No train sold',
  markers: 'Operating rounds in which no train was sold: the third brings the next phase',
  markersOver: 'The last phase has begun: no more markers',
  zones,
  /** Reasons of players' payments; some share a word. */
  reasons,
  solo: {
    head: (level: string) => `István, ${level}`,
    levels: {
      easy: 'easy (green cards)',
      medium: 'medium (yellow cards)',
      hard: 'hard (red cards)',
    } satisfies Readonly<Record<Level, string>>,
    cards: 'His company cards',
    noCards: 'His cards are not chosen yet.',
    standing: 'Without a train it first buys a 2-train, all game long',
    symbols,
    allDone: 'all done: it buys nothing more',
    done: 'done',
    next: 'next',
    owed: (train: string) => `saving for the ${train}-train`,
    shareCard: 'His share card',
    shareHint: 'From top to bottom he buys what he can pay, one certificate a turn.',
    held: (percent: number, most: number) => `${percent}% of at most ${most}%`,
    income: (sum: string) => `Both sides receive ${sum} at the start of each operating round.`,
    noIncome: 'No income from his board.',
    sources: {
      rulebook: 'from the rulebook',
      derived: 'follows from the book’s example',
      reconstruction: 'reconstruction',
    } satisfies Readonly<Record<Source, string>>,
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
