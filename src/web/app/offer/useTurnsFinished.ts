// Tells when a turn at this table was finished, and whether a decision is open.
import { useEffect, useRef } from 'react';
import type { Table } from '../../../api/tables.ts';
import { finishTurn, setDeciding } from './offerStore.ts';
import { hasFinishedTurn, isDeciding } from './whenToOffer.ts';

export function useTurnsFinished(table: Table | null): void {
  const before = useRef(table);
  useEffect(() => {
    if (before.current && table && hasFinishedTurn(before.current, table)) finishTurn();
    before.current = table;
    setDeciding(table !== null && isDeciding(table));
  }, [table]);
  useEffect(() => () => setDeciding(false), []);
}
