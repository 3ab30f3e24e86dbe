// Keeps the title of the window: on every page it counts the games in which it is my move.
import { useEffect } from 'react';
import { useMe, useTables } from '../net/queries.ts';
import { countYourMoves } from '../pages/home/tableLists.ts';
import { usePageStore } from './page.ts';
import { windowTitle } from './windowTitle.ts';

export function TitleKeeper() {
  const me = useMe();
  return me.data?.person ? <CountingTitle /> : <Title waiting={0} />;
}

function CountingTitle() {
  const mine = useTables('mine');
  return <Title waiting={countYourMoves(mine.data ?? [])} />;
}

function Title({ waiting }: { readonly waiting: number }) {
  const title = usePageStore((s) => s.title);
  useEffect(() => {
    document.title = windowTitle(waiting, title);
  }, [waiting, title]);
  return null;
}
