// "Your move" reaches somebody who looks elsewhere: in the title of the window, and with a bell if they want one.
import { useEffect, useRef } from 'react';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { usePage } from '../../app/page.ts';
import { toast } from '../../design/toasts.ts';
import { usePreferences } from '../preferences.ts';
import { useTable } from '../useTable.ts';
import { ring } from './bell.ts';

export function useAttention(): void {
  const { seat, game, seq, panel } = useTable();
  const l = useLines(tableLines).decision;
  const sound = usePreferences((p) => p.sound);
  const mine = seat !== null;
  usePage(mine ? `${l.yourMove} · ${game.name}` : game.name);
  const before = useRef(mine);
  useEffect(() => {
    const news = mine && !before.current;
    before.current = mine;
    if (!news) return;
    if (sound) ring();
    // the table itself says it, unless something else is in front
    if (seq !== null || panel !== null) toast(l.yourMove);
  }, [mine, sound, seq, panel, l]);
}
