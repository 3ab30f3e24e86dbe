// Refetches the lists when a waiting seat in my other games changes, which changes the title's count.
import { useEffect } from 'react';
import { onMine } from '../../net/live.ts';
import { queryClient } from '../../net/queries.ts';

export function useMineNews(): void {
  useEffect(() => {
    const known = new Map<string, boolean>();
    return onMine((table, yourMove) => {
      if (known.get(table) === yourMove) return;
      known.set(table, yourMove);
      void queryClient.invalidateQueries({ queryKey: ['tables', 'mine'] });
    });
  }, []);
}
