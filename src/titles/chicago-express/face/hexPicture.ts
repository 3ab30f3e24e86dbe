// One hex of Chicago Express: its print, its locomotives, and all of it in words.

import { centreAt } from '../../../web/board/geometry.ts';
import type { Ground, HexPart, PictureHex } from '../../../web/board/picture.ts';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import { companies, companyIds } from '../rules/companies.ts';
import { incomeOf } from '../rules/income.ts';
import { type cells, FORT_WAYNE, type HexId, type HexKind, hexes, isIndustrial, scales } from '../rules/map.ts';
import { costOf, takesOne } from '../rules/network.ts';
import { type ChicagoState, isDeveloped, standing } from '../rules/state.ts';
import { chicagoLines } from '../words/panels.ts';
import { marks } from './marks.ts';
import { standsIn } from './networks.ts';

export const RADIUS = 50;
const FOREST_CASH = 2;

const grounds: Readonly<Record<HexKind, Ground>> = {
  plain: 'plain',
  forest: 'forest',
  mountain: 'mountain',
  city: 'town',
  industrial: 'works',
  start: 'start',
  chicago: 'terminus',
};

const ranks: Readonly<Partial<Record<HexKind, 1 | 2 | 3>>> = { start: 1, chicago: 1, industrial: 2, city: 3 };

export function hexPicture(s: ChicagoState, cell: (typeof cells)[number], words: Words, lang: Lang): PictureHex {
  const { id } = cell;
  const { kind, name } = hexes[id];
  return {
    id,
    ...centreAt(cell, RADIUS),
    ground: grounds[kind],
    ...(name ? { name } : {}),
    ...(ranks[kind] ? { rank: ranks[kind] } : {}),
    parts: partsOf(s, id),
    ...inWords(s, id, words, lang),
  };
}

/** True if nobody else may come: a start, or wild country with a locomotive. */
const isClosed = (s: ChicagoState, hex: HexId): boolean =>
  hexes[hex].kind === 'start' || (takesOne(hex) && standing(s, hex).length > 0);

function partsOf(s: ChicagoState, hex: HexId): HexPart[] {
  const { kind, development } = hexes[hex];
  const parts: HexPart[] = [];
  const owner = companyIds.find((id) => companies[id].start === hex);
  if (kind === 'start') parts.push({ kind: 'site', site: 'start', company: marks[owner!] });
  if (kind === 'chicago') parts.push({ kind: 'site', site: 'terminus' });
  if (kind === 'city') parts.push({ kind: 'site', site: 'town' });
  if (isIndustrial(hex)) parts.push({ kind: 'site', site: 'works' }, scaleOf(s, hex));
  if (!isClosed(s, hex)) parts.push({ kind: 'figure', role: 'cost', text: String(costOf(s, hex)) });
  const income = incomeOf(s, hex);
  if (income > 0) parts.push({ kind: 'figure', role: 'income', text: `+${income}` });
  if (isDeveloped(s, hex)) parts.push({ kind: 'house' });
  else if (development > 0 && !isIndustrial(hex))
    parts.push({ kind: 'figure', role: 'growth', text: `+${development}` });
  for (const { company, spot } of standsIn(s, hex, RADIUS))
    parts.push({ kind: 'token', company: marks[company], at: spot });
  if (hex === FORT_WAYNE && !s.wabashOpen) parts.push({ kind: 'awaits', company: marks.WAB });
  return parts;
}

function scaleOf(s: ChicagoState, hex: keyof typeof scales): HexPart {
  const values: readonly number[] = scales[hex];
  return { kind: 'scale', steps: values.length, reached: values.indexOf(s.industry[hex]) + 1 };
}

/** A sentence, and the columns of the textual board. */
function inWords(s: ChicagoState, hex: HexId, { f }: Words, lang: Lang): Pick<PictureHex, 'label' | 'row'> {
  const lines = chicagoLines[lang];
  const { kind, development } = hexes[hex];
  const here = standing(s, hex);
  const closed = isClosed(s, hex);
  const income = incomeOf(s, hex);
  const owner = companyIds.find((id) => companies[id].start === hex);
  const facts = [
    kind === 'start' ? lines.startOf(f.name(owner!)) : lines.kinds[kind],
    closed ? lines.full : lines.nextCosts(f.money(costOf(s, hex)), income),
    here.length > 0 ? lines.here(f.list(here.map((company) => f.name(company)))) : lines.nobody,
  ];
  if (isDeveloped(s, hex)) facts.push(lines.developed);
  else if (isIndustrial(hex)) facts.push(lines.scale(s.industry[hex], scales[hex].join(' ')));
  else if (kind === 'forest') facts.push(lines.forestPays(f.money(FOREST_CASH)));
  else if (development > 0) facts.push(lines.develops(development));
  return {
    label: `${f.name(hex)}: ${facts.join('; ')}`,
    row: {
      place: f.name(hex),
      kind: [facts[0]!, ...facts.slice(3)].join('; '),
      cost: closed ? '–' : f.money(costOf(s, hex)),
      income: income > 0 ? `+${income}` : '',
      here: here.map((company) => f.name(company)).join(', '),
    },
  };
}
