// The face of 1856: what the kit of the 18xx games needs to know of it.

import { isTreasury } from '../../../engine/core/owner.ts';
import {
  CGR_TOKENS,
  cgrName,
  colours,
  companyIds,
  isOrdinary,
  ordinaries,
  ordinaryIds,
} from '../../../games/1856/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../games/1856/limits.ts';
import { map } from '../../../games/1856/map.ts';
import { market } from '../../../games/1856/market.ts';
import { phases, trainTypes } from '../../../games/1856/phases.ts';
import { type PrivateId, privateIds, privates, rightIds } from '../../../games/1856/privateCompanies.ts';
import type { RunEvent } from '../../../games/1856/run/events.ts';
import { type PrivatesFrame, type State1856, UNSOLD } from '../../../games/1856/state.ts';
import { worthOf } from '../../../games/1856/worth.ts';
import { lines1856 } from '../../../i18n/web/g1856.ts';
import { face18xx } from '../kit18xx/face18xx.ts';
import { marksFrom } from '../kit18xx/marks.ts';
import type { Home, Marker, RailGame } from '../kit18xx/rail.ts';

const marks = marksFrom(Object.fromEntries(companyIds.map((id) => [id, colours[id].paper])));

const rail: RailGame<State1856> = {
  map,
  market,
  companies: companyIds,
  names: Object.fromEntries(companyIds.map((id) => [id, isOrdinary(id) ? ordinaries[id].name : cgrName])),
  marks,
  columns: (s) => phases[s.phase].offboard,
  homes,
  markers,
  idle(s, id) {
    const { status } = s.companies[id as keyof typeof s.companies];
    return status === 'started' ? null : status;
  },
  par: (s, id) => s.companies[id as keyof typeof s.companies].par,
  tokensLeft,
  more: (lang) => [
    { id: 'loans', ...lines1856[lang].loans },
    { id: 'escrow', ...lines1856[lang].escrow },
  ],
  figure(s, id, column) {
    const company = s.companies[id as keyof typeof s.companies];
    return column === 'loans' ? company.loans : company.escrow;
  },
  privates: (s) =>
    privateIds.flatMap((id) => {
      const owner = s.privates[id];
      if (owner === null) return [];
      const { name, price, revenue } = privates[id];
      return [{ id, name, price, revenue, owner: owner === UNSOLD ? null : owner, bids: auctionOf(s)?.bids[id] ?? [] }];
    }),
  privateNote: (id, lang) => lines1856[lang].privates[id as PrivateId],
  bound(s, id) {
    if (!isOrdinary(id) || s.companies[id].linked) return null;
    const { destination, alternate } = ordinaries[id];
    return s.options.alternateDestinations === 'yes' ? alternate : destination;
  },
  worth: worthOf,
  certificates: (s, seat) => ({ held: halves(certificatesHeld(s, seat)), limit: certificateLimit(s) }),
  priority: (s) => s.priority,
  trainTypes,
  phase: (s) => ({ id: s.phase, ...phases[s.phase] }),
  bank: (s, lang) => rightIds.map((id) => ({ id, label: lines1856[lang].rights[id], value: String(s.rightsLeft[id]) })),
  zones: (lang) => lines1856[lang].zones,
  reason: (reason, lang) => lines1856[lang].reasons[reason] ?? reason,
  operating,
  runsIn: (event) => (event.type === 'trainsRan' ? (event as RunEvent).runs : null),
};

function operating(s: State1856): string | null {
  const frame = s.flow.at(-1);
  if (frame?.kind === 'discard') return frame.queue[0] ?? null;
  if (frame?.kind === 'city') return frame.queue[0]?.company ?? null;
  return frame?.kind === 'turn' || frame?.kind === 'raise' || frame?.kind === 'offer' ? frame.company : null;
}

const auctionOf = (s: State1856) => s.flow.find((frame) => frame.kind === 'privates') as PrivatesFrame | undefined;

const halves = (count: number): string => `${Math.floor(count / 2)}${count % 2 === 1 ? '½' : ''}`;

const isPlaced = (s: State1856, id: string): boolean =>
  Object.values(s.board.tokens).some((slots) => slots.includes(id));

/** A home is kept until the company has come, or never will. */
function homes(s: State1856): Home[] {
  return ordinaryIds.flatMap((company) => {
    const { status } = s.companies[company];
    const gone = status === 'closed' || status === 'absorbed' || isPlaced(s, company);
    const { home, homeCity } = ordinaries[company];
    return gone ? [] : [{ company, hex: home, city: homeCity }];
  });
}

/** The port of the Great Lakes Shipping Company, and hexes that private companies keep closed. */
function markers(s: State1856): Marker[] {
  const port = s.port
    ? [{ hex: s.port.hex, sign: { kind: 'icon' as const, icon: 'port', company: marks[s.port.company]! } }]
    : [];
  const closed = privateIds.flatMap((id): Marker[] => {
    const { blocks } = privates[id];
    const owner = s.privates[id];
    const keeps = blocks !== undefined && owner !== null && !isTreasury(owner);
    return keeps ? [{ hex: blocks, sign: { kind: 'note', text: id } }] : [];
  });
  return [...port, ...closed];
}

function tokensLeft(s: State1856, id: string): number {
  const placed = Object.values(s.board.tokens)
    .flat()
    .filter((company) => company === id).length;
  return (isOrdinary(id) ? ordinaries[id].tokens.length : CGR_TOKENS) - placed;
}

export const face1856 = face18xx(rail);
