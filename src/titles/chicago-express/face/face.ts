// The face of Chicago Express.

import type { GameFace } from '../../../web/kit/face.ts';
import { companies, companyIds } from '../rules/companies.ts';
import { chicagoLines } from '../words/panels.ts';
import { Brief } from './Brief.tsx';
import { brings } from './brings.ts';
import { chapters } from './chapters.ts';
import { facts } from './facts.ts';
import { marks } from './marks.ts';
import { Panels } from './Panels.tsx';
import { picture } from './picture.ts';
import { series } from './series.ts';

export const chicagoExpressFace: GameFace = {
  marks,
  picture,
  facts,
  chapters,
  pieces: () => Object.fromEntries(companyIds.map((id) => [id, companies[id].locomotives])),
  companiesAt: (_, hex) => companyIds.filter((id) => companies[id].start === hex).map((company) => ({ company })),
  puts: ['built', 'developed'],
  worthIsCash: true,
  flat: ['auction', 'build'],
  Brief,
  Panels,
  series,
  brings: (state, chosen, seat) => brings(state, chosen as Parameters<typeof brings>[1], seat),
  reasons: (lang) => chicagoLines[lang].reasons,
};
