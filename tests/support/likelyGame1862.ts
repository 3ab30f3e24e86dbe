// Whole games of 1862 by steered chance: the tables, and notable occasions.
import { choose } from '../../src/engine/core/options.ts';
import type { Event1862 } from '../../src/titles/1862/rules/events.ts';
import { game1862 } from '../../src/titles/1862/rules/index.ts';
import { likelyAction1862 } from './likely1862.ts';
import { type LikelyTable, likelyGame } from './likelyGame.ts';

/** Occasions that a game may miss. */
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

/** The occasion of an event; the end of a game by its reason. */
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

const values = (id: string): readonly string[] => game1862.options.find((option) => option.id === id)!.values;

/** The n-th table: every number of players in turn, with compatible variants; every third one without any. */
export function tableOf(n: number): LikelyTable {
  const players = 2 + (n % 7);
  if (n % 3 === 0) return { players, asked: {} };
  const asked = Object.fromEntries(
    game1862.options.map(({ id }, i) => [id, values(id)[(n >> i) % values(id).length]!]),
  );
  // leaves out options until the rest is compatible
  for (const _ of game1862.options) {
    const chosen = choose(game1862, players, asked);
    if (!('problem' in chosen) || !('id' in chosen)) break;
    delete asked[chosen.id];
  }
  return { players, asked };
}

export const likelyGame1862 = likelyGame({
  game: game1862,
  tableOf,
  actionOf: likelyAction1862,
  occasions: () => (event) => occasionOf(event as Event1862),
});
