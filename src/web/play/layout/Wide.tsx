// The table on a wide screen: the board, and the decision with the panels beside it.
import { marketLines } from '../../../words/web/market.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Badge } from '../../design/Badge.tsx';
import { Tabs } from '../../design/Tabs.tsx';
import { Decision } from '../decision/Decision.tsx';
import { MainView } from '../mainView/MainView.tsx';
import { ThirdColumn } from '../mainView/ThirdColumn.tsx';
import { useMainView } from '../mainView/useMainView.ts';
import { FreeSeat } from '../seats/FreeSeat.tsx';
import { Dividends } from '../story/Dividends.tsx';
import { History } from '../story/History.tsx';
import { LastMove } from '../story/LastMove.tsx';
import { Passed } from '../story/Passed.tsx';
import { useIsPassing } from '../story/passing.ts';
import { Since } from '../story/Since.tsx';
import { Proposals } from '../undo/Proposals.tsx';
import { useTable } from '../useTable.ts';
import { AfterBoard, Later } from './AfterBoard.tsx';
import { Banners } from './Banners.tsx';
import { Head } from './Head.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { roomyTable } from './narrowTable.ts';
import { Panel } from './Panel.tsx';
import style from './PlayTable.module.css';
import { Standing } from './Standing.tsx';
import { useMedia } from './useMedia.ts';

export function Wide({ ids, over, unread, chosen, choose }: LayoutProps) {
  const { isNow, hidesEnd } = useTable();
  const isPassing = useIsPassing();
  const roomy = useMedia(roomyTable);
  const { panels: l, chat } = useLines(tableLines);
  const { map } = useLines(marketLines);
  const { shown: inMainView } = useMainView();
  const active = chosen ?? (over && !hidesEnd ? 'result' : 'players');
  // the result is shown large; looking back brings the board
  const full = active === 'result' && isNow && !isPassing;
  const mark = unread > 0 && <Badge kind="signal">{chat.fresh(unread)}</Badge>;
  const tabs = ids.map((id) => ({
    id,
    label: id === 'market' && inMainView === 'market' ? map : l[id],
    mark: id === 'chat' && mark,
  }));
  return (
    <>
      <div className={style.stage}>
        <Banners />
        <Proposals />
        <FreeSeat />
        <Passed>{full ? <Panel id="result" /> : <MainView />}</Passed>
        <div className={style.foot} data-part="foot">
          <LastMove />
          <Standing />
        </div>
        <Passed>
          <History />
        </Passed>
      </div>
      {roomy && <ThirdColumn inert={isPassing} />}
      {/* inert while another moment passes by, as it still shows the present */}
      <aside className={style.side} inert={isPassing}>
        <AfterBoard>
          <Head />
          <Dividends />
          <Since />
          <Decision />
          <Tabs label={l.label} tabs={tabs} active={active} onChange={choose} className={style.tabs ?? ''}>
            <Later>
              <Panel id={full ? 'players' : active} />
            </Later>
          </Tabs>
        </AfterBoard>
      </aside>
    </>
  );
}
