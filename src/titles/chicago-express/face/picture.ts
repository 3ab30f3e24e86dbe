// The board of Chicago Express as a picture.
import type { Core } from '../../../engine/index.ts';
import { commonLegend } from '../../../web/board/commonLegend.ts';
import { centreAt } from '../../../web/board/geometry.ts';
import type { BoardPicture, LegendEntry, PictureLettering } from '../../../web/board/picture.ts';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import { companyIds } from '../rules/companies.ts';
import { cells, type HexId } from '../rules/map.ts';
import type { ChicagoState } from '../rules/state.ts';
import { chicagoLines } from '../words/panels.ts';
import { hexPicture, RADIUS } from './hexPicture.ts';
import { marks } from './marks.ts';
import { linesOf, standsIn } from './networks.ts';
import { watersAt } from './waters.ts';

const FRAME = { x: -78, y: -66, width: 1510, height: 1036 };
/** Lines of the legend with room below the western plains: companies, grounds and figures. */
const ON_MAP = companyIds.length + 6;
const waters = watersAt(RADIUS);
const centres = new Map(cells.map((cell) => [cell.id, centreAt(cell, RADIUS)]));

export function picture(state: Core, words: Words, lang: Lang): BoardPicture {
  const s = state as ChicagoState;
  return {
    lang,
    shape: 'flat',
    radius: RADIUS,
    frame: FRAME,
    waters,
    hexes: cells.map((cell) => hexPicture(s, cell, words, lang)),
    lines: linesOf(s, (company, hex) => {
      const { spot } = standsIn(s, hex, RADIUS).find((stand) => stand.company === company)!;
      const { x, y } = centres.get(hex as HexId)!;
      return { x: x + spot.x, y: y + spot.y };
    }),
    lettering: letteringIn(lang),
    legend: legendIn(words, lang),
    legendAt: { x: -30, y: 690, lines: ON_MAP },
  };
}

const letteringIn = (lang: Lang): PictureLettering[] => {
  const { waters: names } = chicagoLines[lang];
  return [
    { kind: 'water', text: names.michigan.split(' '), x: 8, y: 22 },
    { kind: 'water', text: [names.erie], x: 560, y: 18 },
    { kind: 'water', text: [names.atlantic], x: 1352, y: 640, turn: -72 },
  ];
};

const legendIn = (words: Words, lang: Lang): LegendEntry[] => {
  const lines = chicagoLines[lang].legend;
  return [
    ...companyIds.map((id) => ({ sign: 'company' as const, company: marks[id], text: words.f.name(id) })),
    { sign: 'ground', ground: 'forest', text: lines.forest },
    { sign: 'ground', ground: 'mountain', text: lines.mountain },
    { sign: 'part', part: { kind: 'figure', role: 'cost', text: '2' }, text: lines.cost },
    { sign: 'part', part: { kind: 'figure', role: 'income', text: '+1' }, text: lines.income },
    { sign: 'part', part: { kind: 'figure', role: 'growth', text: '+2' }, text: lines.growth },
    { sign: 'part', part: { kind: 'house' }, text: lines.house },
    { sign: 'part', part: { kind: 'site', site: 'start', company: marks.PRR }, text: lines.start },
    { sign: 'part', part: { kind: 'site', site: 'town' }, text: lines.town },
    { sign: 'part', part: { kind: 'site', site: 'works' }, text: lines.works },
    { sign: 'part', part: { kind: 'scale', steps: 4, reached: 2 }, text: lines.scale },
    { sign: 'part', part: { kind: 'site', site: 'terminus' }, text: lines.terminus },
    { sign: 'part', part: { kind: 'awaits', company: marks.WAB }, text: lines.awaits },
    ...commonLegend(lang, false),
  ];
};
