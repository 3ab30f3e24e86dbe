// Typesets sentences for a page: the catalogues of games serve the terminal too and keep to its plain marks.
import type { Lang } from '../../words/phrases.ts';
import type { Words } from '../../words/words.ts';

const quoted: Readonly<Record<Lang, string>> = { en: '“$1”', it: '«$1»' };

export const typeset = (text: string, lang: Lang): string =>
  text.replace(/"([^"]*)"/g, quoted[lang]).replace(/(?<=\p{L})'/gu, '’');

/** The same words, each sentence typeset. */
export function typesetWords(words: Words, lang: Lang): Words {
  const set = (text: string): string => typeset(text, lang);
  const setOrNull = (text: string | null): string | null => (text === null ? null : set(text));
  return {
    ...words,
    event: (event) => setOrNull(words.event(event)),
    refusal: (refusal) => set(words.refusal(refusal)),
    action: (action) => set(words.action(action)),
    frame: (frame) => setOrNull(words.frame(frame)),
    tag: (id) => set(words.tag(id)),
  };
}
