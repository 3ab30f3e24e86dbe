// The way that somebody points at in the list: the board draws it stronger. Kept apart, because pointers move often.
import { create } from 'zustand';

export const useLit = create<{ readonly way: string | null }>(() => ({ way: null }));

export const light = (way: string | null): void => useLit.setState({ way });
