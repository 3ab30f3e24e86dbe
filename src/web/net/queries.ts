// The pages' cached queries: who I am, the games, the lists of tables, the host's notice.
import { onlineManager, QueryClient, useQuery } from '@tanstack/react-query';
import type { Me } from '../../api/people.ts';
import { isProblem } from './ApiProblem.ts';
import { api, type ListName } from './api.ts';

/** Retries only where the answer may change by itself: not after a refusal, nor without a network. */
const worthRetrying = (count: number, error: unknown): boolean =>
  count < 2 && navigator.onLine && isProblem(error, 'offline', 'timeout');

// the library assumes a network until told otherwise, and would miss its return on a page opened without one
onlineManager.setOnline(navigator.onLine);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

export const useMe = () => useQuery({ queryKey: ['me'], queryFn: ({ signal }) => api.me(signal), staleTime: 60_000 });

/** The host's notice, polled while the page is visible. A failure is silent. */
export const useNotice = (enabled = true) =>
  useQuery({
    queryKey: ['notice'],
    queryFn: ({ signal }) => api.notice(signal),
    enabled,
    staleTime: 30_000,
    refetchInterval: 60_000,
    retry: false,
  });

export const useGames = () =>
  useQuery({ queryKey: ['games'], queryFn: ({ signal }) => api.games(signal), staleTime: Number.POSITIVE_INFINITY });

export const useTables = (list: ListName) =>
  useQuery({
    queryKey: ['tables', list],
    queryFn: async ({ signal }) => (await api.tables(list, signal)).tables,
    refetchInterval: 30_000,
  });

/** My own tables. A visitor without a name has none, so the server is not asked. */
export function useMyTables() {
  const person = useMe().data?.person?.id;
  return useQuery({
    queryKey: ['tables', 'mine', person],
    queryFn: async ({ signal }) => (await api.tables('mine', signal)).tables,
    refetchInterval: 15_000,
    enabled: person !== undefined,
  });
}

/** Stores my identity as answered by the server, and refetches everything that depends on it. */
export function takeMe(me: Me): void {
  const before = queryClient.getQueryData<Me>(['me'])?.person?.id;
  queryClient.setQueryData(['me'], me);
  if (before === me.person?.id) return;
  for (const own of ['tokens', 'host']) queryClient.removeQueries({ queryKey: [own] });
  void queryClient.invalidateQueries({ queryKey: ['tables'] });
}
