// A change made by the host; the lists are refetched afterwards.
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../../net/queries.ts';

export const useHostChange = <T>(ask: () => Promise<T>, then?: () => void) =>
  useMutation({
    mutationFn: ask,
    onSuccess() {
      then?.();
      void queryClient.invalidateQueries({ queryKey: ['host'] });
    },
  });
