// Figures and sums as a language writes them: thousands grouped from four digits on, a true minus before the currency.
import type { Lang } from './phrases.ts';

// Italian by the book leaves 6000 alone and groups 60.000; in a column of money both are grouped.
const format = (locale: string) => new Intl.NumberFormat(locale, { useGrouping: 'always' });
const formats: Readonly<Record<Lang, Intl.NumberFormat>> = { en: format('en-GB'), it: format('it-IT') };

export const figureText = (n: number, lang: Lang): string => signOf(n) + formats[lang].format(Math.abs(n));

/** `currency` has {n} where the figure goes. */
export const moneyText = (sum: number, currency: string, lang: Lang): string =>
  signOf(sum) + currency.replace('{n}', formats[lang].format(Math.abs(sum)));

/** A sum that is gained or lost: a gain has its sign too. */
export const changeText = (sum: number, currency: string, lang: Lang): string =>
  (sum > 0 ? '+' : '') + moneyText(sum, currency, lang);

const signOf = (n: number): string => (n < 0 ? '−' : '');
