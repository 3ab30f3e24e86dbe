// The sentences of one move; for a move without events, its choice.
import type { Action } from '../../../engine/index.ts';
import type { Moment } from '../../../match/timeline.ts';
import type { Words } from '../../../words/words.ts';
import { sentence, told } from '../decision/cards.ts';

export function logLines({ events, action, before }: Moment, words: Words): string[] {
  const lines = told(events, words);
  return lines.length > 0 || before === null ? lines : [sentence(words.action(action as Action))];
}
