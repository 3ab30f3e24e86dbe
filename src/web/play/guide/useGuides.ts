// The guide cards seen in this browser, by game; a finished or skipped guide never returns by itself.
import { create } from 'zustand';
import { keep, kept } from '../../app/keep.ts';

/** Stored for a guide that is over. */
const OVER = 'over';

const nameOf = (game: string): string => `guide.${game}`;

/** Null: never begun. */
export type Progress = ReadonlySet<string> | typeof OVER | null;

function progressIn(text: string | null): Progress {
  if (text === null || text === OVER) return text;
  return new Set(text.split(' ').filter(Boolean));
}

interface Guides {
  readonly progress: Readonly<Record<string, Progress>>;
  /** Reads the progress from the browser the first time. */
  of(game: string): Progress;
  begin(game: string): void;
  /** Notes a card as seen; without cards left the guide is over. */
  see(game: string, card: string, all: readonly string[]): void;
  end(game: string): void;
}

export const useGuides = create<Guides>((set, get) => {
  // the same set every time: otherwise a component that reads it would redraw for ever
  const found = new Map<string, Progress>();
  const read = (game: string): Progress => {
    if (!found.has(game)) found.set(game, progressIn(kept(nameOf(game))));
    return found.get(game)!;
  };
  const put = (game: string, next: Progress, text: string) => {
    keep(nameOf(game), text);
    set(({ progress }) => ({ progress: { ...progress, [game]: next } }));
  };
  return {
    progress: {},
    of: (game) => (game in get().progress ? get().progress[game]! : read(game)),
    begin: (game) => put(game, new Set(), ''),
    see(game, card, all) {
      const before = get().of(game);
      const past = new Set(before instanceof Set ? before : []).add(card);
      if (all.every((id) => past.has(id))) put(game, OVER, OVER);
      else put(game, past, [...past].join(' '));
    },
    end: (game) => put(game, OVER, OVER),
  };
});
