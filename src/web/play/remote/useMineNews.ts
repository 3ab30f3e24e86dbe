// Whose move it is in my other games changes the count in the title: the lists are asked again when it does.
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
