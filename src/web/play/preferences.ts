// The reader's preferences for play, kept in this browser.
import { create } from 'zustand';
import { keep, kept } from '../app/keep.ts';

export const preferenceIds = ['confirm', 'idle', 'sound', 'motion', 'big'] as const;
export type Preference = (typeof preferenceIds)[number];

interface Preferences extends Readonly<Record<Preference, boolean>> {
  set(id: Preference, on: boolean): void;
}

const stored = (id: Preference, by: boolean): boolean => {
  const value = kept(`play.${id}`);
  return value === null ? by : value === 'yes';
};

export const usePreferences = create<Preferences>((set) => ({
  confirm: stored('confirm', false),
  idle: stored('idle', true),
  sound: stored('sound', false),
  motion: stored('motion', true),
  big: stored('big', false),
  set(id, on) {
    keep(`play.${id}`, on ? 'yes' : 'no');
    set({ [id]: on } as Pick<Preferences, Preference>);
  },
}));
