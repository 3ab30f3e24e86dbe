// Actions on a table besides playing: save, fork, share, hand over.
import { useState } from 'react';
import { useLocation } from 'wouter';
import { askedAgain } from '../../engine/index.ts';
import { forkOf } from '../../match/forkOf.ts';
import type { GameRecord } from '../../records/record.ts';
import { tableLines } from '../../words/web/table.ts';
import { copyText } from '../app/copyText.ts';
import { ensurePerson } from '../app/ensurePerson.ts';
import { useLines } from '../app/lang.ts';
import { toast } from '../design/toasts.ts';
import { problemText } from '../net/ApiProblem.ts';
import { api } from '../net/api.ts';
import { createFromRecord, createLocalGame } from './local/createLocalGame.ts';
import { tableHref } from './tableHref.ts';
import { useTable } from './useTable.ts';

export function useTableActions() {
  const { link, table, timeline, moment, seats, start, game } = useTable();
  const l = useLines(tableLines);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  /** Goes to the returned address, and reports a failure without one. */
  const going = (work: () => Promise<string | null>) => async () => {
    if (busy) return;
    setBusy(true);
    try {
      const path = await work();
      if (path !== null) navigate(path);
    } catch (error) {
      toast(`${l.menu.failed} ${problemText(error)}`, 'bad');
    } finally {
      setBusy(false);
    }
  };
  const local = async (made: ReturnType<typeof createFromRecord>) => {
    const done = await made;
    if ('id' in done) return `/local/${done.id}`;
    toast(l.menu.failed, 'bad');
    return null;
  };
  return {
    busy,
    save: going(async () => {
      saveRecord(withoutSeed(await link.record()), `${table.game}-${table.id}`);
      return null;
    }),
    /** A new game on this screen from the shown moment; people at the table keep their seats. */
    fork: going(async () => {
      const record = forkOf(timeline, moment.seq, { seats, ...(start ? { start } : {}) });
      return local(createFromRecord(record, { botSeconds: table.botSeconds, assist: table.assist }));
    }),
    copyLink: () => copyText(tableHref(table)),
    rematch: going(async () => {
      if (link.kind === 'remote') return `/t/${(await api.rematch(table.id)).id}`;
      const asked = askedAgain(game, { options: table.options, rulings: table.rulings });
      return local(
        createLocalGame({ game: game.id, asked, seats, botSeconds: table.botSeconds, assist: table.assist }),
      );
    }),
    handOver: going(async () => {
      if (!(await ensurePerson())) return null;
      return `/t/${(await api.importRecord(withoutSeed(await link.record()), 'link')).id}`;
    }),
    remove: going(async () => {
      await (await import('./local/localGames.ts')).deleteLocalGame(table.id);
      return '/';
    }),
  };
}

function withoutSeed(record: GameRecord): GameRecord {
  if (record.result !== undefined) return record;
  const { seed: _, ...rest } = record;
  return rest;
}

/** Downloads a record as a file. */
function saveRecord(record: GameRecord, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
