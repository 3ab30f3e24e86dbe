// The table laid out: board and panels side by side, or on a phone the board first and the rest within a thumb's reach.
import { ChartLine, MessageSquare, ScrollText, TrainFront, Trophy, Users } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { tableLines } from '../../i18n/web/table.ts';
import { useLines } from '../app/lang.ts';
import { Drawer } from '../design/Drawer.tsx';
import { Tabs } from '../design/Tabs.tsx';
import { Announcer } from './Announcer.tsx';
import { Banners } from './Banners.tsx';
import { BoardArea } from './BoardArea.tsx';
import { Decision } from './Decision.tsx';
import { History } from './History.tsx';
import { LastMove } from './LastMove.tsx';
import { Panel } from './Panel.tsx';
import { type Play, PlayProvider } from './Play.ts';
import style from './PlayTable.module.css';
import { Proposals } from './Proposals.tsx';
import { type PanelId, panelIds } from './panelIds.ts';
import { usePreferences } from './preferences.ts';
import { SeatStrip } from './SeatStrip.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useAttention } from './useAttention.ts';
import { useMedia } from './useMedia.ts';
import { useTableKeys } from './useTableKeys.ts';

const icons: Readonly<Record<PanelId, ReactNode>> = {
  players: <Users aria-hidden />,
  companies: <TrainFront aria-hidden />,
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
  const narrow = useMedia('(max-width: 56rem)');
  const big = usePreferences((p) => p.big);
  const over = play.table.status === 'over';
  const choose = (panel: PanelId | null) => play.sight.setState({ panel });
  useTableKeys();
  const ids = panelIds.filter((id) => (id !== 'chat' || play.link.people) && (id !== 'result' || over));
  const Layout = narrow ? Narrow : Wide;
  return (
    <div className={style.table} data-big={big || undefined} data-narrow={narrow || undefined}>
      <Layout ids={ids} over={over} chosen={play.look.panel} choose={choose} />
    </div>
  );
}

interface LayoutProps {
  readonly ids: readonly PanelId[];
  readonly over: boolean;
  readonly chosen: PanelId | null;
  readonly choose: (panel: PanelId | null) => void;
}

function Wide({ ids, over, chosen, choose }: LayoutProps) {
  const l = useLines(tableLines).panels;
  const active = chosen ?? (over ? 'result' : 'players');
  const tabs = useMemo(() => ids.map((id) => ({ id, label: l[id] })), [ids, l]);
  return (
    <>
      <div className={style.stage}>
        <Banners />
        <Proposals />
        <BoardArea />
        <LastMove />
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

function Narrow({ ids, chosen, choose }: LayoutProps) {
  const l = useLines(tableLines).panels;
  return (
    <>
      <Head />
      <Banners />
      <Proposals />
      <BoardArea />
      <LastMove />
      <History />
      <div className={style.thumb}>
        <Decision />
      </div>
      <nav className={style.drawers} aria-label={l.label}>
        {ids.map((id) => (
          <button key={id} type="button" data-panel={id} onClick={() => choose(id)}>
            {icons[id]}
            <span>{l[id]}</span>
          </button>
        ))}
      </nav>
      <Drawer open={chosen !== null} onClose={() => choose(null)} title={chosen ? l[chosen] : ''}>
        {chosen && <Panel id={chosen} />}
      </Drawer>
    </>
  );
}

const Head = () => (
  <div className={style.head}>
    <SeatStrip />
    <TableMenu />
  </div>
);
