// How far the game had come when this browser last looked at the table, and when it began to look now.
import { useEffect, useState } from 'react';
import { keep, kept } from '../../app/keep.ts';

export interface Visit {
  /** The last entry seen; null at the first visit. */
  readonly seen: number | null;
  readonly began: number;
}

/** Kept for those who only watch: others know by their own moves. */
export function useVisit(table: string, head: number, watched: boolean): Visit {
  const name = `seen.${table}`;
  const [visit] = useState<Visit>(() => {
    const seen = kept(name);
    return { seen: seen === null ? null : Number(seen), began: head };
  });
  useEffect(() => {
    if (watched) keep(name, String(head));
  }, [name, head, watched]);
  return visit;
}
