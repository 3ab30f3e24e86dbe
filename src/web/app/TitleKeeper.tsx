// Keeps the window's title: on every page it counts the games in which it is my move.
import { useEffect } from 'react';
import { useMyTables } from '../net/queries.ts';
import { countYourMoves } from '../pages/home/tableLists.ts';
import { usePageStore } from './page.ts';
import { windowTitle } from './windowTitle.ts';

export function TitleKeeper() {
  const waiting = countYourMoves(useMyTables().data ?? []);
  const title = usePageStore((s) => s.title);
  useEffect(() => {
    document.title = windowTitle(waiting, title);
  }, [waiting, title]);
  return null;
}
