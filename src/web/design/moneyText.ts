// How a sum is written: the sign before the currency, the thousands as the language has them.
import type { Lang } from '../../i18n/phrases.ts';

export function moneyText(sum: number, currency: string, lang: Lang, change = false): string {
  const figure = Math.abs(sum).toLocaleString(lang === 'it' ? 'it-IT' : 'en-GB', { useGrouping: 'always' });
  const sign = sum < 0 ? '−' : change && sum > 0 ? '+' : '';
  return sign + currency.replace('{n}', figure);
}
