// Whole games of 1865 by steered chance: the tables, and notable occasions.
import type { Event1865 } from '../../src/titles/1865/rules/events.ts';
import { game1865 } from '../../src/titles/1865/rules/index.ts';
import { likelyAction1865 } from './likely1865.ts';
import { type LikelyTable, likelyGame } from './likelyGame.ts';

/** Occasions that a game may miss. */
export const occasions = [
  'conversion',
  'absorption.active',
  'absorption.passive',
  'rebirth',
  'stateLoan',
  'loanRepaid',
  'ownSharesSold',
  'tokenLost',
  'mineFreed',
  'forcedPurchase',
  'forcedSale',
  'bankruptcy',
  'dragons.bought',
  'dragons.sold',
  'dragons.bought from',
  'maritimeBonus',
  'mineWorn',
  'end.bank',
] as const;

/** The occasions of an event; the end of a game by its reason. `gone`: companies already absorbed. */
function occasionOf(event: Event1865, gone: Set<string>): string | null {
  switch (event.type) {
    case 'companyConverted':
      return 'conversion';
    case 'absorptionBegan':
      gone.add(event.target);
      return `absorption.${event.occasion}`;
    case 'companyStarted':
      return gone.has(event.company) ? 'rebirth' : null;
    case 'loansTaken':
      return 'stateLoan';
    case 'loanRepaid':
    case 'ownSharesSold':
    case 'mineFreed':
      return event.type;
    case 'tokenGivenUp':
      return 'tokenLost';
    case 'trainBought':
      return event.added > 0 ? 'forcedPurchase' : null;
    case 'cashDemanded':
      return 'forcedSale';
    case 'wentBankrupt':
      return 'bankruptcy';
    case 'dragonsBought':
      return 'dragons.bought';
    case 'dragonsSold':
      return 'dragons.sold';
    case 'shareBought':
      return event.from === 'dragons' ? 'dragons.bought from' : null;
    case 'trafficGained':
      return event.reason === 'maritime' ? 'maritimeBonus' : null;
    case 'mineDegraded':
      return 'mineWorn';
    case 'gameOver':
      return `end.${event.reason}`;
    default:
      return null;
  }
}

const tables: readonly LikelyTable[] = [
  { players: 3, asked: {} },
  { players: 2, asked: { length: 'short' } },
  { players: 4, asked: {} },
  { players: 2, asked: {} },
  { players: 3, asked: { length: 'short' } },
];

/** The n-th table: every number of players in turn, full and short; every third one by the other rulings. */
export function tableOf(n: number): LikelyTable {
  const { players, asked } = tables[n % tables.length]!;
  const rulings = n % 3 === 2 ? { maritimeDuty: 'always', dearTrainOnLoan: 'yes' } : {};
  return { players, asked: { ...asked, ...rulings } };
}

export const likelyGame1865 = likelyGame({
  game: game1865,
  tableOf,
  actionOf: likelyAction1865,
  occasions() {
    const gone = new Set<string>();
    return (event) => occasionOf(event as Event1865, gone);
  },
});
