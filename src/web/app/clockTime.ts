// An hour of the day, with the date unless it is today.
import type { Lang } from '../../words/phrases.ts';

export interface ClockTime {
  readonly hour: string;
  readonly day: string | null;
}

/** `zone` defaults to the reader's own. */
export function clockTime(at: number, now: number, lang: Lang, zone?: string): ClockTime {
  const write = (time: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { hourCycle: 'h23', ...options, ...(zone && { timeZone: zone }) }).format(time);
  const dayOf = (time: number) => write(time, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    hour: write(at, { hour: '2-digit', minute: '2-digit' }),
    day: dayOf(at) === dayOf(now) ? null : dayOf(at),
  };
}
