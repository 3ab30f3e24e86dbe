// The way pointed at in the list, which the board emphasises. It has its own store, as pointers move often.
import { create } from 'zustand';

export const useLit = create<{ readonly way: string | null }>(() => ({ way: null }));

export const light = (way: string | null): void => useLit.setState({ way });
