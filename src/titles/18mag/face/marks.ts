// Marks of the companies of 18Mag: majors by colour and letters, minors by their number on a black disc.

import type { CompanyMark } from '../../../web/board/picture.ts';
import { marksFrom } from '../../../web/kit/marks.ts';
import { isMinor } from '../rules/companies.ts';
import { rail18mag } from '../rules/rail.ts';

const colours = Object.entries(rail18mag.colours);

const majors = Object.fromEntries(colours.filter(([id]) => !isMinor(id)));

const minors = colours
  .filter(([id]) => isMinor(id))
  .map(([id, { paper, ink }]): [string, CompanyMark] => [
    id,
    { letter: id, colour: paper, ink, line: 'solid', thin: 'var(--ink)', disc: true },
  ]);

export const marks: Readonly<Record<string, CompanyMark>> = {
  ...marksFrom(majors, rail18mag.letters),
  ...Object.fromEntries(minors),
};
