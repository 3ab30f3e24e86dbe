// `/t/:id`: a table of the server, from the gathering to the end of its game.
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { useStore } from 'zustand';
import type { Table } from '../../api/tables.ts';
import { tableLines } from '../../words/web/table.ts';
import { useLines } from '../app/lang.ts';
import { finishTurn, setDeciding } from '../app/offer/offerStore.ts';
import { hasFinishedTurn, isDeciding } from '../app/offer/whenToOffer.ts';
import { usePage } from '../app/page.ts';
import { reconnect } from '../net/live.ts';
import { useMe } from '../net/queries.ts';
import { Gathering } from '../pages/Gathering.tsx';
import { Talk } from './chat/Chat.tsx';
import { PlayTable } from './layout/PlayTable.tsx';
import { type Opened, useLink, useOpened } from './opening.ts';
import { type RemoteLink, remoteLink } from './remote/remoteLink.ts';
import { useMineNews } from './remote/useMineNews.ts';
import { AwayTable, TroubleView, Waiting } from './Waiting.tsx';

export function TablePage({ id }: { readonly id: string }) {
  const [search] = useSearchParams();
  const invite = search.get('invite');
  const opened = useLink(useCallback(() => remoteLink(id, invite), [id, invite]));
  return opened ? <RemoteTable {...opened} invite={invite} /> : <Waiting />;
}

function RemoteTable({ link, sight, invite }: Opened<RemoteLink> & { readonly invite: string | null }) {
  usePage(null);
  useMineNews();
  const l = useLines(tableLines).trouble;
  const trouble = useStore(link.store, (s) => s.trouble);
  const table = useStore(link.store, (s) => s.table);
  const chat = useStore(link.store, (s) => s.chat);
  useTurnsFinished(table);
  const store = useOpened({ link, sight });
  const person = useKnown(link);
  if (trouble && !store) {
    if (trouble.kind === 'unreachable')
      return <AwayTable title={l.unreachable} why={trouble.text} onRetry={() => void link.people?.refresh()} />;
    return <TroubleView trouble={trouble} kind="remote" />;
  }
  if (table?.status === 'gathering') {
    // at a private table, a visitor who is only invited sees no chat yet
    const hears = table.visibility !== 'private' || table.yours.length > 0;
    const talk = hears && <Talk chat={chat} say={link.people?.say} />;
    return <Gathering table={table} me={person} invite={invite} onChange={link.take} talk={talk} />;
  }
  return store ? <PlayTable store={store} /> : <Waiting />;
}

/** The reader's identity; when it changes, the table and the socket are refreshed for the new person. */
function useKnown(link: RemoteLink) {
  const me = useMe();
  const person = me.data?.person ?? null;
  const known = me.data === undefined ? undefined : (person?.id ?? null);
  const before = useRef(known);
  useEffect(() => {
    const changed = before.current !== undefined && known !== undefined && before.current !== known;
    if (known !== undefined) before.current = known;
    if (!changed) return;
    reconnect();
    void link.people?.refresh();
  }, [known, link]);
  return person;
}

function useTurnsFinished(table: Table | null): void {
  const before = useRef(table);
  useEffect(() => {
    if (before.current && table && hasFinishedTurn(before.current, table)) finishTurn();
    before.current = table;
    setDeciding(table !== null && isDeciding(table));
  }, [table]);
  useEffect(() => () => setDeciding(false), []);
}
