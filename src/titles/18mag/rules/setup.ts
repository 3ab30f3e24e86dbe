// The set-up of 18Mag (R004, R008-R015, R194).

import { shuffle } from '../../../engine/core/chance.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import type { Core } from '../../../engine/core/state.ts';
import { emptyMarket, putMarker } from '../../../engine/market/market.ts';
import { BANK } from '../../../engine/money/bank.ts';
import { type Certificates, offered, POOL } from '../../../engine/shares/shares.ts';
import { emptyBoard } from '../../../engine/track/board.ts';
import { emptyDepot } from '../../../engine/trains/depot.ts';
import { type CompanyId, type MajorId, majorsOf, minors, minorsOf, tokensOf } from './companies.ts';
import { spotOfPrice, startCards } from './market.ts';
import { newDraft } from './opening/draft.ts';
import { isSolo } from './players.ts';
import type { MinorState, State18Mag } from './state.ts';
import { trainTypes } from './trains.ts';

/** R013, R015: everything lies in the bank, the director's certificate too. */
const inTheBank = (): Certificates => {
  const all = offered(20, 10);
  return { ...all, holders: all.holders.map(() => POOL) };
};

type Stacked = (majors: readonly MajorId[]) => readonly MajorId[];

/** R010: majors with one start price are stacked by chance. */
export function setup(core: Core, stacked: Stacked = (majors) => shuffle(core, majors)): State18Mag {
  const majors = majorsOf(core);
  const companies: readonly CompanyId[] = [...minorsOf(core), ...majors];
  const prices = shuffle(core, startCards).slice(0, majors.length); // R008
  const placed = stacked(majors);
  const s: State18Mag = {
    ...core,
    flow: [isSolo(core) ? { kind: 'istvanSetup', at: 'drawCards' } : newDraft(core)],
    cash: {
      [BANK]: 0,
      ...Object.fromEntries(seatsOf(core).map((seat) => [String(seat), 0])), // R004
      ...Object.fromEntries(companies.map((id) => [treasury(id), 0])),
    },
    shares: Object.fromEntries(majors.map((id) => [id, inTheBank()])),
    market: emptyMarket(),
    board: emptyBoard(),
    depot: emptyDepot(trainTypes(core)),
    trains: {},
    phase: 'yellow',
    priority: 1, // R011
    minors: Object.fromEntries(
      minorsOf(core).map((id): [string, MinorState] => [
        id,
        { owner: null, status: 'offered', terrainTokens: minors[id].terrainTokens, operated: false },
      ]),
    ),
    tokens: Object.fromEntries(companies.map((id) => [id, tokensOf(id)])),
    roundTiles: trainTypes(core)
      .map(({ type }) => type)
      .filter((type) => type !== '2'), // R028, R194
    markers: 0,
    phasesBy: [],
    setEnds: false,
    solo: isSolo(core) ? { cards: {}, shareCard: null } : null,
    ended: null,
  };
  for (const id of placed) putMarker(s, id, spotOfPrice(prices[majors.indexOf(id)]!));
  return s;
}
