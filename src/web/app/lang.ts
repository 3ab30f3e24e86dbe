// The language of the page: switched at once, everywhere, and kept in this browser.
import { create } from 'zustand';
import type { Lang } from '../../words/phrases.ts';
import { keep, kept } from './keep.ts';
import { pickLang } from './pickLang.ts';

interface LangStore {
  readonly lang: Lang;
  setLang(lang: Lang): void;
}

export const useLangStore = create<LangStore>((set) => ({
  lang: pickLang(kept('lang'), navigator.languages),
  setLang(lang) {
    keep('lang', lang);
    set({ lang });
  },
}));

const tell = ({ lang }: LangStore) => {
  const { documentElement: root } = document;
  // setting the same language again would restyle the whole page
  if (root.lang !== lang) root.lang = lang;
};
tell(useLangStore.getState());
useLangStore.subscribe(tell);

export const useLang = (): Lang => useLangStore((s) => s.lang);

/** The lines of one catalogue in the language of the page: `const l = useLines(shellLines)`. */
export const useLines = <T>(lines: Readonly<Record<Lang, T>>): T => lines[useLang()];

/** The same outside of a component. */
export const linesNow = <T>(lines: Readonly<Record<Lang, T>>): T => lines[useLangStore.getState().lang];
