// Whether something is being tried out at this table: how it begins and ends, for whoever offers or shows it.
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type Play, playOf } from '../Play.ts';
import { sightOf } from '../sight.ts';
import { type TryingLink, trialLink } from './trialLink.ts';

export interface Trying {
  readonly link: TryingLink | null;
  begin(): void;
  end(): void;
}

const Context = createContext<Trying | null>(null);

export const TryingProvider = Context.Provider;

export function useTrying(): Trying {
  const trying = useContext(Context);
  if (!trying) throw new Error('this belongs on a table');
  return trying;
}

interface Tried {
  readonly link: TryingLink;
  readonly sight: ReturnType<typeof sightOf>;
}

/** The table as it is played: the real one, or the copy on which something is tried out. */
export function useTriedPlay(real: Play): { readonly trying: Trying; readonly play: Play } {
  const [tried, setTried] = useState<Tried | null>(null);
  useEffect(
    () => () => {
      tried?.sight.close();
      tried?.link.close();
    },
    [tried],
  );
  const state = useStore(tried?.link.store ?? real.link.store);
  const look = useStore(tried?.sight.store ?? real.sight);
  const play = useMemo(() => {
    const { table, timeline } = state;
    if (!tried || !table || !timeline) return real;
    return playOf({ ...real, link: tried.link, sight: tried.sight.store, state, look, table, timeline });
  }, [real, tried, state, look]);
  const trying = useMemo(
    (): Trying => ({
      link: tried?.link ?? null,
      begin() {
        const link = trialLink(real.link);
        if (link) setTried({ link, sight: sightOf(link) });
      },
      end: () => setTried(null),
    }),
    [real.link, tried],
  );
  return { trying, play };
}
