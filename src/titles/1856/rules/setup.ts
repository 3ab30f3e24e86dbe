// The set-up of 1856 (R002-R006).
import { seatsOf } from '../../../engine/core/seats.ts';
import { type Core, ruling } from '../../../engine/core/state.ts';
import { emptyMarket } from '../../../engine/market/market.ts';
import { BANK } from '../../../engine/money/bank.ts';
import { offered } from '../../../engine/shares/shares.ts';
import { emptyBoard } from '../../../engine/track/board.ts';
import { emptyDepot } from '../../../engine/trains/depot.ts';
import { box } from './box.ts';
import { type CompanyId, companyIds } from './companies.ts';
import type { PrivatesFrame } from './frames.ts';
import { type PrivateId, privateIds, RIGHTS_FOR_SALE } from './privates.ts';
import { type CompanyState, type State1856, UNSOLD } from './state.ts';
import { trainTypes } from './trains.ts';

/** R002: starting money of all players together. */
const START_TOTAL = 1500;

/** R123: 1 if the bank breaks with its last unit; 0 if, by ruling, only when it has paid more than it had. */
export const bankBreaksBelow = (s: Core): number => (ruling(s, 'bankBreaks') === 'atZero' ? 1 : 0);

const company = (): CompanyState => ({
  status: 'waiting',
  par: 0,
  capital: null,
  escrow: 0,
  loans: 0,
  linked: false,
  operated: false,
  floated: false,
  rights: [],
});

const forAll = <K extends string, V>(ids: readonly K[], value: () => V): Record<K, V> =>
  Object.fromEntries(ids.map((id) => [id, value()])) as Record<K, V>;

export function setup(core: Core): State1856 {
  const each = START_TOTAL / core.players;
  const purses = Object.fromEntries(seatsOf(core).map((seat) => [String(seat), each]));
  const auction: PrivatesFrame = {
    kind: 'privates',
    at: 'resolve',
    seat: 1, // R006
    passes: 0,
    discount: 0,
    bids: forAll<PrivateId, never[]>(privateIds, () => []),
    contested: null,
    lastBuyer: null,
  };
  return {
    ...core,
    flow: [auction],
    cash: { [BANK]: box.money - START_TOTAL, ...purses },
    shares: forAll<CompanyId, ReturnType<typeof offered>>(companyIds, () => offered(20, 10)), // R005
    market: emptyMarket(),
    board: emptyBoard(),
    depot: emptyDepot(trainTypes(core)),
    trains: {},
    phase: '2',
    priority: 1,
    companies: forAll(companyIds, company),
    privates: forAll(privateIds, () => UNSOLD),
    port: null,
    rightsLeft: { bridge: RIGHTS_FOR_SALE, tunnel: RIGHTS_FOR_SALE },
    canadaUsed: false,
    kitchenerUsed: false,
    cgr: { stage: 'before', buyer: null, permanent: false, firstTurn: null, certLimit: 0 },
    broken: false,
    breaksBelow: bankBreaksBelow(core),
    ended: null,
    bankrupt: null,
  };
}
