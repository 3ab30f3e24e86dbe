// How the companies of 18Mag are told apart: majors by colour and letters, minors by their number on a black disc.
import { colours, majorIds, minorIds } from '../../../games/18mag/companies.ts';
import { companyName } from '../../../i18n/names18mag.ts';
import type { CompanyMark } from '../../board/picture.ts';
import { marksFrom } from '../kit18xx/marks.ts';

const majors = Object.fromEntries(
  Object.entries(marksFrom(Object.fromEntries(majorIds.map((id) => [id, colours[id].paper])))).map(([id, mark]) => [
    id,
    { ...mark, letter: companyName(id) },
  ]),
);

const minors = Object.fromEntries(
  minorIds.map((id): [string, CompanyMark] => [
    id,
    {
      letter: id,
      colour: colours[id].paper,
      ink: colours[id].ink,
      line: 'solid',
      thin: 'var(--ink)',
      disc: true,
    },
  ]),
);

export const marks: Readonly<Record<string, CompanyMark>> = { ...majors, ...minors };
