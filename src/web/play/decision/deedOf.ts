// A finished action as on a button: the face's name for it, an offer if another player must agree, or its own words.
import type { Action } from '../../../engine/index.ts';
import { offerIn } from '../../../match/offeredTo.ts';
import { decisionLines } from '../../../words/web/decision.ts';
import type { Play } from '../Play.ts';
import { wordsAt } from '../wordsAt.ts';
import { deed } from './cards.ts';

export function deedOf({ desk, face, words, lang }: Pick<Play, 'desk' | 'face' | 'words' | 'lang'>, action: Action) {
  const named = desk && face.kindName?.(desk.state, action.type, words, lang);
  if (named) return named;
  const here = desk ? wordsAt({ words, face, lang }, desk.state) : words;
  return desk && offerIn(desk, action) ? decisionLines[lang].propose(here.action(action)) : deed(action, here);
}
