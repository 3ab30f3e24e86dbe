// `/local/:id`: a game of this browser.
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { usePage } from '../app/page.ts';
import { PlayTable } from './layout/PlayTable.tsx';
import { localLink } from './local/localLink.ts';
import { type Opened, useLink, useOpened } from './opening.ts';
import { TroubleView, Waiting } from './Waiting.tsx';

export function LocalTablePage({ id }: { readonly id: string }) {
  const opened = useLink(useCallback(() => localLink(id), [id]));
  return opened ? <LocalTable {...opened} /> : <Waiting />;
}

function LocalTable(opened: Opened) {
  usePage(null);
  const trouble = useStore(opened.link.store, (s) => s.trouble);
  const store = useOpened(opened);
  if (trouble && trouble.kind !== 'unreachable') return <TroubleView trouble={trouble} kind="local" />;
  return store ? <PlayTable store={store} /> : <Waiting />;
}
