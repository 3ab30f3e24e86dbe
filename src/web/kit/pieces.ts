// The tokens that lie in the box, by company.
import type { RailState } from '../../kernel/index.ts';
import type { RailFace } from './railFace.ts';

export function piecesOf<S extends RailState>({ game }: RailFace<S>, s: S): Readonly<Record<string, number>> {
  const placed = Object.values(s.board.tokens).flat();
  const inAll = (id: string) =>
    game.tokens?.(id) ?? game.tokensLeft(s, id) + placed.filter((company) => company === id).length;
  return Object.fromEntries([...(game.minors?.(s) ?? []), ...game.companies(s)].map((id) => [id, inAll(id)]));
}
