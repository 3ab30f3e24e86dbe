// Kinds of hex of Chicago Express, on the board of the web and of the terminal.
import type { HexKind } from '../../rules/map.ts';

export const chicagoKinds: Readonly<Record<HexKind, string>> = {
  plain: 'plain',
  forest: 'forest',
  mountain: 'mountain',
  city: 'city',
  industrial: 'industrial city',
  start: 'start',
  chicago: 'city',
};
