// The cards of the decision at hand, in the words of the game. Dealt once for what is chosen: opening a panel deals nothing anew.
import { useMemo } from 'react';
import { type Deal, dealOf } from './cards.ts';
import { partText } from './offers/partText.ts';
import { usePlay } from './Play.ts';

/** Null where the reader has nothing to decide. */
export function useDeal(): Deal | null {
  const { desk, look, words, face, lang } = usePlay();
  const { path } = look;
  return useMemo(
    () =>
      desk &&
      dealOf(desk, path, words, {
        kindName: (type) => face.kindName?.(desk.state, type, words, lang) ?? null,
        name: (id, field) => partText({ field, value: id }, { words, face, lang }),
        ...(face.seldom ? { seldom: face.seldom } : {}),
      }),
    [desk, path, words, face, lang],
  );
}
