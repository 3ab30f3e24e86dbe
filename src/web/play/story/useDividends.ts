// Dividends since the reader last dismissed the card; a reload loses none.
import { useEffect, useMemo, useState } from 'react';
import { dividendsTo, type Income } from '../../../match/dividends.ts';
import { sinceMine } from '../../../match/since.ts';
import { lastSeq } from '../../../match/timeline.ts';
import { keep, kept } from '../../app/keep.ts';
import { useTable } from '../useTable.ts';

interface Dividends {
  readonly incomes: readonly Income[];
  close(): void;
}

/** Null if there is nothing to tell. */
export function useDividends(): Dividends | null {
  const { game, timeline, table, link } = useTable();
  const { line, since } = timeline;
  const { yours } = table;
  const name = `dividends.${table.id}`;
  const [noted, setNoted] = useState(() => numberIn(kept(name)));
  // at the first visit: those since one's own last move, once that is known
  const first = since === undefined && yours.length > 0 ? sinceMine(line, yours).mine.seq : null;
  const from = noted ?? first;
  const note = (seq: number) => {
    keep(name, String(seq));
    setNoted(seq);
  };
  const unnoted = noted === null ? first : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `note` is the same whenever the table is
  useEffect(() => {
    if (unnoted !== null && !link.trial) note(unnoted);
  }, [unnoted, link.trial, name]);
  const incomes = useMemo(
    () =>
      from === null || link.trial
        ? []
        : dividendsTo(
            game,
            yours,
            line.filter(({ seq }) => seq > from),
          ),
    [from, link.trial, game, yours, line],
  );
  if (incomes.length === 0) return null;
  return { incomes, close: () => note(lastSeq(timeline)) };
}

const numberIn = (text: string | null): number | null => (text === null ? null : Number(text));
