// Renders its children with the passing moment while a hand drags through the game.
import { type ReactNode, useMemo } from 'react';
import { derived } from '../derived.ts';
import { lookedAt } from '../Play.ts';
import { SeenProvider, useTableStore } from '../useTable.ts';
import { usePassing } from './passing.ts';

export function Passed({ children }: { readonly children: ReactNode }) {
  const store = useTableStore();
  const passed = useMemo(
    () =>
      derived([store, usePassing], (play, { seq }) =>
        seq !== null && play.timeline.heads.has(seq) ? lookedAt({ ...play, seq, place: null }) : play,
      ),
    [store],
  );
  return <SeenProvider value={passed}>{children}</SeenProvider>;
}
