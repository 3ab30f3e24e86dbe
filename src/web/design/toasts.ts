// Short notices that come and go; `toast('Copied')` from anywhere.
import { create } from 'zustand';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'plain' | 'good' | 'bad';
  /** What can be done about it. */
  readonly action?: { readonly label: string; run(): void };
}

interface ToastStore {
  readonly notices: readonly Notice[];
  dismiss(id: number): void;
}

export const useToasts = create<ToastStore>((set) => ({
  notices: [],
  dismiss: (id) => set((s) => ({ notices: s.notices.filter((notice) => notice.id !== id) })),
}));

let last = 0;

export function toast(text: string, kind: Notice['kind'] = 'plain', action?: Notice['action']): void {
  last += 1;
  const notice = { id: last, text, kind, ...(action && { action }) };
  // the same notice is not shown twice, and only what was done last can be taken back
  const stays = (n: Notice) => n.text !== text && !(action && n.action);
  useToasts.setState((s) => ({ notices: [...s.notices.filter(stays).slice(-2), notice] }));
  // A reason for a failure stays longer: it has to be read.
  setTimeout(() => useToasts.getState().dismiss(notice.id), kind === 'bad' ? 9000 : 4500);
}

/** What could be done about earlier ones is over. */
export const dropOffers = (): void =>
  useToasts.setState((s) => ({ notices: s.notices.filter((notice) => !notice.action) }));
