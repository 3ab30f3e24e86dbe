// Sets the host's notice; the bar on this page shows it at once.
import { useMutation } from '@tanstack/react-query';
import { hostApi } from '../../net/hostApi.ts';
import { queryClient } from '../../net/queries.ts';

export const useTell = () =>
  useMutation({
    mutationFn: hostApi.tell,
    onSuccess: (notice) => queryClient.setQueryData(['notice'], notice),
  });
