// Charts of Chicago Express besides the players' money.
import { cashOf, treasury } from '../../../engine/index.ts';
import type { Series } from '../../../web/kit/face.ts';
import { companyIds } from '../rules/companies.ts';
import type { ChicagoState } from '../rules/state.ts';
import { chicagoLines } from '../words/panels.ts';
import { dividendsOf, seatsOf } from './facts.ts';

export const series: readonly Series[] = [
  {
    id: 'income',
    of: 'players',
    title: (lang) => chicagoLines[lang].series.income,
    value(state) {
      const s = state as ChicagoState;
      return Object.fromEntries(seatsOf(s).map((seat) => [seat, dividendsOf(s, seat)]));
    },
  },
  {
    id: 'companies',
    of: 'companies',
    title: (lang) => chicagoLines[lang].series.companies,
    value: (state) => (state as ChicagoState).income,
  },
  {
    id: 'treasuries',
    of: 'companies',
    title: (lang) => chicagoLines[lang].series.treasuries,
    value: (state) => Object.fromEntries(companyIds.map((id) => [id, cashOf(state as ChicagoState, treasury(id))])),
  },
];
