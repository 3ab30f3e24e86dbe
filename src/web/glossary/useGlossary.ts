// The glossary for a component: the common words at once, those of the titles once loaded.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLang } from '../app/lang.ts';
import { type Added, loadAdded, type Word, wordsOf } from './words.ts';

const none: readonly Added[] = [];

/** `wanted`: load the titles' words too. */
export function useGlossary(wanted = true): { readonly words: readonly Word[]; readonly isPending: boolean } {
  const lang = useLang();
  const { data = none, isPending } = useQuery({
    queryKey: ['glossary'],
    queryFn: loadAdded,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { words: useMemo(() => wordsOf(data, lang), [data, lang]), isPending };
}
