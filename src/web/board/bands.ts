// The hexes of a board in some bands: a band in which nothing has changed is neither drawn nor painted again.
import { useMemo, useRef } from 'react';
import type { PictureHex } from './picture.ts';

export type Band = readonly PictureHex[];

/** Fewer hexes are painted for nothing in short bands; but every band costs something of its own. */
const LONG = 16;

export const bandsFor = (hexes: readonly PictureHex[]): number => Math.ceil(hexes.length / LONG);

export function useBands(hexes: readonly PictureHex[]): readonly Band[] {
  const before = useRef<readonly Band[]>([]);
  const bands = useMemo(() => bandsOf(hexes, before.current), [hexes]);
  before.current = bands;
  return bands;
}

/** Those of before, where their hexes are the same. */
export function bandsOf(hexes: readonly PictureHex[], before: readonly Band[]): readonly Band[] {
  return Array.from({ length: bandsFor(hexes) }, (_, at) => {
    const band = hexes.slice(at * LONG, (at + 1) * LONG);
    const known = before[at];
    return known?.length === band.length && band.every((hex, i) => hex === known[i]) ? known : band;
  });
}
