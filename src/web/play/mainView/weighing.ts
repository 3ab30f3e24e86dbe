// A choice only weighed: a card under the pointer or in focus, a figure not sent yet. It has its own store, so that a
// pointer passing over cards does not redraw the whole table.
import { create } from 'zustand';
import type { Choice } from '../../../engine/index.ts';
import type { Path } from '../../../match/menu.ts';

interface Weighing {
  readonly choice: Choice | null;
  /** The choices so far: the weighed choice counts only while they stay. */
  readonly path: Path;
  weigh(path: Path, choice: Choice | null): void;
}

export const useWeighing = create<Weighing>((set) => ({
  choice: null,
  path: [],
  weigh: (path, choice) => set({ path, choice }),
}));

/** Event handlers of a choice's button: it is weighed while a pointer or the focus is on it. */
export function useWeighs() {
  const weigh = useWeighing((store) => store.weigh);
  return (path: Path, choice: Choice | null) => ({
    onPointerEnter: () => weigh(path, choice),
    onPointerLeave: () => weigh(path, null),
    onFocus: () => weigh(path, choice),
    onBlur: () => weigh(path, null),
  });
}
