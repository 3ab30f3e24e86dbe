// The time since something, in the words of the language: "3 hours ago", "ieri".
import type { Lang } from '../../words/phrases.ts';

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(then: number, now: number, lang: Lang): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  for (const [unit, ms] of units) if (passed >= ms) return format.format(-Math.floor(passed / ms), unit);
  return format.format(0, 'second');
}
