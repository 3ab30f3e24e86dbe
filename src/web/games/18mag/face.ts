// The face of 18Mag: what the kit of the 18xx games needs to know of it. Map, market and companies go by the number of
// players.
import { seatsOf } from '../../../engine/core/seats.ts';
import { type MajorId, majorNames, majorsOf, minors as minorFacts, minorsOf } from '../../../games/18mag/companies.ts';
import { draftLimits } from '../../../games/18mag/draft/limits.ts';
import { certificateLimit, certificatesHeld } from '../../../games/18mag/limits.ts';
import { mapOf } from '../../../games/18mag/maps/maps.ts';
import { marketOf } from '../../../games/18mag/market.ts';
import { operatingRounds, phases, TRAIN_LIMIT, trainFacts, trainTypes } from '../../../games/18mag/phases.ts';
import { isSmall } from '../../../games/18mag/players.ts';
import type { RunEvent } from '../../../games/18mag/run/events.ts';
import { wagonsCost } from '../../../games/18mag/run/wagons.ts';
import type { State18Mag } from '../../../games/18mag/state.ts';
import { worthOf } from '../../../games/18mag/worth.ts';
import { companyName } from '../../../i18n/names18mag.ts';
import type { Lang } from '../../../i18n/phrases.ts';
import { lines18mag } from '../../../i18n/web/g18mag.ts';
import { railLines } from '../../../i18n/web/rail.ts';
import type { GameFace } from '../face.ts';
import { face18xx } from '../kit18xx/face18xx.ts';
import type { RailGame } from '../kit18xx/rail.ts';
import { marks } from './marks.ts';
import { homesOf, minorsFor } from './minors.ts';
import { Panels } from './Panels.tsx';

const railFor = (table: { readonly players: number }): RailGame<State18Mag> => ({
  map: mapOf(table),
  market: marketOf(table),
  companies: majorsOf(table),
  head: (lang) => lines18mag[lang].majors,
  minors: minorsFor(table),
  seats: seatsOf,
  names: Object.fromEntries([
    ...majorsOf(table).map((id) => [id, majorNames[id]]),
    ...minorsOf(table).map((id) => [id, minorFacts[id].name]),
  ]),
  marks,
  trade: (id, lang) => tradeOf(table, id as MajorId, lang),
  lakes: LAKES,
  columns: (s) => phases[s.phase].columns,
  homes: homesOf,
  markers: () => [],
  idle: () => null,
  tokensLeft: (s, id) => s.tokens[id as MajorId] ?? 0,
  more: () => [],
  figure: () => 0,
  privates: () => [],
  privateNote: () => '',
  bound: () => null,
  worth: worthOf,
  certificates: (s, seat) => ({ held: String(certificatesHeld(s, seat)), limit: certificateLimit(s) }),
  priority: (s) => s.priority,
  trainTypes,
  openDepot: true,
  trainNote,
  phase: (s, lang) => ({
    id: lines18mag[lang].phases[s.phase],
    tiles: phases[s.phase].tiles,
    trainLimit: TRAIN_LIMIT,
    operatingRounds: operatingRounds(s, s.phase),
  }),
  phaseFacts: (s, lang) => [{ id: 'wagon', label: lines18mag[lang].wagon, value: String(phases[s.phase].wagon) }],
  brief,
  endlessBank: true,
  bank: () => [],
  zones: (lang) => lines18mag[lang].zones,
  reason: (reason, lang) => lines18mag[lang].reasons[reason] ?? reason,
  operating,
  wagonsCost,
  // what a mine brings is earned too
  runsIn: (event) =>
    event.type === 'trainsRan'
      ? (event as TrainsRan).runs.map((run) => ({ ...run, revenue: run.revenue + run.subsidy }))
      : null,
});

type TrainsRan = Extract<RunEvent, { type: 'trainsRan' }>;

/** Lake Balaton, on the large map and on the small one. */
const LAKES = { F9: 'Balaton', D5: 'Balaton' };

function tradeOf(table: { readonly players: number }, id: MajorId, lang: Lang): string {
  const { trades, tradesOnSmallMap } = lines18mag[lang];
  return (isSmall(table) ? tradesOnSmallMap[id] : undefined) ?? trades[id];
}

function trainNote(s: State18Mag, type: string, lang: Lang): string {
  const l = lines18mag[lang];
  const seller = l.sells(companyName(trainFacts(s, type).seller));
  return s.roundTiles.includes(type) ? `${seller}; ${l.bringsPhase}` : seller;
}

function brief(s: State18Mag, lang: Lang): readonly string[] {
  const l = lines18mag[lang];
  return [railLines[lang].trains.phase(l.phases[s.phase]), ...courseOf(s, lang)];
}

/** Which round it is. */
function courseOf(s: State18Mag, lang: Lang): readonly string[] {
  const l = lines18mag[lang];
  for (const frame of s.flow.toReversed()) {
    if (frame.kind === 'operating') return [l.round(frame.round, frame.of), ...(frame.last ? [l.lastSet] : [])];
    if (frame.kind === 'stock') return [l.stockRound];
    if (frame.kind === 'draft') {
      const { minors, shares } = draftLimits(s);
      return [l.draft(minors, shares)];
    }
  }
  return [];
}

function operating(s: State18Mag): string | null {
  const frame = s.flow.at(-1);
  return frame && 'company' in frame ? frame.company : null;
}

/** Fields that name a company: elsewhere the number of a minor is a type of train, a tile, a percentage. */
const companyFields = ['item', 'company', 'minor', 'from', 'wagons', 'major'];

const seldom = ['scrapTrain'];

/** A dividend: what is not paid out lets the price fall. */
const fullFields = ['amount'];

export const face18mag = (players: number): GameFace =>
  face18xx(railFor({ players }), { Panels, companyFields, seldom, fullFields });
