// A whole game of 1865 by steered chance, with an audit after every move, and how often what occurred in it.
import { apply } from '../../src/engine/core/apply.ts';
import { rngFrom, seeded } from '../../src/engine/core/chance.ts';
import type { GameEvent } from '../../src/engine/core/event.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { setup } from '../../src/engine/core/setup.ts';
import type { Event1865 } from '../../src/games/1865/events.ts';
import { game1865 } from '../../src/games/1865/index.ts';
import { upTo } from './bounded.ts';
import { likelyAction1865 } from './likely1865.ts';

/** What a game can be played for without ever seeing it. */
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

/** The occasions that an event tells of; the end of a game by its reason. `gone` are the companies that have been absorbed. */
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

export interface LikelyGame {
  readonly players: number;
  readonly asked: Readonly<Record<string, string>>;
  readonly moves: number;
  /** How often. */
  readonly occurred: ReadonlyMap<string, number>;
  readonly fault: string | null;
}

const tables: readonly Pick<LikelyGame, 'players' | 'asked'>[] = [
  { players: 3, asked: {} },
  { players: 2, asked: { length: 'short' } },
  { players: 4, asked: {} },
  { players: 2, asked: {} },
  { players: 3, asked: { length: 'short' } },
];

/** The n-th table: every number of players in turn, full and short; every third one by the other rulings. */
export function tableOf(n: number): Pick<LikelyGame, 'players' | 'asked'> {
  const { players, asked } = tables[n % tables.length]!;
  const rulings = n % 3 === 2 ? { maritimeDuty: 'always', dearTrainOnLoan: 'yes' } : {};
  return { players, asked: { ...asked, ...rulings } };
}

export function likelyGame1865(n: number): LikelyGame {
  const table = tableOf(n);
  const ready = setup(game1865, table, seeded(`likely ${n}`));
  if (!ready.ok) throw new Error(JSON.stringify(ready.problem));
  const rng = rngFrom(`likely ${n}`);
  const occurred = new Map<string, number>();
  const gone = new Set<string>();
  const watch = (events: readonly GameEvent[]) => {
    for (const event of events) {
      const occasion = occasionOf(event as Event1865, gone);
      if (occasion) occurred.set(occasion, (occurred.get(occasion) ?? 0) + 1);
    }
  };
  let { state } = ready;
  for (const moves of upTo(5000, 'moves of a steered game')) {
    const fault = game1865.audit(state);
    if (fault !== null || isOver(state)) return { ...table, moves, occurred, fault: fault && `${moves}: ${fault}` };
    const [seat] = waiting(game1865, state);
    const action = likelyAction1865(state, seat!, rng);
    const outcome = apply(game1865, state, seat!, action);
    if (!outcome.ok) return { ...table, moves, occurred, fault: `${outcome.refusal.code}: ${JSON.stringify(action)}` };
    watch(outcome.events);
    state = outcome.state;
  }
  throw new Error('unreachable');
}
