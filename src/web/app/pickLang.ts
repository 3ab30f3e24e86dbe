// Picks the page's language: the one chosen here, else the browser's first that we know, else English.
import { type Lang, langs } from '../../words/phrases.ts';

const known = (code: string | null | undefined): Lang | undefined =>
  langs.find((lang) => code?.toLowerCase().split('-')[0] === lang);

export const pickLang = (chosen: string | null, browser: readonly string[]): Lang =>
  known(chosen) ?? browser.map(known).find((lang) => lang !== undefined) ?? 'en';
