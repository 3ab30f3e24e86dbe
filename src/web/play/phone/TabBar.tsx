// The panels at the foot of a phone: touching the one that is open closes it.
import {
  ChartLine,
  Grid3x3,
  type LucideIcon,
  Map as MapIcon,
  MessageSquare,
  ScrollText,
  TrainFront,
  Trophy,
  Users,
} from 'lucide-react';
import { tableLines } from '../../../i18n/web/table.ts';
import { useLines } from '../../app/lang.ts';
import { Badge } from '../../design/Badge.tsx';
import type { LayoutProps } from '../layoutProps.ts';
import type { PanelId } from '../panelIds.ts';
import style from './TabBar.module.css';

const icons: Readonly<Record<PanelId, LucideIcon>> = {
  players: Users,
  companies: TrainFront,
  market: Grid3x3,
  charts: ChartLine,
  log: ScrollText,
  chat: MessageSquare,
  result: Trophy,
};

interface Props extends Omit<LayoutProps, 'over'> {
  /** The market's place shows the map while the market has the map's. */
  readonly nameOf: (id: PanelId) => string;
}

export function TabBar({ ids, unread, chosen, choose, nameOf }: Props) {
  const l = useLines(tableLines).panels;
  return (
    <nav className={style.bar} aria-label={l.label}>
      {ids.map((id) => {
        const Icon = nameOf(id) === l[id] ? icons[id] : MapIcon;
        const isOpen = id === chosen;
        return (
          <button
            key={id}
            type="button"
            data-panel={id}
            aria-expanded={isOpen}
            onClick={() => choose(isOpen ? null : id)}
          >
            <Icon aria-hidden />
            <span>{nameOf(id)}</span>
            {id === 'chat' && unread > 0 && <Badge kind="signal">{unread}</Badge>}
          </button>
        );
      })}
    </nav>
  );
}
