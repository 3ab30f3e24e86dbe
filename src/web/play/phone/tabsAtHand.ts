// Which panels stand in the bar of a phone, and which are one touch further.
import type { PanelId } from '../layout/panelIds.ts';

/** What is wanted most comes first. */
const wanted: readonly PanelId[] = [
  'result',
  'players',
  'companies',
  'market',
  'log',
  'chat',
  'charts',
  'trains',
  'tiles',
];
const ROOM = 5;

/** Both in the order in which they are given. */
export function tabsAtHand(ids: readonly PanelId[]): readonly [atHand: readonly PanelId[], others: readonly PanelId[]] {
  const first = wanted.filter((id) => ids.includes(id)).slice(0, ROOM);
  return [ids.filter((id) => first.includes(id)), ids.filter((id) => !first.includes(id))];
}
