// Visible facts of a position of Chicago Express.
import { treasury } from '../../../../src/engine/core/owner.ts';
import { cashOf } from '../../../../src/engine/money/bank.ts';
import { companyIds } from '../../../../src/titles/chicago-express/rules/companies.ts';
import type { ChicagoState } from '../../../../src/titles/chicago-express/rules/state.ts';
import type { Seen } from '../seen.ts';

export function seen(s: ChicagoState): Seen {
  return {
    money: {
      bank: cashOf(s, 'bank'),
      seats: Array.from({ length: s.players }, (_, i) => cashOf(s, i + 1)),
      treasuries: Object.fromEntries(companyIds.map((id) => [id, cashOf(s, treasury(id))])),
      income: s.income,
    },
    holdings: { shares: s.shares, locomotives: s.stock },
    board: {
      networks: Object.fromEntries(companyIds.map((id) => [id, [...s.networks[id]].sort()])),
      houses: [...s.houses].sort(),
      industry: s.industry,
      dials: s.dials,
      wabash: s.wabashOpen,
      ended: s.ended,
    },
  };
}
