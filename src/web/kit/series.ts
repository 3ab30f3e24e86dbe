// What is charted in an 18xx game besides the worth and the cash of the players.

import { type RailGame, type RailState, sharePrice, treasuryOf } from '../../kernel/index.ts';
import { railLines } from '../../words/web/rail.ts';
import type { Series } from './face.ts';

export function seriesOf<S extends RailState>(game: RailGame<S>): readonly Series[] {
  const byCompany = (value: (s: S, id: string) => number) => (state: unknown) =>
    Object.fromEntries(game.companies(state as S).map((id) => [id, value(state as S, id)]));
  return [
    {
      id: 'prices',
      of: 'companies',
      title: (lang) => railLines[lang].columns.price.title,
      value: byCompany((s, id) => sharePrice(game, s, id)),
    },
    {
      id: 'treasuries',
      of: 'companies',
      title: (lang) => railLines[lang].columns.treasury.title,
      value: byCompany((s, id) => treasuryOf(s, id)),
    },
  ];
}
