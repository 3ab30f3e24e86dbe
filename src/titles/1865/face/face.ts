// The face of 1865: its description with its words and marks.
import {
  type Core,
  type HexId,
  hexOfNode,
  OFFER,
  percentOf,
  place,
  type Seat,
  seatsOf,
  unitOf,
} from '../../../engine/index.ts';
import type { Table } from '../../../kernel/index.ts';
import type { LegendEntry } from '../../../web/board/picture.ts';
import type { GameFace, Rest } from '../../../web/kit/face.ts';
import { face18xx } from '../../../web/kit/face18xx.ts';
import type { RailFace } from '../../../web/kit/railFace.ts';
import type { Fact } from '../../../web/panels/tableFacts.ts';
import type { Lang } from '../../../words/phrases.ts';
import { marketLines } from '../../../words/web/market.ts';
import { dragonLimit, tradingPhase } from '../rules/chart.ts';
import { type CompanyId, companyIds, destinationOf, homeOf, type MaritimeId, maritimeIds } from '../rules/companies.ts';
import { shareWorth } from '../rules/end.ts';
import { borders, CARBONIA, COAST, corsica, PLAIN, sardinia, sea } from '../rules/hexes.ts';
import { certificatesHeld, LOAN } from '../rules/limits.ts';
import { mapOf, placesOf } from '../rules/map.ts';
import { priceIn, spotOf, startPrices } from '../rules/market.ts';
import { routeFigures } from '../rules/operating/directRoutes.ts';
import { rail1865 } from '../rules/rail.ts';
import { DRAGONS, rankOf, zoneOf } from '../rules/rank.ts';
import { isShort } from '../rules/rulings.ts';
import { openIds, operating, own, priceOf, type State1865 } from '../rules/state.ts';
import { type PhaseId, phases, trainTypes } from '../rules/trains.ts';
import { lines1865 } from '../words/panels.ts';
import { chapters } from './chapters.ts';
import { marks } from './marks.ts';
import { Outlook } from './Outlook.tsx';
import { Panels } from './Panels.tsx';

const note = (id: string, value: string): Fact => ({ id, label: '', value });

const trainOf = (s: State1865, type: string) => trainTypes(s).find((facts) => facts.type === type)!;

const isMaritime = (id: string): id is MaritimeId => (maritimeIds as readonly string[]).includes(id);

const face: RailFace<State1865> = {
  game: rail1865,
  marks,
  columns: (lang) => [
    { id: 'traffic', ...lines1865[lang].columns.traffic, term: 'traffic' },
    { id: 'coverage', ...lines1865[lang].columns.coverage, term: 'coverage' },
  ],
  more: moreOf,
  holders(s, company, lang) {
    const { name, letter } = lines1865[lang].dragons;
    const shares = percentOf(s, company, DRAGONS) / unitOf(s, company);
    return shares > 0 ? [{ name, letter, shares }] : [];
  },
  privatesHead: (lang) => lines1865[lang].maritimes,
  privateNote: (id, lang, s) => placeNote(s, id as MaritimeId, lang),
  privateName: (id, f) => f.name(id),
  playerFacts(s, seat, lang) {
    const loans = s.personalLoans[seat] ?? 0;
    return loans > 0 ? [note('loans', lines1865[lang].personalLoans(loans))] : [];
  },
  spots: () => Object.fromEntries(maritimeIds.map((id) => [id, placesOf(id).map(hexOfNode)])),
  trainNote: (s, type, lang) => lines1865[lang].train(trainOf(s, type).coverage),
  saleNote(s, type, lang, f) {
    const { lastPrice } = trainOf(s, type);
    return lastPrice === undefined ? '' : lines1865[lang].lastTrain(f.money(lastPrice));
  },
  phaseFacts,
  phaseNotes({ phase }, lang) {
    const l = lines1865[lang].phaseNotes;
    const notes: Partial<Record<PhaseId, string[]>> = {
      1: [l.draft],
      2: [l.convert],
      3: [l.greenMines],
      5: [l.brownMines, l.maritimes],
    };
    return notes[phase] ?? [];
  },
  briefMore: (s, lang) =>
    s.phase === '1' ? [] : [lines1865[lang].dragons.brief(certificatesHeld(s, DRAGONS), dragonLimit(tradingPhase(s)))],
  stopValue: (value, lang) => lines1865[lang].traffic(value),
  borders: (lang) => {
    const { names, border } = lines1865[lang].legend;
    return Object.fromEntries(
      borders.map(({ kind, cost }) => [kind, { name: names[kind], text: border(names[kind], String(cost)) }]),
    );
  },
  mark(icon, lang) {
    const l = lines1865[lang];
    if (isMaritime(icon)) return { sign: { kind: 'note', text: icon }, text: l.placeOf(icon) };
    return icon === COAST ? { text: l.coast } : icon === CARBONIA ? { text: l.carbonia } : {};
  },
  legend: (_, lang) => legendOf(lang),
  islands: true,
  inset: (t) => (isShort(t) || mapOf(t).orientation !== 'flat' ? null : INSET),
  ways: {
    columns: [
      { id: 'cost', best: 'least', money: true },
      { id: 'traffic', best: 'most' },
      { id: 'towns', best: 'most' },
    ],
    heads: (lang) => lines1865[lang].route,
    figures(s, chosen, track) {
      const { city } = chosen as { city: string };
      const figures = routeFigures(s, operating(s), city, track);
      return { cost: figures?.cost ?? 0, traffic: figures?.traffic ?? 0, towns: figures?.towns.length ?? 0 };
    },
  },
  besides: {
    at: (price) => ({ white: priceIn('white', spotOf(price)), green: priceIn('green', spotOf(price)) }),
    legend: (lang) => lines1865[lang].besides,
  },
  zones: (lang) => lines1865[lang].zones,
  causes: (lang) => ({
    soldByLeader: lines1865[lang].dragons.soldByThem,
    soldShare: marketLines[lang].soldByOthers,
  }),
  reasons: (lang) => lines1865[lang].reasons,
};

/** Companies at home there or with their destination there; and a word if its bonus has been taken. */
function placeNote(s: State1865, id: MaritimeId, lang: Lang): string {
  const l = lines1865[lang];
  const places = placesOf(id);
  const at = (where: (company: CompanyId) => string) =>
    companyIds.filter((company) => places.includes(where(company))).join(', ');
  const [home, destination] = [at(homeOf), at(destinationOf)];
  return [
    ...(home ? [l.homeOf(home)] : []),
    ...(destination ? [l.destinationOf(destination)] : []),
    ...(s.maritimes[id].bonusTaken ? [l.bonusTaken] : []),
  ].join('; ');
}

/** Corsica to the left of Sardinia: stacked, they would be three times as high as wide. */
const INSET = besideIt(Object.keys({ ...corsica, ...sea }), Object.keys(sardinia));

/** Two columns apart, the northernmost hexes at the same height. */
function besideIt(moved: readonly HexId[], rest: readonly HexId[]) {
  const [lefts, tops] = ([0, 1] as const).map((i) => [rest, moved].map((ids) => ids.map((id) => place(id)[i])));
  const letters = Math.min(...lefts![0]!) - Math.max(...lefts![1]!) - 2;
  const numbers = Math.min(...tops![0]!) - Math.min(...tops![1]!);
  // whole hexes: as many half rows down as columns aside, or an even number more
  return { hexes: new Set(moved), by: [letters, numbers + (Math.abs(letters + numbers) % 2)] as const };
}

const slot = { x: 0, y: 0 };

const legendOf = (lang: Lang): readonly LegendEntry[] => {
  const l = lines1865[lang].legend;
  return [
    { sign: 'border', border: 'plain', text: l.plain(String(PLAIN)) },
    { sign: 'track', track: 'sea', text: l.sea(String(PLAIN)) },
    { sign: 'stop', stop: { id: '', kind: 'mine', ...slot, turn: 0, slots: [slot] }, text: l.mine },
    { sign: 'label', label: { kind: 'note', text: 'M1' }, text: l.maritime },
  ];
};

/** Its kind, its place on the Dragons' chart, its loans; before its launch, the missing percentage. */
function moreOf(s: State1865, id: string, _: unknown, lang: Lang): readonly Fact[] {
  const company = id as CompanyId;
  const { status, kind, loans } = own(s, company);
  const l = lines1865[lang];
  if (status === 'waiting') return [note('kind', l.kinds[kind])];
  const zone = zoneOf(s, company);
  return [
    note('kind', l.kinds[kind]),
    ...(status === 'opened' ? [note('notLaunched', l.notLaunched(100 - percentOf(s, company, OFFER)))] : []),
    ...(zone ? [note('rank', l.rank(rankOf(s, company), zone))] : []),
    ...(loans > 0 ? [note('loans', l.loans(loans))] : []),
  ];
}

function phaseFacts({ phase }: State1865, lang: Lang): readonly Fact[] {
  const l = lines1865[lang];
  const { startsAs, tokensOnConversion } = phases[phase];
  const prices = startPrices(phase);
  return [
    ...(prices.length > 0 ? [{ id: 'start', label: l.startPrices, value: `${prices[0]}–${prices.at(-1)}` }] : []),
    ...(tokensOnConversion > 0
      ? [{ id: 'conversion', label: l.conversion, value: l.tokensAdded(tokensOnConversion) }]
      : []),
    note('startsAs', l.startsAs(l.kinds[startsAs])),
  ];
}

const companyFields = ['company', 'from', 'maritime', 'target'];

/** Possible at any time in a turn: not worth a word while they are not. */
const quiet = ['handOver', 'repayLoan'];

const needsPreview = ['absorb', 'beAbsorbed', 'convert'];

/** R162: shares at their price, less the reduction by loans. */
function rest(state: Core, lang: Lang): readonly Rest[] {
  const s = state as State1865;
  const { shares, companyLoans, personalLoans } = lines1865[lang].rest;
  const held = (sum: (company: CompanyId) => number) => (seat: Seat) =>
    openIds(s).reduce((all, id) => all + (percentOf(s, id, seat) / unitOf(s, id)) * sum(id), 0);
  const bySeat = (sum: (seat: Seat) => number) => Object.fromEntries(seatsOf(s).map((seat) => [seat, sum(seat)]));
  return [
    { head: shares, sums: bySeat(held((id) => priceOf(s, id))) },
    { head: companyLoans, sums: bySeat(held((id) => shareWorth(s, id) - priceOf(s, id))) },
    { head: personalLoans, sums: bySeat((seat) => -LOAN * (s.personalLoans[seat] ?? 0)) },
  ];
}

export const face1865 = (table: Table): GameFace =>
  face18xx(face, { Panels, Outlook, companyFields, quiet, needsPreview, rest, chapters }, table);
