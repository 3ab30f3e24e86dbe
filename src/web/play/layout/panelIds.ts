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
