// The table on a phone: the board first and the rest within a thumb's reach. Sideways the same elements form two
// columns, so that turning the phone rebuilds nothing and loses no input.
import { History as HistoryIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { marketLines } from '../../../words/web/market.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { IconButton } from '../../design/IconButton.tsx';
import { Decision } from '../decision/Decision.tsx';
import { useMainView } from '../mainView/useMainView.ts';
import { FoldedMainView } from '../phone/FoldedMainView.tsx';
import { PanelSheet } from '../phone/PanelSheet.tsx';
import { PullUp } from '../phone/PullUp.tsx';
import { TabBar } from '../phone/TabBar.tsx';
import { FreeSeat } from '../seats/FreeSeat.tsx';
import { Dividends } from '../story/Dividends.tsx';
import { History } from '../story/History.tsx';
import { LastMove } from '../story/LastMove.tsx';
import { Passed } from '../story/Passed.tsx';
import { useIsPassing } from '../story/passing.ts';
import { Since } from '../story/Since.tsx';
import { Proposals } from '../undo/Proposals.tsx';
import { useTable } from '../useTable.ts';
import { AfterBoard } from './AfterBoard.tsx';
import { Banners } from './Banners.tsx';
import { Head } from './Head.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { lowTable } from './narrowTable.ts';
import { Panel } from './Panel.tsx';
import style from './PlayTable.module.css';
import type { PanelId } from './panelIds.ts';
import { Standing } from './Standing.tsx';
import { useMedia } from './useMedia.ts';

const SheetPanel = lazy(() => import('../../sheet/Sheet.tsx').then((m) => ({ default: m.SheetPanel })));

export function Narrow({ ids, unread, chosen, choose }: LayoutProps) {
  const { isNow, sheet } = useTable();
  const isPassing = useIsPassing();
  const l = useLines(tableLines);
  const { map } = useLines(marketLines);
  const { shown } = useMainView();
  const nameOf = (id: PanelId) => (id === 'market' && shown === 'market' ? map : l.panels[id]);
  const [scrubbing, setScrubbing] = useState(false);
  const low = useMedia(lowTable);
  const isOpen = chosen !== null || sheet;
  return (
    <>
      <Head />
      <div className={style.upper} inert={isOpen && !low}>
        <Banners />
        <Proposals />
        <FreeSeat />
        <Passed>
          <FoldedMainView />
        </Passed>
        <div className={style.strip}>
          <div className={style.standing}>
            <LastMove />
            <Standing />
          </div>
          <IconButton
            label={l.history.label}
            pressed={scrubbing}
            data-act="history"
            onClick={() => setScrubbing((s) => !s)}
          >
            <HistoryIcon aria-hidden />
          </IconButton>
        </div>
        <Passed>{(scrubbing || !isNow || isPassing) && <History />}</Passed>
        <Dividends />
        <Since />
      </div>
      {/* inert while another moment passes by, as it still shows the present */}
      <PullUp inert={isOpen || isPassing}>
        <AfterBoard>
          <Decision />
        </AfterBoard>
      </PullUp>
      {chosen && (
        <PanelSheet title={nameOf(chosen)} onClose={() => choose(null)}>
          <Panel id={chosen} />
        </PanelSheet>
      )}
      {sheet && (
        <Suspense>
          <SheetPanel />
        </Suspense>
      )}
      <TabBar {...{ ids, unread, chosen, choose, nameOf }} />
    </>
  );
}
