// The homes that wait in a hex: they are found once for a position, and asked for by every hex of its picture.
import type { HexId } from '../../../engine/index.ts';
import type { Home, RailState } from '../../../kernel/index.ts';
import type { RailFace } from './railFace.ts';

const known = new WeakMap<RailState, readonly Home[]>();

export function homesAt<S extends RailState>({ game }: RailFace<S>, s: S, hex: HexId): readonly Home[] {
  const all = known.get(s) ?? game.homes(s);
  known.set(s, all);
  return all.filter((home) => home.hex === hex);
}
