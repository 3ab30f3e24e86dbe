// A whole game of 1862 by steered chance, with an audit after every move, and what occurred in it.
import { apply } from '../../src/engine/core/apply.ts';
import { rngFrom, seeded } from '../../src/engine/core/chance.ts';
import { choose } from '../../src/engine/core/options.ts';
import { isOver, waiting } from '../../src/engine/core/play.ts';
import { setup } from '../../src/engine/core/setup.ts';
import type { Event1862 } from '../../src/games/1862/events.ts';
import { game1862 } from '../../src/games/1862/index.ts';
import { upTo } from './bounded.ts';
import { likelyAction1862 } from './likely1862.ts';

/** What a game can be played for without ever seeing it. */
export const occasions = [
  'merger',
  'acquisition',
  'refinancing',
  'bankruptcy',
  'receivership',
  'missedObligation',
  'london',
  'lner',
] as const;

/** The occasion that an event tells of; the end of a game by its reason. */
function occasionOf(event: Event1862): string | null {
  switch (event.type) {
    case 'exchangeBegan':
      return event.occasion;
    case 'companyBankrupt':
      return 'bankruptcy';
    case 'receivershipBegan':
      return 'receivership';
    case 'obligationMissed':
      return 'missedObligation';
    case 'tokenPlaced':
      return event.kind === 'london' ? 'london' : null;
    case 'lnerFormed':
      return 'lner';
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
  readonly occurred: ReadonlySet<string>;
  readonly fault: string | null;
}

const values = (id: string): readonly string[] => game1862.options.find((option) => option.id === id)!.values;

/** The n-th table: every number of players in turn, and variants that go together; every third one plays none. */
export function tableOf(n: number): Pick<LikelyGame, 'players' | 'asked'> {
  const players = 2 + (n % 7);
  if (n % 3 === 0) return { players, asked: {} };
  const asked = Object.fromEntries(
    game1862.options.map(({ id }, i) => [id, values(id)[(n >> i) % values(id).length]!]),
  );
  // what does not go together is left out until the rest does
  for (const _ of game1862.options) {
    const chosen = choose(game1862, players, asked);
    if (!('problem' in chosen) || !('id' in chosen)) break;
    delete asked[chosen.id];
  }
  return { players, asked };
}

export function likelyGame1862(n: number): LikelyGame {
  const table = tableOf(n);
  const ready = setup(game1862, table, seeded(`likely ${n}`));
  if (!ready.ok) throw new Error(JSON.stringify(ready.problem));
  const rng = rngFrom(`likely ${n}`);
  const occurred = new Set<string>();
  let { state } = ready;
  for (const moves of upTo(5000, 'moves of a steered game')) {
    const fault = game1862.audit(state);
    if (fault !== null || isOver(state)) return { ...table, moves, occurred, fault: fault && `${moves}: ${fault}` };
    const [seat] = waiting(game1862, state);
    const action = likelyAction1862(state, seat!, rng);
    const outcome = apply(game1862, state, seat!, action);
    if (!outcome.ok) return { ...table, moves, occurred, fault: `${outcome.refusal.code}: ${JSON.stringify(action)}` };
    for (const event of outcome.events) {
      const occasion = occasionOf(event as Event1862);
      if (occasion) occurred.add(occasion);
    }
    state = outcome.state;
  }
  throw new Error('unreachable');
}
