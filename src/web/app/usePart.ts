// Loads a part of a title for a component.
import { useQuery } from '@tanstack/react-query';
import { titleOf } from '../../titles/registry.ts';
import type { Title } from '../../titles/title.ts';

/** Undefined until it is loaded, null for a title without it; `name` is the key for caching it. */
export function usePart<T>(id: string, name: string, load: (title: Title) => Promise<T> | undefined) {
  const title = titleOf(id);
  return useQuery({
    queryKey: ['title', id, name],
    queryFn: async () => (title && (await load(title))) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
