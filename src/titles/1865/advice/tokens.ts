// Tokens in an absorption: choices to take back from mines, to keep and to replace (R154-R156).

import { valuesOf } from '../../../bots/kit/situation.ts';
import type { NodeId } from '../../../engine/index.ts';
import { trafficAt } from '../rules/operating/traffic.ts';
import type { Idea, Situation } from './situation.ts';

/** An exhausted mine needs no token; cities with more traffic go before those with less. */
export function exchangeIdeas(situation: Situation): Idea[] {
  const { s } = situation;
  const at = (type: string): readonly NodeId[] => valuesOf(situation, type) as readonly NodeId[];
  return [
    ...at('freeMine').map((mine): Idea => ({ action: { type: 'freeMine', mine }, value: 1 - 2 * trafficAt(s, mine) })),
    ...at('keepToken').map((city): Idea => ({ action: { type: 'keepToken', city }, value: 10 * trafficAt(s, city) })),
    ...at('replaceInMine').map(
      (mine): Idea => ({ action: { type: 'replaceInMine', mine }, value: 10 * trafficAt(s, mine) - 5 }),
    ),
  ];
}
