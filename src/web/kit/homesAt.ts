// The homes still waiting, on the map and by hex: computed once per position, as every hex of its picture asks.
import type { HexId } from '../../engine/index.ts';
import type { Home, RailState } from '../../kernel/index.ts';
import type { RailFace } from './railFace.ts';

const known = new WeakMap<RailState, readonly Home[]>();

export function homesOf<S extends RailState>({ game }: RailFace<S>, s: S): readonly Home[] {
  const all = known.get(s) ?? game.homes(s);
  known.set(s, all);
  return all;
}

export const homesAt = <S extends RailState>(face: RailFace<S>, s: S, hex: HexId): readonly Home[] =>
  homesOf(face, s).filter((home) => home.hex === hex);
