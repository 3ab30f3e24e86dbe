// Kinds of hex of Chicago Express, on the board of the web and of the terminal.
import type { HexKind } from '../../rules/map.ts';

export const chicagoKinds: Readonly<Record<HexKind, string>> = {
  plain: 'pianura',
  forest: 'foresta',
  mountain: 'montagna',
  city: 'città',
  industrial: 'città industriale',
  start: 'partenza',
  chicago: 'città',
};
