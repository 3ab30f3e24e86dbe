// The reader's choice for the third column in each kind of round, kept in this browser.
import { create } from 'zustand';
import { keep, kept } from '../../app/keep.ts';
import type { RoundKind } from './roundKind.ts';
import { thirdKey } from './thirdKey.ts';

const thirds = ['holdings', 'log', 'none'] as const;
export type Third = (typeof thirds)[number];

interface ThirdChoice {
  readonly third: Readonly<Record<RoundKind, Third>>;
  choose(round: RoundKind, what: Third): void;
}

/** In stock rounds the holdings stand below the market already. */
const usual: Readonly<Record<RoundKind, Third>> = { stock: 'log', other: 'holdings' };

const stored = (round: RoundKind): Third => {
  const value = kept(thirdKey(round));
  return thirds.find((third) => third === value) ?? usual[round];
};

export const useThirdChoice = create<ThirdChoice>((set) => ({
  third: { stock: stored('stock'), other: stored('other') },
  choose(round, what) {
    keep(thirdKey(round), what);
    set(({ third }) => ({ third: { ...third, [round]: what } }));
  },
}));
