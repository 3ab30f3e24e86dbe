// The reader's choice of the large picture for each kind of round, kept in this browser.
import { create } from 'zustand';
import { keep, kept } from '../../app/keep.ts';
import type { RoundKind } from './roundKind.ts';

export type Shown = 'map' | 'market';

interface MainViewChoice {
  readonly shown: Readonly<Record<RoundKind, Shown>>;
  show(round: RoundKind, what: Shown): void;
}

const usual: Readonly<Record<RoundKind, Shown>> = { stock: 'market', other: 'map' };

const stored = (round: RoundKind): Shown => {
  const value = kept(`play.stage.${round}`);
  return value === 'map' || value === 'market' ? value : usual[round];
};

export const useMainViewChoice = create<MainViewChoice>((set) => ({
  shown: { stock: stored('stock'), other: stored('other') },
  show(round, what) {
    keep(`play.stage.${round}`, what);
    set(({ shown }) => ({ shown: { ...shown, [round]: what } }));
  },
}));
