// The cards of a decision at a table: in the words of its game, named as the board has things now.
import type { Desk, Path } from '../../../match/menu.ts';
import { partText } from '../offers/partText.ts';
import { type Naming, wordsAt } from '../wordsAt.ts';
import { type Deal, dealOf } from './cards.ts';

export function dealAt(play: Naming & { readonly desk: Desk }, path: Path): Deal {
  const { desk, words, face, lang } = play;
  return dealOf(desk, path, wordsAt(play, desk.state), {
    kindName: (type) => face.kindName?.(desk.state, type, words, lang) ?? null,
    name: (id, field) => partText({ field, value: id }, play),
    ...(face.seldom ? { seldom: face.seldom } : {}),
  });
}
