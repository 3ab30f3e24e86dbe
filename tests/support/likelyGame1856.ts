// Whole games of 1856 by steered chance: bots with aims pay their loans back, and so never see the CGR.
import type { GameEvent } from '../../src/engine/core/event.ts';
import type { Event1856 } from '../../src/titles/1856/rules/events.ts';
import { game1856 } from '../../src/titles/1856/rules/index.ts';
import { likelyAction } from './likely.ts';
import { likelyGame } from './likelyGame.ts';

/** Occasions that a game may miss. */
export const occasions = ['cgr', 'cgr.never', 'end.bank', 'end.bankrupt'] as const;

function occasionOf(event: Event1856): string | null {
  if (event.type === 'cgrFormed') return 'cgr';
  if (event.type === 'cgrNeverForms') return 'cgr.never';
  return event.type === 'gameOver' ? `end.${event.reason}` : null;
}

/** Every number of players in turn. */
export const likelyGame1856 = likelyGame({
  game: game1856,
  tableOf: (n) => ({ players: 3 + (n % 4), asked: {} }),
  actionOf: likelyAction,
  occasions: () => (event: GameEvent) => occasionOf(event as Event1856),
});
