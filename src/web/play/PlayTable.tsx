// The table laid out: board and panels side by side, or on a phone the board first and the rest within a thumb's reach.
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
import { lastSeq } from '../../match/timeline.ts';
import { useLines } from '../app/lang.ts';
import { Badge } from '../design/Badge.tsx';
import { Drawer } from '../design/Drawer.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { Tabs } from '../design/Tabs.tsx';
import { Announcer } from './Announcer.tsx';
import { Banners } from './Banners.tsx';
import { BoardArea } from './BoardArea.tsx';
import { Decision } from './Decision.tsx';
import { FreeSeat } from './FreeSeat.tsx';
import { History } from './History.tsx';
import { LastMove } from './LastMove.tsx';
import { narrowTable } from './narrowTable.ts';
import { Panel } from './Panel.tsx';
import { type Play, PlayProvider, usePlay } from './Play.ts';
import style from './PlayTable.module.css';
import { Proposals } from './Proposals.tsx';
import { type PanelId, panelIds } from './panelIds.ts';
import { usePreferences } from './preferences.ts';
import { SeatStrip } from './SeatStrip.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useAttention } from './useAttention.ts';
import { useMedia } from './useMedia.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useUnread } from './useUnread.ts';

const icons: Readonly<Record<PanelId, ReactNode>> = {
  players: <Users aria-hidden />,
  companies: <TrainFront aria-hidden />,
  market: <Grid3x3 aria-hidden />,
  charts: <ChartLine aria-hidden />,
  log: <ScrollText aria-hidden />,
  chat: <MessageSquare aria-hidden />,
  result: <Trophy aria-hidden />,
};

export function PlayTable({ play }: { readonly play: Play }) {
  useAttention(play);
  return (
    <PlayProvider value={play}>
      <Laid play={play} />
      <Announcer />
    </PlayProvider>
  );
}

function Laid({ play }: { readonly play: Play }) {
  const narrow = useMedia(narrowTable);
  const big = usePreferences((p) => p.big);
  const over = play.table.status === 'over';
  const choose = (panel: PanelId | null) => play.sight.setState({ panel });
  useTableKeys();
  const unread = useUnread(play, play.look.panel === 'chat');
  const shows: Readonly<Partial<Record<PanelId, boolean>>> = {
    chat: play.link.people !== undefined,
    result: over,
    market: play.face.market !== undefined,
  };
  const ids = panelIds.filter((id) => shows[id] ?? true);
  const Layout = narrow ? Narrow : Wide;
  return (
    <div
      className={style.table}
      data-big={big || undefined}
      data-narrow={narrow || undefined}
      data-seq={lastSeq(play.timeline)}
    >
      <h1 className="hidden">{play.game.name}</h1>
      <Layout ids={ids} over={over} unread={unread} chosen={play.look.panel} choose={choose} />
    </div>
  );
}

interface LayoutProps {
  readonly ids: readonly PanelId[];
  readonly over: boolean;
  readonly unread: number;
  readonly chosen: PanelId | null;
  readonly choose: (panel: PanelId | null) => void;
}

function Wide({ ids, over, unread, chosen, choose }: LayoutProps) {
  const { panels: l, chat } = useLines(tableLines);
  const active = chosen ?? (over ? 'result' : 'players');
  const mark = unread > 0 && <Badge kind="signal">{chat.fresh(unread)}</Badge>;
  const tabs = ids.map((id) => ({ id, label: l[id], mark: id === 'chat' && mark }));
  return (
    <>
      <div className={style.stage}>
        <Banners />
        <Proposals />
        <FreeSeat />
        <BoardArea />
        <div className={style.foot}>
          <LastMove />
          <Standing />
        </div>
        <History />
      </div>
      <aside className={style.side}>
        <Head />
        <Decision />
        <Tabs label={l.label} tabs={tabs} active={active} onChange={choose} className={style.tabs ?? ''}>
          <Panel id={active} />
        </Tabs>
      </aside>
    </>
  );
}

function Narrow({ ids, unread, chosen, choose }: LayoutProps) {
  const { isNow, table } = usePlay();
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
      <div className={style.thumb} data-steady={(table.status === 'playing' && table.yours.length > 0) || undefined}>
        <Decision />
      </div>
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

/** The state of the game in one line; left out when the game is over, since the result says it. */
function Standing() {
  const { isNow, table, face, moment, lang } = usePlay();
  return face.Brief && (table.status === 'playing' || !isNow) ? <face.Brief state={moment.state} lang={lang} /> : null;
}

const Head = () => (
  <div className={style.head}>
    <SeatStrip />
    <TableMenu />
  </div>
);
