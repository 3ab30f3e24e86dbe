// The cover of 1856: its words before anything else of it is loaded.
import type { Lang } from '../../../words/phrases.ts';
import type { CoverWords } from '../../../words/web/titles.ts';

export const cover: Readonly<Record<Lang, CoverWords>> = {
  en: {
    line: 'Upper Canada: loans, destinations, and the government railway that swallows debtors.',
    subtitle: 'Upper Canada: companies that begin poor, borrow cheaply, and are called to account on one bad day.',
    land: 'Upper Canada',
  },
  it: {
    line: 'Alto Canada: prestiti, destinazioni e la ferrovia di Stato che inghiotte i debitori.',
    subtitle: 'Alto Canada: società che nascono povere, prendono prestiti facili, e un brutto giorno devono renderli.',
    land: 'Alto Canada',
  },
};
