// Opens the way to a table for as long as its page is shown.
import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { TableLink } from './link.ts';
import { type Sight, sightOf } from './sight.ts';
import { watched } from './watch.ts';

export interface Opened<L extends TableLink = TableLink> {
  readonly link: L;
  readonly sight: StoreApi<Sight>;
}

export function useLink<L extends TableLink>(open: () => L): Opened<L> | null {
  const [opened, setOpened] = useState<Opened<L> | null>(null);
  useEffect(() => {
    const link = open();
    const sight = sightOf(link, watched());
    setOpened({ link, sight: sight.store });
    return () => {
      sight.close();
      link.close();
    };
  }, [open]);
  return opened;
}
