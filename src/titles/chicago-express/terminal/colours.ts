// The colours of Chicago Express. Every meaning of a colour has a letter too.

import type { Style } from '../../../cli/terminal/paint.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { HexKind } from '../rules/map.ts';

export const companyLetters: Readonly<Record<CompanyId, string>> = { PRR: 'P', BO: 'B', CO: 'C', NYC: 'N', WAB: 'W' };

export const companyStyles: Readonly<Record<CompanyId, Style>> = {
  PRR: { ink: 231, paper: 160, bold: true },
  BO: { ink: 231, paper: 26, bold: true },
  CO: { ink: 16, paper: 220, bold: true },
  NYC: { ink: 231, paper: 28, bold: true },
  WAB: { ink: 231, paper: 16, bold: true },
};

export const kindLetters: Readonly<Record<HexKind, string>> = {
  plain: '.',
  forest: 'f',
  mountain: 'm',
  city: 'c',
  industrial: 'i',
  start: 's',
  chicago: 'c',
};

export const papers: Readonly<Record<HexKind, number>> = {
  plain: 187,
  forest: 108,
  mountain: 180,
  city: 231,
  industrial: 183,
  start: 253,
  chicago: 222,
};

export const INK = 235;
export const FAINT_INK = 239;
/** The lattice between the hexes. */
export const EDGE: Style = { ink: 240, paper: 144 };
export const WATER: Style = { ink: 117, paper: 24 };
export const OPEN: Style = { ink: 16, paper: 51, bold: true };
export const CHOSEN: Style = { ink: 231, paper: 90, bold: true };

export const HOUSE = '⌂';
