// A request that changes and returns my identity.
import { useMutation } from '@tanstack/react-query';
import type { Me } from '../../../api/people.ts';
import { takeMe } from '../../net/queries.ts';

export const useChangeMe = <A = void>(ask: (asked: A) => Promise<Me>, then?: (me: Me) => void) =>
  useMutation({
    mutationFn: ask,
    onSuccess(me) {
      takeMe(me);
      then?.(me);
    },
  });
