// A choice that is only weighed: a card under the pointer or in focus, a figure that is not sent yet. Its own store, so
// that a pointer passing over cards does not draw the whole table anew.
import { create } from 'zustand';
import type { Choice } from '../../../engine/index.ts';
import type { Path } from '../../../match/menu.ts';

interface Weighing {
  readonly choice: Choice | null;
  /** It counts only while this is what has been chosen. */
  readonly path: Path;
  weigh(path: Path, choice: Choice | null): void;
}

export const useWeighing = create<Weighing>((set) => ({
  choice: null,
  path: [],
  weigh: (path, choice) => set({ path, choice }),
}));

/** What a button that stands for a choice listens to: it is weighed while a pointer or the focus is on it. */
export function useWeighs() {
  const weigh = useWeighing((store) => store.weigh);
  return (path: Path, choice: Choice | null) => ({
    onPointerEnter: () => weigh(path, choice),
    onPointerLeave: () => weigh(path, null),
    onFocus: () => weigh(path, choice),
    onBlur: () => weigh(path, null),
  });
}
