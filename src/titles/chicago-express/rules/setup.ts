// The table before the first bid (R003-R012).

import { treasury } from '../../../engine/core/owner.ts';
import type { Core } from '../../../engine/core/state.ts';
import { BANK } from '../../../engine/money/bank.ts';
import { type CompanyId, companies, companyIds, openingOrder } from './companies.ts';
import type { OpeningFrame } from './frames.ts';
import { scales } from './map.ts';
import type { ChicagoState } from './state.ts';

/** R011: 120 in all, shared out evenly. */
const START_MONEY = 120;

const each = <T>(value: (id: CompanyId) => T): Record<CompanyId, T> =>
  Object.fromEntries(companyIds.map((id) => [id, value(id)])) as Record<CompanyId, T>;

export function setup(core: Core): ChicagoState {
  const seats = Array.from({ length: core.players }, (_, i) => i + 1);
  const opening: OpeningFrame = { kind: 'opening', at: 'openNextCompany', opened: 0, opener: 1, prrOwner: null };
  const onBoard: readonly CompanyId[] = openingOrder; // R006: Wabash waits on its sheet
  return {
    ...core,
    flow: [opening],
    // R012: the bank has no limit, so its purse only mirrors what is in play
    cash: {
      ...Object.fromEntries(seats.map((seat) => [seat, START_MONEY / core.players])),
      ...Object.fromEntries(companyIds.map((id) => [treasury(id), 0])),
      [BANK]: -START_MONEY,
    },
    shares: each(() => seats.map(() => 0)),
    income: each((id) => companies[id].income),
    stock: each((id) => companies[id].locomotives - (onBoard.includes(id) ? 1 : 0)),
    networks: each((id) => (onBoard.includes(id) ? [companies[id].start] : [])),
    houses: [],
    industry: { E0: scales.E0[0], I6: scales.I6[0], K4: scales.K4[0] },
    dials: { auction: 0, build: 0, develop: 0 },
    wabashOpen: false,
    ended: [],
  };
}
