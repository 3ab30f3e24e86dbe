// The panels beside the board.

export const panelIds = [
  'players',
  'companies',
  'market',
  'trains',
  'tiles',
  'charts',
  'log',
  'chat',
  'result',
] as const;
export type PanelId = (typeof panelIds)[number];

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
