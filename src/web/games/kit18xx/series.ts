// What is charted in an 18xx game besides the worth and the cash of the players.
import { treasury } from '../../../engine/core/owner.ts';
import { priceOf } from '../../../engine/market/market.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { railLines } from '../../../i18n/web/rail.ts';
import type { Series } from '../face.ts';
import type { RailGame, RailState } from './rail.ts';

export function seriesOf<S extends RailState>(game: RailGame<S>): readonly Series[] {
  const byCompany = (value: (s: S, id: string) => number) => (state: unknown) =>
    Object.fromEntries(game.companies.map((id) => [id, value(state as S, id)]));
  return [
    {
      id: 'prices',
      of: 'companies',
      title: (lang) => railLines[lang].columns.price.title,
      value: byCompany((s, id) => priceOf(game.market, s, id)),
    },
    {
      id: 'treasuries',
      of: 'companies',
      title: (lang) => railLines[lang].columns.treasury.title,
      value: byCompany((s, id) => cashOf(s, treasury(id))),
    },
  ];
}
