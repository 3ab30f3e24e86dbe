// `/local/:id`: a game of this browser.
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { usePage } from '../app/page.ts';
import { localLink } from './local/localLink.ts';
import { usePlayOf } from './Play.ts';
import { PlayTable } from './PlayTable.tsx';
import { type Opened, useLink } from './useLink.ts';
import { TroubleView, Waiting } from './Waiting.tsx';

export function LocalTablePage({ id }: { readonly id: string }) {
  const opened = useLink(useCallback(() => localLink(id), [id]));
  return opened ? <LocalTable {...opened} /> : <Waiting />;
}

function LocalTable({ link, sight }: Opened) {
  usePage(null);
  const trouble = useStore(link.store, (s) => s.trouble);
  const play = usePlayOf(link, sight);
  if (trouble && trouble.kind !== 'unreachable') return <TroubleView trouble={trouble} kind="local" />;
  return play ? <PlayTable play={play} /> : <Waiting />;
}
