// Figures and sums as a language writes them: thousands grouped from four digits on, a true minus before the currency.
import type { Lang } from './phrases.ts';

// Italian by the book leaves 6000 alone and groups 60.000; in a column of money both are grouped.
const locales: Readonly<Record<Lang, string>> = { en: 'en-GB', it: 'it-IT' };
const formats: Partial<Record<Lang, Intl.NumberFormat>> = {};

/** Made on first use: a page has one language, and the other would take ten milliseconds. */
const formatOf = (lang: Lang): Intl.NumberFormat => {
  formats[lang] ??= new Intl.NumberFormat(locales[lang], { useGrouping: 'always' });
  return formats[lang];
};

export const figureText = (n: number, lang: Lang): string => signOf(n) + formatOf(lang).format(Math.abs(n));

/** `currency` has {n} where the figure goes. */
export const moneyText = (sum: number, currency: string, lang: Lang): string =>
  signOf(sum) + currency.replace('{n}', formatOf(lang).format(Math.abs(sum)));

/** A gain or loss: a gain has its sign too. */
export const changeText = (sum: number, currency: string, lang: Lang): string =>
  (sum > 0 ? '+' : '') + moneyText(sum, currency, lang);

const signOf = (n: number): string => (n < 0 ? '−' : '');
