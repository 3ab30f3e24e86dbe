// The map on a phone: folded to a strip while many choices need the room; a touch unfolds it.
import { ChevronDown, ChevronUp, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { marketLines } from '../../../words/web/market.ts';
import { keep, kept } from '../../app/keep.ts';
import { useLines } from '../../app/lang.ts';
import { useRootMark } from '../../app/useRootMark.ts';
import { lowTable } from '../layout/narrowTable.ts';
import { useMedia } from '../layout/useMedia.ts';
import { MainView } from '../mainView/MainView.tsx';
import { useMainView } from '../mainView/useMainView.ts';
import { useTable } from '../useTable.ts';
import style from './FoldedMainView.module.css';
import { offersMany } from './offersMany.ts';

export function FoldedMainView() {
  const { desk } = useTable();
  const { shown, asksForPlace } = useMainView();
  const low = useMedia(lowTable);
  const [open, setOpen] = useState(kept('play.auctionMap') === 'open');
  const { map } = useLines(marketLines);
  // beside the decision there is room for both
  const mayFold = !low && desk !== null && offersMany(desk.state) && shown === 'map' && !asksForPlace;
  useRootMark('data-folded-map', mayFold && !open);
  if (!mayFold) return <MainView />;
  const turn = () => {
    keep('play.auctionMap', open ? null : 'open');
    setOpen(!open);
  };
  const Arrow = open ? ChevronUp : ChevronDown;
  return (
    <>
      <button type="button" className={style.strip} aria-expanded={open} data-act="fold" onClick={turn}>
        <MapIcon aria-hidden />
        <span>{map}</span>
        <Arrow aria-hidden />
      </button>
      {open && <MainView />}
    </>
  );
}
