// The time of an event: the hour, with the date unless it is today, and the full form.
import type { Lang } from '../../words/phrases.ts';

interface Stamp {
  readonly short: string;
  readonly whole: string;
}

const locales: Readonly<Record<Lang, string>> = { en: 'en-GB', it: 'it-IT' };
const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const forms = {
  hour,
  day: { day: 'numeric', month: 'short', ...hour },
  whole: { dateStyle: 'full', timeStyle: 'short' },
  date: { dateStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats by language and zone: a log needs hundreds, and making one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `zone` defaults to the reader's own. */
export function stampOf(at: number, now: number, lang: Lang, zone?: string): Stamp {
  const write = (time: number, form: keyof typeof forms): string => {
    const key = `${lang} ${form} ${zone}`;
    const known = formats.get(key);
    const format = known ?? new Intl.DateTimeFormat(locales[lang], { ...forms[form], ...(zone && { timeZone: zone }) });
    if (!known) formats.set(key, format);
    return format.format(time);
  };
  const isToday = write(at, 'date') === write(now, 'date');
  return { short: write(at, isToday ? 'hour' : 'day'), whole: write(at, 'whole') };
}
