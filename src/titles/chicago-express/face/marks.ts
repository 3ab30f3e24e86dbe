// Marks of the five companies: colour, letter and pattern of the line.

import type { CompanyMark } from '../../../web/board/picture.ts';
import type { CompanyId } from '../rules/companies.ts';

const LIGHT = '#fffdf7';
const DARK = '#1b2029';

export const marks: Readonly<Record<CompanyId, CompanyMark>> = {
  PRR: { letter: 'P', colour: 'var(--co-red)', ink: LIGHT, line: 'solid' },
  BO: { letter: 'B', colour: 'var(--co-blue)', ink: LIGHT, line: 'chequered' },
  CO: { letter: 'C', colour: 'var(--co-yellow)', ink: DARK, line: 'dotted' },
  NYC: { letter: 'N', colour: 'var(--co-green)', ink: LIGHT, line: 'double' },
  WAB: { letter: 'W', colour: 'var(--co-black)', ink: LIGHT, line: 'ticked', thin: 'var(--ink)' },
};

/** From north to south, as the lines run: the order of locomotives in one hex. */
export const northToSouth: readonly CompanyId[] = ['NYC', 'PRR', 'WAB', 'BO', 'CO'];
