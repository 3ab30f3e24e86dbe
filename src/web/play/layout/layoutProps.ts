// The props of both layouts of a table.
import type { PanelId } from './panelIds.ts';

export interface LayoutProps {
  readonly ids: readonly PanelId[];
  readonly over: boolean;
  readonly unread: number;
  readonly chosen: PanelId | null;
  readonly choose: (panel: PanelId | null) => void;
}
