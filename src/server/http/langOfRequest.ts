import { type Lang, langs } from '../../words/phrases.ts';

/** The browser's preferred language among ours, else English. */
export function langOfRequest(accepts: string | undefined): Lang {
  const isOurs = (x: string): x is Lang => langs.includes(x as Lang);
  const preferred = (accepts ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q = 'q=1'] = part.trim().split(';');
      return { lang: tag.slice(0, 2).toLowerCase(), weight: Number(q.replace('q=', '')) || 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  return preferred.map((p) => p.lang).find(isOurs) ?? 'en';
}
