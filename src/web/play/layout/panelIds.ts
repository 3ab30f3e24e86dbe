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

/** Panels by importance. */
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

/** The panels with tabs of their own, and the others, both in the given order. */
export function tabsAtHand(ids: readonly PanelId[]): readonly [atHand: readonly PanelId[], others: readonly PanelId[]] {
  const first = wanted.filter((id) => ids.includes(id)).slice(0, ROOM);
  return [ids.filter((id) => first.includes(id)), ids.filter((id) => !first.includes(id))];
}
