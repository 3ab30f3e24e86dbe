import { type Lang, langs } from '../../i18n/phrases.ts';

/** The language asked for in the address, else the first of ours that the browser prefers, else English. */
export function langOfRequest(asked: unknown, accepts: string | undefined): Lang {
  const isOurs = (x: unknown): x is Lang => langs.includes(x as Lang);
  if (isOurs(asked)) return asked;
  const preferred = (accepts ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q = 'q=1'] = part.trim().split(';');
      return { lang: tag.slice(0, 2).toLowerCase(), weight: Number(q.replace('q=', '')) || 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  return preferred.map((p) => p.lang).find(isOurs) ?? 'en';
}
