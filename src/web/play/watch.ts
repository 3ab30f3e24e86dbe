// A table that is opened to be watched begins at its first move: its address says so.
import { useEffect } from 'react';
import type { Play } from './Play.ts';

export const WATCH = '#watch';

export function useWatch({ sight }: Pick<Play, 'sight'>): void {
  useEffect(() => {
    if (location.hash !== WATCH) return;
    sight.setState({ seq: 0 });
    // opened again, the table is as usual
    history.replaceState(history.state, '', location.pathname);
  }, [sight]);
}
