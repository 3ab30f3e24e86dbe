// When moves were made, for tables at which that matters: those played over days.
import type { Pace } from '../../../api/tables.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import type { Timeline } from '../../../match/timeline.ts';

/** By number of the entry: the day and the hour. Entries of this browser have no time. */
export function timesOf({ entries }: Timeline, pace: Pace, lang: Lang): ReadonlyMap<number, string> {
  if (pace.kind !== 'days') return new Map();
  const format = new Intl.DateTimeFormat(lang === 'it' ? 'it-IT' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return new Map(entries.flatMap(({ seq, at }) => (at === undefined ? [] : [[seq, format.format(at)]])));
}
