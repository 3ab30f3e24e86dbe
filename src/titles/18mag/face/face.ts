// The face of 18Mag: its description with its words and marks.

import type { GameFace } from '../../../web/kit/face.ts';
import { face18xx } from '../../../web/kit/face18xx.ts';
import type { RailFace } from '../../../web/kit/railFace.ts';
import type { Fact } from '../../../web/panels/tableFacts.ts';
import type { Lang } from '../../../words/phrases.ts';
import { roundName } from '../../../words/roundName.ts';
import { railLines } from '../../../words/web/rail.ts';
import { mapOf } from '../rules/map.ts';
import { draftLimits } from '../rules/opening/draftLimits.ts';
import { rail18mag } from '../rules/rail.ts';
import type { State18Mag } from '../rules/state.ts';
import { lastPhase, phases, trainFacts } from '../rules/trains.ts';
import { companyName } from '../words/names.ts';
import { lines18mag } from '../words/panels.ts';
import { chapters } from './chapters.ts';
import { marks } from './marks.ts';
import { Panels } from './Panels.tsx';
import { tradeOf } from './tradeOf.ts';

const face: RailFace<State18Mag> = {
  game: rail18mag,
  marks,
  head: (lang) => lines18mag[lang].majors,
  minors: {
    head: (lang) => lines18mag[lang].minors,
    columns: (lang) => [{ id: 'terrain', ...lines18mag[lang].terrainTokens, term: 'terrainToken' }],
    more: minorMore,
  },
  trade: tradeOf,
  saleNote,
  phaseName: (s, lang) => lines18mag[lang].phases[s.phase],
  phaseFacts: (s, lang) => [{ id: 'wagon', label: lines18mag[lang].wagon, value: String(phases[s.phase].wagon) }],
  phaseNotes(s, lang) {
    const l = lines18mag[lang].phaseNotes;
    const by = { yellow: [], green: [l.second, l.markers], brown: [l.third, l.markers], gray: [l.fourth, l.markers] };
    return [...by[s.phase], ...(s.phase === lastPhase(s) ? [l.last] : [])];
  },
  brief,
  zones: (lang) => lines18mag[lang].zones,
  reasons: (lang) => lines18mag[lang].reasons,
};

/** On offer: where it is at home, and its terrain tokens. */
function minorMore(s: State18Mag, id: string, lang: Lang): Fact[] {
  const home = rail18mag.homes(s).find(({ company }) => company === id);
  if (!home) return [];
  const l = lines18mag[lang];
  const { terrain } = rail18mag.figures(s, id);
  const facts = [l.home(mapOf(s).hexes[home.hex]?.name ?? home.hex), ...(terrain ? [l.terrain(terrain)] : [])];
  return [{ id: 'home', label: '', value: facts.join(' · ') }];
}

function saleNote(s: State18Mag, type: string, lang: Lang): string {
  const l = lines18mag[lang];
  const seller = l.sells(companyName(trainFacts(s, type).seller));
  return s.roundTiles.includes(type) ? `${seller}; ${l.bringsPhase}` : seller;
}

function brief(s: State18Mag, lang: Lang): readonly string[] {
  const l = lines18mag[lang];
  return [railLines[lang].trains.phase(l.phases[s.phase]), ...roundIn(s, lang)];
}

/** Name of the round. */
function roundIn(s: State18Mag, lang: Lang): readonly string[] {
  const l = lines18mag[lang];
  for (const frame of s.flow.toReversed()) {
    if (frame.kind === 'operating') return [roundName(frame), ...(frame.last ? [l.lastSet] : [])];
    if (frame.kind === 'stock') return [roundName(frame)];
    if (frame.kind === 'draft') {
      const { minors, shares } = draftLimits(s);
      return [l.draft(minors, shares)];
    }
  }
  return [];
}

/** Fields that name a company: in others, a minor's number is a type of train, a tile, a percentage. */
const companyFields = ['item', 'company', 'minor', 'from', 'wagons', 'major'];

const seldom = ['scrapTrain'];

/** The amount of a dividend: withheld money lowers the price. */
const fullFields = ['amount'];

export const face18mag = (players: number): GameFace =>
  face18xx(
    face,
    { Panels, companyFields, seldom, fullFields, quietReasons: ['terrain.noToken'], chapters },
    { players },
  );
