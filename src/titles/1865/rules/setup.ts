// The set-up of 1865 (R001-R011, R165, R168).
import { treasury } from '../../../engine/core/owner.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import type { Core } from '../../../engine/core/state.ts';
import { emptyMarket } from '../../../engine/market/market.ts';
import { BANK, type Money } from '../../../engine/money/bank.ts';
import { offered } from '../../../engine/shares/shares.ts';
import { type Board, emptyBoard } from '../../../engine/track/board.ts';
import { putToken } from '../../../engine/track/tokens.ts';
import { emptyDepot } from '../../../engine/trains/depot.ts';
import { box } from './box.ts';
import { type CompanyId, companiesOf, homeOf, maritimesOf } from './companies.ts';
import { mapOf } from './map.ts';
import type { CompanyState, State1865 } from './state.ts';
import { trainTypes } from './trains.ts';

/** R004: by the number of players. */
const startMoney: Readonly<Record<number, Money>> = { 2: 360, 3: 330, 4: 300 };

/** R071, R074: the certificates of a company in the initial offer. */
export const certificates = { minor: () => offered(40, 20), major: () => offered(20, 10) } as const;

/** A company not opened yet. Its token marks its home; after an absorption it has none (R007, R151). */
export const waiting = (kind: CompanyState['kind']): CompanyState => ({
  status: 'waiting',
  kind,
  start: 0,
  tokens: 0,
  traffic: 0,
  loans: 0,
  row: 0,
  operated: false,
});

/** R007: all home tokens are on the map. */
function boardOf(core: Core): Board {
  const board = emptyBoard();
  for (const id of companiesOf(core)) putToken(mapOf(core), board, id, homeOf(id));
  return board;
}

export function setup(core: Core): State1865 {
  const ids = companiesOf(core);
  const each = startMoney[core.players]!;
  const perCompany = <T>(value: (id: CompanyId) => T) => Object.fromEntries(ids.map((id) => [id, value(id)]));
  return {
    ...core,
    flow: [
      { kind: 'course', at: 'mines', set: 0 },
      { kind: 'draft', at: 'take', seat: 1, picks: 0 },
    ],
    cash: {
      [BANK]: box.money(core) - each * core.players,
      ...Object.fromEntries(seatsOf(core).map((seat) => [String(seat), each])),
      ...Object.fromEntries(ids.map((id) => [treasury(id), 0])),
    },
    shares: perCompany(certificates.minor),
    market: emptyMarket(),
    board: boardOf(core),
    depot: emptyDepot(trainTypes(core)),
    trains: {},
    phase: '1',
    priority: 1, // R008
    companies: perCompany(() => waiting('minor')) as State1865['companies'],
    maritimes: Object.fromEntries(
      maritimesOf(core).map((id) => [id, { owner: null, bonusTaken: false }]),
    ) as State1865['maritimes'],
    personalLoans: Object.fromEntries(seatsOf(core).map((seat) => [seat, 0])),
    broken: false,
    breaksBelow: 1, // R185: at zero or below
    stood: '',
    ended: null,
  };
}
