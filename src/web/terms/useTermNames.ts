// The words of a game for its variants and rulings, loaded on demand.
import { useQuery } from '@tanstack/react-query';
import { loadCatalogue } from '../../titles/words.ts';
import { useLang } from '../app/lang.ts';

const none = {};

/** Empty until they are loaded, and for a game without words. */
export function useTermNames(game: string): Readonly<Record<string, string>> {
  const lang = useLang();
  const words = useQuery({
    queryKey: ['catalogue', game],
    queryFn: async () => (await loadCatalogue(game)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return words.data?.[lang].names ?? none;
}
