// When something was done or said: the hour, with the day where it is not today, and the whole for whoever asks.
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

/** A log has hundreds of these, and a format takes longer to make than to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `zone` is the reader's own where none is named. */
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
