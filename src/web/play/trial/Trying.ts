// The trial at this table, if any: its beginning and end, for the parts that offer or show it.
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { type TableStore, tableStore } from '../Play.ts';
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
  readonly store: TableStore;
}

/** The table in play: the real one, or the copy on which something is tried out. */
export function useTried(real: TableStore): { readonly trying: Trying; readonly store: TableStore } {
  const { link, kit } = real.getState();
  const [tried, setTried] = useState<Tried | null>(null);
  useEffect(
    () => () => {
      tried?.sight.close();
      tried?.link.close();
    },
    [tried],
  );
  const trying = useMemo(
    (): Trying => ({
      link: tried?.link ?? null,
      begin() {
        const trial = trialLink(link);
        if (!trial) return;
        const sight = sightOf(trial);
        setTried({ link: trial, sight, store: tableStore(trial, sight.store, kit) });
      },
      end: () => setTried(null),
    }),
    [link, kit, tried],
  );
  return { trying, store: tried?.store ?? real };
}
