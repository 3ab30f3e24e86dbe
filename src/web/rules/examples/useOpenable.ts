// The numbers of a game's examples that can be opened; none until they are known.
import { useEffect, useState } from 'react';
import { loadPositions } from './loadPositions.ts';

const none: ReadonlySet<string> = new Set();

export function useOpenable(game: string): ReadonlySet<string> {
  const [ids, setIds] = useState(none);
  useEffect(() => {
    let gone = false;
    // without them a reader still has the text
    loadPositions(game).then(
      (positions) => !gone && setIds(new Set(Object.keys(positions))),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return ids;
}
