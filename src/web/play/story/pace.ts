// The pace of others' moves: at once, one after the other, or each on request.
import { create } from 'zustand';
import { keep, kept } from '../../app/keep.ts';

export const paces = ['once', 'second', 'steps'] as const;
export type Pace = (typeof paces)[number];

interface PaceChoice {
  readonly pace: Pace;
  set(pace: Pace): void;
}

const stored = paces.find((pace) => pace === kept('play.pace'));

export const usePace = create<PaceChoice>((set) => ({
  pace: stored ?? 'once',
  set(pace) {
    keep('play.pace', pace);
    set({ pace });
  },
}));
