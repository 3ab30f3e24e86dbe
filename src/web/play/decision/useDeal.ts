// The cards of the present decision, dealt once per state of the choices: opening a panel deals nothing anew.
import { useMemo } from 'react';
import type { Desk, Path } from '../../../match/menu.ts';
import { partText } from '../offers/partText.ts';
import { useTable } from '../useTable.ts';
import { type Naming, wordsAt } from '../wordsAt.ts';
import { type Deal, dealOf } from './cards.ts';

/** Null if the reader has nothing to decide. */
export function useDeal(): Deal | null {
  const { desk, path, words, face, lang } = useTable();
  return useMemo(() => desk && dealAt({ desk, words, face, lang }, path), [desk, path, words, face, lang]);
}

export function dealAt(play: Naming & { readonly desk: Desk }, path: Path): Deal {
  const { desk, words, face, lang } = play;
  return dealOf(desk, path, wordsAt(play, desk.state), {
    kindName: (type) => face.kindName?.(desk.state, type, words, lang) ?? null,
    name: (id, field) => partText({ field, value: id }, play),
    ...(face.seldom ? { seldom: face.seldom } : {}),
  });
}
