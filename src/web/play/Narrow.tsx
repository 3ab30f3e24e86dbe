// The table on a phone: the board first and the rest within a thumb's reach.
import {
  ChartLine,
  Grid3x3,
  History as HistoryIcon,
  MessageSquare,
  ScrollText,
  TrainFront,
  Trophy,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { tableLines } from '../../i18n/web/table.ts';
import { useLines } from '../app/lang.ts';
import { Badge } from '../design/Badge.tsx';
import { Drawer } from '../design/Drawer.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { Banners } from './Banners.tsx';
import { BoardArea } from './BoardArea.tsx';
import { Decision } from './Decision.tsx';
import { FreeSeat } from './FreeSeat.tsx';
import { Head } from './Head.tsx';
import { History } from './History.tsx';
import { LastMove } from './LastMove.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { Panel } from './Panel.tsx';
import { usePlay } from './Play.ts';
import style from './PlayTable.module.css';
import { Proposals } from './Proposals.tsx';
import type { PanelId } from './panelIds.ts';
import { Sheet } from './Sheet.tsx';
import { Standing } from './Standing.tsx';

const icons: Readonly<Record<PanelId, ReactNode>> = {
  players: <Users aria-hidden />,
  companies: <TrainFront aria-hidden />,
  market: <Grid3x3 aria-hidden />,
  charts: <ChartLine aria-hidden />,
  log: <ScrollText aria-hidden />,
  chat: <MessageSquare aria-hidden />,
  result: <Trophy aria-hidden />,
};

export function Narrow({ ids, unread, chosen, choose }: LayoutProps) {
  const { isNow } = usePlay();
  const l = useLines(tableLines);
  const [scrubbing, setScrubbing] = useState(false);
  return (
    <>
      <Head />
      <Banners />
      <Proposals />
      <FreeSeat />
      <BoardArea />
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
      {(scrubbing || !isNow) && <History />}
      <Sheet>
        <Decision />
      </Sheet>
      <nav className={style.drawers} aria-label={l.panels.label}>
        {ids.map((id) => (
          <button key={id} type="button" data-panel={id} onClick={() => choose(id)}>
            {icons[id]}
            <span>{l.panels[id]}</span>
            {id === 'chat' && unread > 0 && <Badge kind="signal">{unread}</Badge>}
          </button>
        ))}
      </nav>
      <Drawer open={chosen !== null} onClose={() => choose(null)} title={chosen ? l.panels[chosen] : ''}>
        {chosen && <Panel id={chosen} />}
      </Drawer>
    </>
  );
}
