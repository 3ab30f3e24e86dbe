// The panels at the foot of a phone: touching the open one closes it. Panels without room are one touch further, and
// any touch elsewhere folds that list.
import {
  ChartLine,
  Ellipsis,
  Grid3x3,
  Hexagon,
  type LucideIcon,
  Map as MapIcon,
  MessageSquare,
  ScrollText,
  Table2,
  TrainFront,
  TrainTrack,
  Trophy,
  Users,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { phaseLines } from '../../../words/web/phases.ts';
import { sheetLines } from '../../../words/web/sheet.ts';
import { tableLines } from '../../../words/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Badge } from '../../design/Badge.tsx';
import type { LayoutProps } from '../layout/layoutProps.ts';
import type { PanelId } from '../layout/panelIds.ts';
import { tabsAtHand } from '../layout/panelIds.ts';
import { useTable } from '../useTable.ts';
import style from './TabBar.module.css';

const icons: Readonly<Record<PanelId, LucideIcon>> = {
  players: Users,
  companies: TrainFront,
  market: Grid3x3,
  trains: TrainTrack,
  tiles: Hexagon,
  charts: ChartLine,
  log: ScrollText,
  chat: MessageSquare,
  result: Trophy,
};

interface Props extends Omit<LayoutProps, 'over'> {
  /** Names a tab: the market's shows the map while the market takes the map's place. */
  readonly nameOf: (id: PanelId) => string;
}

export function TabBar({ ids, unread, chosen, choose, nameOf }: Props) {
  const { sight, sheet } = useTable();
  const l = useLines(tableLines).panels;
  const { more } = useLines(phaseLines);
  const { head } = useLines(sheetLines);
  const [isFanned, fan] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFanned) return;
    const onDown = (event: PointerEvent) => !bar.current?.contains(event.target as Node) && fan(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      fan(false);
    };
    // capturing: even a touch or key that others keep for themselves closes it
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isFanned]);
  const [atHand, others] = tabsAtHand(ids);
  const tab = (id: PanelId) => {
    const Icon = nameOf(id) === l[id] ? icons[id] : MapIcon;
    const isOpen = id === chosen;
    return (
      <button
        key={id}
        type="button"
        data-panel={id}
        aria-expanded={isOpen}
        onClick={() => {
          fan(false);
          choose(isOpen ? null : id);
        }}
      >
        <Icon aria-hidden />
        <span>{nameOf(id)}</span>
        {id === 'chat' && unread > 0 && <Badge kind="signal">{unread}</Badge>}
      </button>
    );
  };
  return (
    <nav ref={bar} className={style.bar} aria-label={l.label}>
      {isFanned && (
        <div className={style.more} id="more-panels">
          {others.map(tab)}
          <button
            type="button"
            data-act="sheet"
            onClick={() => {
              fan(false);
              sight.setState({ sheet: !sheet, panel: null });
            }}
          >
            <Table2 aria-hidden />
            <span>{head}</span>
          </button>
        </div>
      )}
      {atHand.map(tab)}
      <button
        type="button"
        data-act="more"
        aria-expanded={isFanned || (chosen !== null && others.includes(chosen))}
        aria-controls="more-panels"
        onClick={() => fan(!isFanned)}
      >
        <Ellipsis aria-hidden />
        <span>{more}</span>
      </button>
    </nav>
  );
}
