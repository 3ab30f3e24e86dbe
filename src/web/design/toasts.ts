// Short notices that come and go; `toast('Copied')` from anywhere.
import { create } from 'zustand';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'plain' | 'good' | 'bad';
  /** An action offered with the notice. */
  readonly action?: { readonly label: string; run(): void };
}

interface ToastStore {
  readonly notices: readonly Notice[];
  /** Their height in pixels, for what must not be covered; 0 while there are none. */
  readonly height: number;
  dismiss(id: number): void;
}

export const useToasts = create<ToastStore>((set) => ({
  notices: [],
  height: 0,
  dismiss: (id) => set((s) => ({ notices: s.notices.filter((notice) => notice.id !== id) })),
}));

let last = 0;

export function toast(text: string, kind: Notice['kind'] = 'plain', action?: Notice['action']): void {
  last += 1;
  const notice = { id: last, text, kind, ...(action && { action }) };
  // a repeated notice is shown once, and only the last action can be undone
  const stays = (n: Notice) => n.text !== text && !(action && n.action);
  useToasts.setState((s) => ({ notices: [...s.notices.filter(stays).slice(-2), notice] }));
  // A failure's reason stays longer, to be read.
  setTimeout(() => useToasts.getState().dismiss(notice.id), kind === 'bad' ? 9000 : 4500);
}

/** Removes notices whose actions are out of date. */
export const dropOffers = (): void =>
  useToasts.setState((s) => ({ notices: s.notices.filter((notice) => !notice.action) }));
