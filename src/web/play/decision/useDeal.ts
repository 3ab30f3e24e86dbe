// The cards of the decision at hand, dealt once for what is chosen: opening a panel deals nothing anew.
import { useMemo } from 'react';
import { useTable } from '../useTable.ts';
import type { Deal } from './cards.ts';
import { dealAt } from './dealAt.ts';

/** Null where the reader has nothing to decide. */
export function useDeal(): Deal | null {
  const { desk, path, words, face, lang } = useTable();
  return useMemo(() => desk && dealAt({ desk, words, face, lang }, path), [desk, path, words, face, lang]);
}
